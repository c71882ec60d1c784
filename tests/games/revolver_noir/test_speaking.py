"""What the table says: in whole games every event, question and option has its sentence in every language."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from hinterzimmer.bots.random_bot import RandomBot
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.revolver_noir import GAME
from hinterzimmer.games.revolver_noir import terminal_board as board
from hinterzimmer.words import game_words
from tests.games.revolver_noir.scene import Scene

NAMES = ["Ann", "Ben"]
FOREIGN = re.compile(r"Bedroom|Library|Balcony|Kitchen|Dining|Basement|Vault|Trapdoor|Thief|Sneak|Wrecker|Assassin")
CODES = re.compile(r"\b(bedroom|hall|library|balcony|kitchen|dining|foyer|basement|vault|none|yes|undefined)\b|[{}]")


def told(fields: dict[str, Any], language: str) -> str:
    """An event in words."""
    sentence = board.tell(fields, NAMES, game_words(GAME, language))
    assert sentence is not None
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("roles", [False, True])
def test_everything_in_a_game_is_said_in_the_language(language: str, roles: bool) -> None:
    words, said, drawn = game_words(GAME, language), set(), StringIO()
    console = Console(file=drawn, width=120)
    for number in range(6):
        rng = SeededStream(f"speak {number}")
        table, bot = GAME.start(2, {"roles": roles, "aid": True}), RandomBot(rng)
        rng.play_chance(table)
        while not table.over:
            for seat in table.waiting_seats():
                view = view_of(GAME, table, seat)
                assert view.question is not None
                said |= {board.ask(view, NAMES, words), *board.menu(view, words)}
                said |= {board.label(view, one, NAMES, words) for one in view.question.options}
            console.print(board.draw(view, NAMES, words))
            table.play(seat, bot.choose(Seat(GAME, table, seat)))
            for event in table.take_events():
                said |= {board.tell(seen, NAMES, words) or "" for one in range(-1, 2) if (seen := event.seen_by(one))}
            rng.play_chance(table)
        console.print(board.sheet(view_of(GAME, table, 0), NAMES, words))
    assert len(said) > 60
    for one in (*said, drawn.getvalue()):
        assert one.strip()
        assert not CODES.search(one), one
        assert language == "en" or not FOREIGN.search(one), one


def test_rooms_stand_in_the_form_that_the_sentence_needs() -> None:
    shot = {"event": "shot", "seat": 0, "room": "kitchen", "target": "foyer", "hit": True, "ap": 0}
    assert [told(shot, one) for one in LANGUAGES] == [
        "Ann schießt aus der Küche ins Foyer: Treffer!",
        "Ann fires from the Kitchen into the Foyer: hit!",
        "Ann spara dalla Cucina nell’Ingresso: colpo a segno!",
    ]
    assert told({**shot, "target": "kitchen"}, "de") == "Ann schießt in der Küche ins Dunkle: Treffer!"
    spring = {"event": "spring", "seat": 1, "rooms": ["kitchen", "balcony"], "hit": False, "traps": 0, "ap": 1}
    assert [told(spring, one) for one in LANGUAGES] == [
        "Ben löst die Fallen in der Küche und auf der Empore aus: niemand da.",
        "Ben springs the traps in the Kitchen and on the Balcony: nobody there.",
        "Ben fa scattare le trappole nella Cucina e sulla Balconata: non c’è nessuno.",
    ]


def test_what_only_the_other_knows_is_left_out() -> None:
    move = {"event": "move", "seat": 0, "cost": 1, "ap": 1}
    assert told(move, "de") == "Ann bewegt sich. Irgendwo schließt sich eine Tür."
    assert told({**move, "room": "hall"}, "de") == "Ann geht in den Flur."
    assert told({**move, "cost": 0}, "it") == "Ann si sposta gratis. Da qualche parte si chiude una porta."
    auto = {"event": "auto", "seat": 0, "room": "basement", "traps": 1, "away": False, "ap": 1}
    assert told(auto, "de") == "Ann stellt vom Keller aus eine automatische Falle."
    assert told({**auto, "in": "dining"}, "en") == "Ann sets an automatic trap in the Dining Room from the Basement."


def test_roles_are_told_by_their_printed_names_and_their_listening_by_its_cost() -> None:
    assert (
        told({"event": "roles", "roles": ["assassin", "wrecker"]}, "de")
        == "Ann ist die Attentäterin, Ben ist der Zerstörer."
    )
    view = view_of(GAME, Scene(roles="wrecker thief").table, 0)
    assert view.question is not None
    listen = next(one for one in view.question.options if one["kind"] == "listen")
    assert board.label(view, listen, NAMES, game_words(GAME, "de")) == "Lauschen (2)"
