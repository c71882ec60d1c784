"""The five players of Kablamo at every table, their advice, and what a table is worth."""

import pytest

from hinterzimmer.bots.playout import play_out
from hinterzimmer.engine.bots import Bot, Reason, Seat
from hinterzimmer.engine.chance import RandomStream, SeededStream
from hinterzimmer.engine.errors import BadSeats
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.testing import every_setting
from hinterzimmer.games.kablamo import GAME
from hinterzimmer.games.kablamo.bots import TEAM
from hinterzimmer.games.kablamo.bots.players import LEVELS, Habitual, Searching, win_shares
from hinterzimmer.games.kablamo.bots.search import Search
from hinterzimmer.words import level_text, reason_text

from ...kablamo.scene import go, scene, state

WAYS = [(settings, seats) for settings in every_setting(GAME) for seats in GAME.seat_counts]


def quick(level: int, rng: RandomStream) -> Bot:
    """A player of a level that tries little out."""
    bot = TEAM.make_bot(level, rng)
    if isinstance(bot, Searching):
        bot.search = Search(6, 1.0)
    return bot


@pytest.mark.heavy
@pytest.mark.parametrize("level", range(1, 5))
def test_levels_without_search_play_every_table_to_its_end(level: int) -> None:
    for number, (settings, seats) in enumerate(WAYS):
        table = GAME.start(seats, settings, events=False)
        bots = [quick(level, SeededStream(f"{number} {seat}")) for seat in range(seats)]
        play_out(GAME, table, SeededStream(number), bots)
        assert table.over


@pytest.mark.heavy
@pytest.mark.parametrize(("settings", "seats"), WAYS[::5])
def test_levels_with_search_play_every_kind_of_table(settings: dict[str, object], seats: int) -> None:
    table = GAME.start(seats, settings, events=False)
    bots = [quick(5 if seat < 2 else 2, SeededStream(seat)) for seat in range(seats)]
    play_out(GAME, table, SeededStream(seats), bots)
    assert table.over


def test_levels_differ_in_what_they_forget_and_try() -> None:
    rng = SeededStream(1)
    assert [type(TEAM.make_bot(level, rng)) for level in LEVELS] == [Habitual] * 4 + [Searching]
    assert [LEVELS[level].fading for level in LEVELS] == sorted([one.fading for one in LEVELS.values()], reverse=True)
    with pytest.raises(BadSeats):
        TEAM.make_bot(6, rng)


def test_levels_have_names_and_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        told = [level_text(GAME, level, language) for level in LEVELS]
        assert len({name for name, _ in told}) == 5
        assert all(about.endswith(".") for _, about in told)


@pytest.mark.parametrize(
    ("guns", "hands", "rule", "key"),
    [
        (("K 15 18", "16 17"), ("7 76", "21"), "KB-077", "escape"),
        (("14 15 18", "16 17"), ("7 76", "21"), "KB-077", "wait"),
        (("14 K 15", "76 16 17"), ("", "20"), "KB-121", "rid"),
        (("34 K 15", "76 16 17"), ("", "20"), "KB-050", "self"),
    ],
)
def test_advice_names_the_danger(guns: tuple[str, ...], hands: tuple[str, ...], rule: str, key: str) -> None:
    table = go(scene(*guns, hands=hands), rule) if rule != "KB-077" else scene(*guns, hands=hands)
    table.state.events = None
    advice = TEAM.advise(Seat(GAME, table, 0), SeededStream(7))
    assert advice.option in table.options(0)
    assert advice.option == advice.weighed[0].option
    assert advice.reason.key == key
    for language in LANGUAGES:
        sentence = reason_text(GAME, advice.reason, language, ["Ann", "Ben", "Cem"])
        assert "{" not in sentence
        assert "Marquis" not in sentence or language != "it"
    if key in ("escape", "rid"):
        assert "100%" in reason_text(GAME, advice.reason, "en")
    if key == "escape":
        assert "Regeln des Marquis of Queensbury" in reason_text(GAME, advice.reason, "de")


def test_who_is_hurt_is_told_by_name() -> None:
    reason = Reason("hurt", {"bullet": {"key": "bullet-Test-of-Honor"}, "whom": {"seat": 1}, "risk": 12})
    told = [reason_text(GAME, reason, language, ["Ann", "Ben"]) for language in LANGUAGES]
    assert all(
        name in line for name, line in zip(("Frage der Ehre", "Test of Honor", "Prova d’onore"), told, strict=True)
    )
    assert all("Ben" in line for line in told)


def test_worth_shares_the_win_and_sees_an_open_kablamo() -> None:
    shares = win_shares(scene("K 15", "16 17", hands=["20", "21"]), SeededStream(1))
    assert shares[1] > 0.75 > 0.3 > shares[0]
    assert sum(shares) <= 1.001
    table = GAME.start(3, events=False)
    assert win_shares(table, SeededStream(1)) == [1 / 3] * 3
    rng = SeededStream(5)
    play_out(GAME, table, rng, [quick(1, rng) for _ in range(3)])
    assert win_shares(table, rng) == [float(seat == state(table).winner) for seat in range(3)]
