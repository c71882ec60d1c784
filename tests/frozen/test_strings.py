"""Strings that others have kept: in databases, in records, in programs, in browsers. They never change."""

import contextlib
import hashlib
import hmac
import json
import re
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest

from hinterzimmer.bots.registry import make_bot
from hinterzimmer.cli.main import main
from hinterzimmer.engine import views
from hinterzimmer.engine.chance import FairStream, SeededStream, commitment
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.record import Record, seat_label
from hinterzimmer.engine.seats import CHANCE, CLOCK
from hinterzimmer.games import find
from hinterzimmer.room import entries, errors, wire, wire_lookback
from hinterzimmer.server.presence import parse_announcement
from hinterzimmer.server.storage.migrations import REVISIONS
from tests.frozen.stage import request
from tests.frozen.test_frozen import FROZEN
from tests.server.running import running

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hinterzimmer"
ENTRIES = {
    "opened": {"agreement", "secret"},
    "joined": {"name", "token", "seed"},
    "bot": {"at_seat", "bot"},
    "freed": {"at_seat"},
    "adjusted": {"agreement"},
    "started": set(),
    "chose": {"option", "ask", "by"},
    "held": {"option", "ask", "by"},
    "closed": {"ask"},
    "handed": {"at_seat", "bot"},
    "spoke": {"text"},
    "silenced": {"at_seat", "muted"},
    "undo_asked": {"choices"},
    "undo_answered": {"agree"},
    "again": {"secret"},
    "shown": {"record"},
}
FRAMES = {
    "hello": {"tokens", "seen"},
    "look": {"id", "seat"},
    "hint": {"id", "seat", "lang"},
    "choose": {"id", "seat", "ask", "option"},
    "start": {"id", "seat"},
    "adjust": {"id", "seat", "seats", "listed", "spectators", "hints"},
    "add_bot": {"id", "seat", "bot", "at"},
    "remove": {"id", "seat", "at"},
    "leave": {"id", "seat"},
    "hand_over": {"id", "seat", "bot"},
    "come_back": {"id", "seat"},
    "chat": {"id", "seat", "text"},
    "mute": {"id", "seat", "at", "muted"},
    "ask_undo": {"id", "seat"},
    "answer_undo": {"id", "seat", "agree"},
    "rematch": {"id", "seat"},
}
MESSAGES = {
    "update": {"seat", "number", "room", "view", "events", "chat", "times", "held"},
    "done": {"id"},
    "refused": {"id", "error", "message", "reason", "figures"},
    "hint": {"id", "ask", "option", "reason", "weighed", "why"},
}
STRUCTS = {
    wire.Clock: "kind seconds increment",
    wire.Agreement: "game seats settings clock window aids hints listed spectators edition",
    wire.NewRoom: "agreement name seed",
    wire.Join: "name seed seat",
    wire.Seated: "code seat token link private_link",
    wire.SeatInfo: "name kind bot muted here",
    wire.UndoInfo: "seat agreed",
    wire.RoomInfo: "code phase round agreement title secrets seats host commitment secret undo hints",
    wire.ChatLine: "seat name text",
    wire.ClockTimes: "left gone window",
    wire.WeightedOption: "option value",
    wire.Problem: "error message",
    wire.LevelInfo: "bot name about",
    wire.SettingInfo: "name default help rule low high",
    wire.GameInfo: "name title seats secrets settings levels has_windows",
    wire.GameList: "games bots",
    wire.ListedRoom: "code game phase",
    wire.ReplayMoment: "moment moments views events past",
    wire.LookBackStatus: "part found",
    wire.RecordUpload: "record",
    wire.RoomLink: "code link",
    views.Question: "number rule asked options chosen changeable form",
    views.SeatView: "game seat question winners scores board",
    wire_lookback.LookBackFound: "game seats curve decisions draws swings left_out",
}
"""Fields of what messages hold; agreements are stored in logs as well."""
ERRORS = {
    "AlreadyChosen", "BadEdition", "BadMessage", "BadNotation", "BadOptions", "BadOrigin", "BadPosition", "BadRecord",
    "BadSeats", "BadSetting", "Broken", "GameOver", "IllegalOption", "Muted", "NoHint", "NoRoom", "NoUndo", "NotAsked",
    "NotReady", "NotYours", "RoomError", "SeatTaken", "StaleAsk", "TooBig", "TooFast", "UnknownGame", "UnknownRule",
    "WrongPhase",
}  # fmt: skip
PATHS = {
    "/api/games", "/api/games/{game}/words/{language}", "/api/games/{game}/rules/{language}",
    "/api/rooms", "/api/rooms/{code}", "/api/rooms/{code}/join", "/api/rooms/{code}/do",
    "/api/rooms/{code}/record", "/api/rooms/{code}/replay", "/api/rooms/{code}/lookback", "/api/records",
}  # fmt: skip
FLAGS = {
    "play karambolage": "--seats --seed --save --resume --edition --lang --rounds --target --minutes",
    "simulate karambolage": "--games --seats --seed --json --edition --rounds",
    "arena karambolage": "--bots --games --seats --workers --seed --json --report --edition",
    "solve karambolage": "--balls --dice --top --json --edition",
    "rules": "--coverage --read --json --lang",
    "replay": "--to --rules --json --edition --lang",
    "lookback": "--html --json --edition --lang",
    "serve": "--host --port --db --workers --open --pace --budget --bots --rate --requests",
    "verify": "--edition",
}
WRITTEN = {
    "engine": ["hinterzimmer record 1", "hinterzimmer draw 1|"],
    "arena": ['f"{match.seed} {number} {seat}"', 'f"{match.seed} {number} chance"', 'f"{seed} {number} chance"'],
    "lookback": ['f"worth {number}"', 'f"advice {number}"'],
    "cli": ['f"seed {parsed.seed}"'],
    "server": [
        '"hinterzimmer"', '"hinterzimmer_beside"', "HINTERZIMMER_SERVER", "hinterzimmer_rooms", "hinterzimmer_sockets",
        "hinterzimmer_rooms_opened", "hinterzimmer_refused", "hinterzimmer_conflicts", "hinterzimmer_sent",
        "hinterzimmer_command_seconds", "1008", "1012", "4403", "4404", "4408",
    ],
}  # fmt: skip
"""Strings that stand in the source of a part: formats, seeds, channels, variables, metrics, codes of closing."""
BROWSER = [
    "'hz.rooms'", '"hz.notes.{info.code}.{info.round}.{seat}"', "`hz.${key}`", "'lang'", "'theme'", "'sound'", "'name'",
    "`level.${", "'hinterzimmer draw 1|'", "has('replay')", "get('moment')", "get('seat')",
]  # fmt: skip
"""Strings of the page: keys of what browsers keep, the beginning of a draw, and what links to a replay say."""


