import pickle

import pytest

from hinterzimmer.engine.errors import BadNotation
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir.notation import parse
from hinterzimmer.games.revolver_noir.options import EVERY, Act


def test_reading_and_writing_are_inverses() -> None:
    assert len({act.text for act in EVERY}) == len(EVERY)
    for act in EVERY:
        for again in (parse(act.text), parse(act.text.upper()), pickle.loads(pickle.dumps(act))):
            assert again == act
            assert isinstance(again, Act)
            assert (again.kind, again.room, again.away, again.mask) == (act.kind, act.room, act.away, act.mask)
            assert again.details() == act.details()


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Move  Library", "move library"),
        ("move Lesezimmer", "move library"),
        ("move biblioteca", "move library"),
        ("shoot Küche", "shoot kitchen"),
        ("shoot kueche", "shoot kitchen"),
        ("shoot KUCHE", "shoot kitchen"),
        ("start Camera da letto", "start bedroom"),
        ("start camera", "start bedroom"),
        ("start Schlafz", "start bedroom"),
        ("answer Sala da pranzo", "answer dining"),
        ("answer dining room", "answer dining"),
        ("answer dining-room", "answer dining"),
        ("answer Esszimmer", "answer dining"),
        ("reveal Flur", "reveal hall"),
        ("flee ingresso", "flee foyer"),
        ("mo bed", "move bedroom"),
        ("sh cor", "shoot hall"),
        ("trap -Flur", "trap -hall"),
        ("trap - hall", "trap -hall"),
        ("trap -dining-room", "trap -dining"),
        ("auto cucina -corridoio", "auto kitchen -hall"),
        ("auto kitchen - hall", "auto kitchen -hall"),
        ("auto Keller", "auto basement"),
        ("spring Flur, Esszimmer", "spring hall dining"),
        ("spring dining room hall", "spring hall dining"),
        ("spring sala da pranzo + cantina", "spring dining basement"),
        ("e", None),
        ("end", "end"),
        ("en", "end"),
        ("ec", "echoes"),
        ("trapd", "trapdoor"),
        ("kn", "knife"),
        ("role sn", "role sneak"),
        ("deal wrecker thief", "deal thief wrecker"),
        ("first 2", "first 2"),
        ("move Gewölbe", "move vault"),
    ],
)
def test_forgiving_spellings(typed: str, meant: str | None) -> None:
    if meant is None:
        with pytest.raises(BadNotation, match=r"can mean echoes or end|can mean end or echoes"):
            parse(typed)
    else:
        assert parse(typed).text == meant
        assert GAME.parse(typed, GAME.edition()) == parse(meant)


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "-", "move", "move attic", "move b", "move hall kitchen", "shoot", "end hall", "listen hall"),
        *("spring", "spring -hall", "spring vault", "trap hall", "trap -", "trap -vault", "trap -hall -foyer"),
        *("auto", "auto vault", "auto hall -hall", "auto hall -", "start vault", "start", "move -hall", "x" * 5000),
        *("role", "role king", "role thief sneak", "deal thief", "deal thief thief", "first", "first 3", "\x00", "ü"),
    ],
)
def test_nonsense_is_refused_by_name(typed: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(typed)
    assert "\n" not in str(refused.value)
