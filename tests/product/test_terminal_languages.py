"""The terminal in German and Italian: whole games by bots and by a person, with no word of another language."""

import re
from pathlib import Path

import pytest

from hinterzimmer.games import names
from hinterzimmer.words import house_words

from .command import refused, run

ENGLISH = re.compile(
    r"\b(the|and|throws?|turn|goes|plays|choose|seat|round|score|nothing|player|with|bullet|spares|of|your|you|is|are"
    r"|saved|resume|check|type|wins|nobody)\b",
    re.IGNORECASE,
)
"""Words that only English has, at least in a terminal."""
TYPED = {
    "karambolage": "B 5C\nR 6E\nW 2D\nready\n",
    "kablamo": "",
    "revolver-noir": "start hall\n",
    "ausbrecher": "slip RB YN OG V\n",
}
ASIDE = {
    "de": "hilfe\nwertung\ntisch\nregel\ntipp\nunsinn\n",
    "it": "aiuto\npunti\ntavolo\nregola\nconsiglio\nsciocchezze\n",
}


def english(text: str) -> list[str]:
    """The lines that speak English. What is to be typed, in a shell or at the table, is no language."""
    spoken = [line for line in text.splitlines() if "hinterzimmer " not in line]
    bare = [re.sub(r"[„«“][^“»”]*[“»”]|^> .*  |Marquis of Queensbury|/\S+\.txt", "", line) for line in spoken]
    offered = re.compile(r"^ +\d+ ")  # a menu lists what can be typed, which is the same in every language
    return [line for line in bare if not offered.match(line) and ENGLISH.search(line)]


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", names())
def test_bots_play_a_whole_game_in_words_of_one_language(game: str, language: str, tmp_path: Path) -> None:
    more = ["--rounds", "2"] if game == "karambolage" else []
    seats = ["--seats", "random,random", "--seed", "2", "--lang", language]
    done = run("play", game, *seats, "--save", str(tmp_path / "game.txt"), *more)
    assert (done.returncode, done.stderr) == (0, "")
    assert english(done.stdout) == []
    assert house_words(language)("terminal-check", command="hinterzimmer verify") in done.stdout
    story = run("replay", str(tmp_path / "game.txt"), "--lang", language)
    assert (story.returncode, story.stderr) == (0, "")
    assert english(story.stdout) == []
    assert story.stdout.splitlines()[-1] in done.stdout  # how it ended


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", names())
def test_a_person_types_a_whole_game_in_words_of_one_language(game: str, language: str, tmp_path: Path) -> None:
    more = ["--rounds", "1"] if game == "karambolage" else []
    typed = TYPED[game] + ASIDE[language] + ("end\n" if game == "karambolage" else "1\n") * 400
    seats = ["--seats", "you:Ada,random", "--seed", "5", "--lang", language, *more]
    done = run("play", game, *seats, "--save", str(tmp_path / "game.txt"), typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    house = house_words(language)
    assert house("terminal-help") in done.stdout
    assert house("terminal-try-help", word=house("terminal-word-help")) in done.stdout
    assert english(done.stdout) == []
    assert house("terminal-check", command="hinterzimmer verify") in done.stdout


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game", names())
def test_the_rules_for_players_can_be_read_in_every_language(game: str, language: str) -> None:
    done = run("rules", game, "--read", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout) > 3000
    assert "<!--" not in done.stdout
    assert len(re.findall(r"\bthe\b", done.stdout)) == 0


def test_an_unknown_language_is_refused_in_one_line() -> None:
    for command in (["play", "kablamo"], ["replay", "x.txt"], ["lookback", "x.txt"], ["rules", "kablamo", "--read"]):
        assert "invalid choice: 'xx'" in refused(*command, "--lang", "xx")
    assert "whose rules?" in refused("rules", "--read")