def fields(union: Any) -> dict[str, set[str]]:
    """Return the fields of tagged structs, by tag."""
    structs: tuple[Any, ...] = get_args(union)
    return {one.__struct_config__.tag: set(one.__struct_encode_fields__) for one in structs}


def test_entries_of_the_log_keep_tags_and_fields() -> None:
    found = fields(entries.AnyEntry)
    assert {tag: own | {"at", "seat", "id"} for tag, own in ENTRIES.items()}.items() <= found.items()
    log = (FROZEN / "after.sql").read_text(encoding="utf-8")
    kept = {json.loads(bytes.fromhex(entry))["kind"] for entry in re.findall(r"X'([0-9A-Fa-f]+)'", log)}
    assert kept == set(ENTRIES), "the frozen database has an entry of every kind"


def test_the_wire_keeps_tags_and_fields() -> None:
    assert FRAMES.items() <= fields(wire.Frame).items()
    messages: list[Any] = [wire.Update, wire.Done, wire.Refused, wire.Hint]
    for one in messages:
        assert one.__struct_config__.tag_field == "type"
        assert set(one.__struct_encode_fields__) == MESSAGES[one.__struct_config__.tag]


@pytest.mark.parametrize("struct", STRUCTS, ids=[struct.__name__ for struct in STRUCTS])
def test_what_messages_hold_keeps_its_fields(struct: Any) -> None:
    assert set(STRUCTS[struct].split()) <= set(struct.__struct_encode_fields__)


