"""A game as a readable text file: who played what with which settings, then one line a choice, chance included.

    hinterzimmer record 1
    game: NAME 1
    edition: 0123456789abcdef Name of the edition
    setting: target=300
    seat: Ann
    seat: Ben
    seed: Ann's own words
    seed:
    commitment: (SHA-256 of the secret)
    secret: (the secret, once it is opened)

    chance 2346
    1 B 5C
    end: 2 choices, sum 0123456789abcdef

Reading and writing are inverses, and whatever does not fit is refused with its line.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from hinterzimmer.engine.chance import FairStream, RandomStream, commitment
from hinterzimmer.engine.edition import Edition
from hinterzimmer.engine.errors import BadRecord, BadSeats, HinterzimmerError
from hinterzimmer.engine.game import AnyGame, Choice
from hinterzimmer.engine.seats import CHANCE, CLOCK
from hinterzimmer.engine.settings import Settings, format_value
from hinterzimmer.engine.steps import Option
from hinterzimmer.engine.table import Table

FIRST_LINE: Final = "hinterzimmer record 1"
NAME_LENGTH_MAX: Final = 60
CHECKPOINT_CHOICES: Final = 128
"""A running game copies its table after at least this many choices."""
CHECKPOINTS_MAX: Final = 2
"""The number of copies kept. Two are enough, because players take back only recent choices."""
Checkpoint = tuple[int, Table[Any]]
"""A number of choices, and the table after them."""


@dataclass
class Record:
    """A finished or running game: what was agreed, and every choice so far."""

    game: AnyGame
    edition: Edition
    settings: Settings
    seat_names: list[str]
    seeds: list[str] = field(default_factory=list)
    commitment: str | None = None
    secret: bytes | None = None
    choices: list[Choice] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat_names = [one_line(name) for name in self.seat_names]
        self.seeds = [one_line(seed) for seed in self.seeds] or [""] * len(self.seat_names)

    def header(self) -> list[str]:
        """Return the lines above the choices."""
        lines = [
            FIRST_LINE,
            f"game: {self.game.name} {self.game.version}",
            f"edition: {self.edition.fingerprint} {self.edition.name}",
            *[f"setting: {name}={format_value(value)}" for name, value in self.settings.items()],
            *[f"seat: {name}" for name in self.seat_names],
            *[f"seed: {seed}".rstrip() for seed in self.seeds],
        ]
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        return lines

    def line_number(self, choice: int) -> int:
        """Return the number of the line, from 1, with this choice (from 0)."""
        return len(self.header()) + 2 + choice

    def to_text(self) -> str:
        """Return the whole record as text."""
        lines = [*self.header(), "", *[f"{seat_label(seat)} {option.text}" for seat, option in self.choices]]
        body = "".join([line + "\n" for line in lines])
        return f"{body}end: {len(self.choices)} choices, sum {checksum(body)}\n"

    def choice_texts(self) -> list[tuple[int, str]]:
        """Return the seat and the option's text of every choice."""
        return [(seat, option.text) for seat, option in self.choices]

    def replay(self, to: int | None = None, events: bool = True) -> Table[Any]:
        """Return the table after the first `to` choices; None means all.

        Raises BadRecord if a choice is not allowed.
        """
        table = self.game.start(len(self.seat_names), self.settings, self.edition, events)
        last = len(self.choices) if to is None else min(to, len(self.choices))
        for i in range(last):
            seat, option = self.choices[i]
            try:
                table.play(seat, option)
            except HinterzimmerError as error:
                raise BadRecord(f"line {self.line_number(i)}: {error}", "choice", line=self.line_number(i)) from None
        return table

    def verify(self) -> int:
        """Check every draw against the revealed secret, and return their number.

        Raises BadRecord if the secret or the commitment is missing, or if either contradicts the record.
        """
        if self.commitment is None:
            raise BadRecord("no commitment found, so these dice can’t be verified", "no-commitment")
        if self.secret is None:
            message = "the secret has not been revealed yet; the dice can be checked once the game is over"
            raise BadRecord(message, "not-revealed")
        if commitment(self.secret) != self.commitment:
            line = len(self.header())
            raise BadRecord(f"line {line}: the secret is not the one that was committed to", "wrong-secret", line=line)
        table = self.game.start(len(self.seat_names), self.settings, self.edition, events=False)
        stream = FairStream(self.secret, tuple(self.seeds))
        for i, (seat, option) in enumerate(self.choices):
            if seat == CHANCE:
                ask = table.require_ask()
                drawn = ask.outcome(stream.below(ask.weight_total()))
                if drawn != option:
                    line = self.line_number(i)
                    message = f"line {line}: the record says {option.text}, the secret gives {drawn.text}"
                    raise BadRecord(message, "wrong-draw", line=line)
            table.play(seat, option)
        return stream.draw_count


class RecordedTable:
    """A running game with its record and its fair stream: what the seats at a table share."""

    def __init__(
        self,
        record: Record,
        stream: Callable[[bytes, tuple[str, ...], int], RandomStream] = FairStream,
        checkpoint: "Checkpoint | None" = None,
    ) -> None:
        """Start or resume a game: replay the record, then continue its stream of draws. Raises BadRecord without a
        secret.

        With a checkpoint of this record only the choices after it are replayed.
        """
        if record.secret is None:
            raise BadRecord("this record has no secret to go on with: it can be replayed, not continued", "no-secret")
        self.record = record
        self.checkpoints: list[Checkpoint] = [] if checkpoint is None else [checkpoint]
        """Copies of the table some choices ago, the latest last, so that taking back is equally fast in a long game."""
        self.table = record.replay() if checkpoint is None else self._replay_from(checkpoint)
        drawn = sum([seat == CHANCE for seat, _ in record.choices])
        self.chance = stream(record.secret, tuple(record.seeds), drawn)
        record.commitment = commitment(record.secret)
        self.chance.play_chance(self.table, record.choices)

    def play(self, seat: int, option: Option) -> None:
        """Play a choice, record it, then draw for CHANCE.

        Raises GameOver, NotAsked, AlreadyChosen or IllegalOption; then nothing has changed.
        """
        self.table.check(seat, option)
        self.accept(seat, option)

    def accept(self, seat: int, option: Option) -> None:
        """Do the same as `play` for a choice that `Table.check` has already allowed."""
        count = len(self.record.choices)
        if count - (self.checkpoints[-1][0] if self.checkpoints else 0) >= CHECKPOINT_CHOICES:
            self.checkpoints = [*self.checkpoints[1 - CHECKPOINTS_MAX :], (count, self.table.copy())]
        self.table.accept(seat, option)
        self.record.choices.append((seat, option))
        self.chance.play_chance(self.table, self.record.choices)

    def checkpoint_before(self, choices: int) -> "Checkpoint | None":
        """Return the latest checkpoint that has at most this many choices; None if there is none."""
        return next((one for one in reversed(self.checkpoints) if one[0] <= choices), None)

    def _replay_from(self, checkpoint: "Checkpoint") -> Table[Any]:
        count, table = checkpoint[0], checkpoint[1].copy()
        table.state.events = []
        for seat, option in self.record.choices[count:]:
            table.play(seat, option)
        return table


def seat_label(seat: int) -> str:
    """Return a seat's name in a record: `chance`, `clock`, or its number from 1."""
    return {CHANCE: "chance", CLOCK: "clock"}.get(seat, str(seat + 1))


def one_line(text: str) -> str:
    """Return a name or seed on one line, without control characters, at most NAME_LENGTH_MAX characters long."""
    return " ".join("".join([c if c.isprintable() else " " for c in text]).split())[:NAME_LENGTH_MAX]


def checksum(body: str) -> str:
    """Return the checksum in the closing line for the text above it."""
    return hashlib.sha256(body.encode()).hexdigest()[:16]


class RecordReader:
    """A record while it is read line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.line_number = 0

    def error(self, message: str, reason: str) -> BadRecord:
        """Return a BadRecord about the line read last."""
        return BadRecord(f"line {self.line_number}: {message}", reason, line=self.line_number)

    def next(self) -> str:
        """Return the next line. Raises BadRecord at the end."""
        self.line_number += 1
        if self.line_number >= len(self.lines):  # every line ends in a line break, so the last piece is none
            raise self.error("the record is cut off here", "cut-off")
        return self.lines[self.line_number - 1]

    def value(self, key: str) -> str:
        """Return the value of the next line. Raises BadRecord if the line has another key."""
        line = self.next()
        if line.rstrip(" ") != f"{key}:" and not line.startswith(f"{key}: "):
            raise self.error(f"expected '{key}: …', found {line[:40]!r}", "header")
        return line[len(key) + 2 :]

    def next_has_key(self, key: str) -> bool:
        """Return True if the next line has this key."""
        return self.line_number < len(self.lines) and self.lines[self.line_number].startswith(f"{key}:")


def game_name_in(text: str) -> str:
    """Return the game's name in a record. Raises BadRecord if the text is no record."""
    reader = RecordReader(text)
    if reader.next() != FIRST_LINE:
        raise reader.error("this is not a Hinterzimmer record", "not-a-record")
    return reader.value("game").partition(" ")[0]