def test_a_record_keeps_its_keys_and_speakers() -> None:
    game = find("karambolage")
    record = Record(game, game.edition(), game.complete_settings(), ["Ann", "Ben"], secret=b"x" * 32)
    record.commitment = commitment(b"x" * 32)
    keys = [line.partition(":")[0] for line in record.to_text().splitlines() if ":" in line]
    assert list(dict.fromkeys(keys)) == ["game", "edition", "setting", "seat", "seed", "commitment", "secret", "end"]
    assert [seat_label(seat) for seat in (CHANCE, CLOCK, 0, 1)] == ["chance", "clock", "1", "2"]


def test_fair_dice_stay() -> None:
    """The order of secret, seeds, draw and attempt, tried out: these very numbers are in records."""
    stream = FairStream(b"x" * 32, ("Ann's own words", ""))
    context = hashlib.sha256(b"15:Ann's own words,0:,").digest()
    draws = [hmac.new(b"x" * 32, b"hinterzimmer draw 1|" + context + b"|%d|0" % i, "sha256").digest() for i in range(9)]
    assert [stream.below(6) for _ in range(9)] == [int.from_bytes(draw, "big") % 6 for draw in draws]


def test_announcements_between_processes_stay() -> None:
    """Old and new processes run beside each other during a deploy."""
    assert parse_announcement("0a1b2c3d k4m7pq2xyz:5 abcdefghjk:0") == (
        "0a1b2c3d",
        [("k4m7pq2xyz", 5), ("abcdefghjk", 0)],
    )
    assert list(REVISIONS)[:2] == ["0001", "0002"]


def test_errors_keep_their_names() -> None:
    def below(kind: type) -> set[str]:
        kinds: list[type] = kind.__subclasses__()
        return {kind.__name__}.union(*[below(one) for one in kinds])

    assert below(HinterzimmerError) >= ERRORS
    assert issubclass(errors.NotYours, HinterzimmerError)


def test_paths_stay(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        schema = request(server.url, "/api/openapi.json")[1]
        assert set(schema["paths"]) >= PATHS
        assert request(server.url, "/r/abcdefghjk")[0] in (200, 503)  # 503: the page has not been built


def test_bots_keep_their_names() -> None:
    for name in ("random", "level1", "level2", "level3", "level4", "level5"):
        assert make_bot(name, SeededStream(1))


@pytest.mark.parametrize("command", FLAGS)
def test_commands_keep_their_flags(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--help"])
    assert set(FLAGS[command].split()) <= set(re.findall(r"--\w+", capsys.readouterr().out))


def test_a_new_database_has_the_old_tables(tmp_path: Path) -> None:
    def columns(connection: sqlite3.Connection) -> dict[str, list[str]]:
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(row[1] for row in connection.execute(f"PRAGMA table_info({name})")) for name in tables}

    with running(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / "rooms.sqlite")) as new:
        found = columns(new)
    with contextlib.closing(sqlite3.connect(":memory:")) as old:
        old.executescript((FROZEN / "after.sql").read_text(encoding="utf-8"))
        for table, names in columns(old).items():
            assert found[table] == names


@pytest.mark.parametrize("part", WRITTEN)
def test_strings_that_others_have_kept_stay(part: str) -> None:
    text = "\n".join([path.read_text(encoding="utf-8") for path in sorted((SOURCE / part).rglob("*.py"))])
    assert [one for one in WRITTEN[part] if one not in text] == []


def test_the_builder_keeps_its_variable() -> None:
    assert 'os.environ.get("HINTERZIMMER_PURE")' in (ROOT / "setup.py").read_text(encoding="utf-8")


def test_keys_in_browsers_stay() -> None:
    paths = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    text = "\n".join([path.read_text(encoding="utf-8") for path in paths])
    assert [key for key in BROWSER if key not in text] == []