@dataclass
class UnreadRecord(Record):
    """A record with only its header parsed. Its choices stay text, because parsing them takes as long as playing."""

    text: str = ""

    def to_text(self) -> str:
        """Return the text unchanged."""
        return self.text

    def choice_texts(self) -> list[tuple[int, str]]:
        """Return the seat and the option's text of every choice."""
        seats = {seat_label(seat): seat for seat in (CHANCE, CLOCK, *range(len(self.seat_names)))}
        lines = self.text.split("\n")[len(self.header()) + 1 : -2]
        return [(seats[who], option) for who, _, option in [line.partition(" ") for line in lines]]


def read_unread(text: str, game: AnyGame) -> UnreadRecord:
    """Parse only the header of a text that `read_record` has accepted before. Raises BadRecord."""
    record, _ = _read_header(text, game, None)
    return UnreadRecord(
        game,
        record.edition,
        record.settings,
        record.seat_names,
        record.seeds,
        record.commitment,
        record.secret,
        text=text,
    )


def read_record(text: str, game: AnyGame, edition: Edition | None = None) -> Record:
    """Return the record in this text after replaying every choice. Raises BadRecord.

    `edition` is needed if the game was not played with its own.
    """
    record, reader = _read_header(text, game, edition)
    while not reader.next_has_key("end"):
        record.choices.append(_choice(reader, record))
    closing = reader.next()
    record.replay(events=False)
    if closing != record.to_text().split("\n")[-2] or reader.lines[reader.line_number :] != [""]:
        raise reader.error("the checksum doesn’t match: the record has been altered", "altered")
    return record


def _read_header(text: str, game: AnyGame, edition: Edition | None) -> tuple[Record, RecordReader]:
    """Return the record without choices, and the reader at the first one. Raises BadRecord."""
    if game_name_in(text) != game.name:
        raise BadRecord(f"line 2: this is a game of {game_name_in(text)}, not of {game.name}", "other-game", line=2)
    reader = RecordReader(text)
    reader.next()
    if reader.value("game") != f"{game.name} {game.version}":
        message = f"written for a different rules version than version {game.version} of {game.title}"
        raise reader.error(message, "other-rules")
    used = edition or game.edition()
    if reader.value("edition").partition(" ")[0] != used.fingerprint:
        raise reader.error("played with another edition; give that edition's file as well", "other-edition")
    settings: Settings = {}
    for setting in game.settings:
        name, _, value = reader.value("setting").partition("=")
        if name != setting.name:
            raise reader.error(f"expected the setting {setting.name}, found {name!r}", "header")
        try:
            settings[name] = setting.parse(value)
        except HinterzimmerError as error:
            raise reader.error(str(error), "header") from None
    seats = []
    while reader.next_has_key("seat"):
        seats.append(reader.value("seat"))
    try:
        game.require_seat_count(len(seats))
    except BadSeats as error:
        raise reader.error(str(error), "header") from None
    seeds = [reader.value("seed") for _ in seats]
    committed = _hex(reader, "commitment") if reader.next_has_key("commitment") else None
    secret = _hex(reader, "secret") if reader.next_has_key("secret") else None
    if reader.next():
        raise reader.error("expected an empty line between the header and the choices", "header")
    record = Record(game, used, settings, seats, seeds, committed, bytes.fromhex(secret) if secret else None)
    if record.header() != reader.lines[: reader.line_number - 1]:
        raise reader.error("the header is malformed", "header")
    return record, reader


def _choice(reader: RecordReader, record: Record) -> Choice:
    who, _, text = reader.next().partition(" ")
    speakers = [seat_label(seat) for seat in (CHANCE, CLOCK, *range(len(record.seat_names)))]
    if who not in speakers:
        raise reader.error(f"{who[:40]!r} is not a player at this table", "choice")
    try:
        option = record.game.parse(text, record.edition)
    except HinterzimmerError as error:
        raise reader.error(str(error), "choice") from None
    if option.text != text:
        raise reader.error(f"{text[:40]!r} is written {option.text!r} in a record", "choice")
    return (CHANCE, CLOCK, *range(len(record.seat_names)))[speakers.index(who)], option


def _hex(reader: RecordReader, key: str) -> str:
    value = reader.value(key)
    if len(value) != 64 or any(c not in "0123456789abcdef" for c in value):
        raise reader.error(f"a {key} is 64 hexadecimal digits", "header")
    return value
