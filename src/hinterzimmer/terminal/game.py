"""A game in a terminal: people at one keyboard, bots, and a record that can be taken up again.

It is a room like those of the server (`room/local.py`), without a server: what people type becomes commands.
"""

import os
import shlex
import tempfile
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from hinterzimmer.bots import registry
from hinterzimmer.bots.registry import team
from hinterzimmer.catalogue import statement
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream, new_secret
from hinterzimmer.engine.errors import BadSeats, HinterzimmerError, UnknownRule
from hinterzimmer.engine.events import Event
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.room import wire
from hinterzimmer.room.local import HiredBots, LocalRoom
from hinterzimmer.terminal.plain_board import board_for
from hinterzimmer.words import game_words, reason_text

HELP = """Type a choice as it is written in the list, or its number; Enter takes an only choice.
  sheet   the score sheet              board   the board again
  rule    what the rules say here      hint    what a strong player would do
  leave   leaves; the game is kept"""


LEAVE = ("leave", "quit", "exit")


class Leave(Exception):
    """Somebody leaves the table; the record is kept."""


def names_of(seats: Sequence[str]) -> list[str]:
    """Names for seats given as `you`, `you:Ann` or a bot's name; BadSeats for anything else."""
    names: list[str] = []
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind == "you":
            name = " ".join(name.split()) or "You"
            if name.split()[0].lower() in registry.names():
                raise BadSeats(f"{name!r} is the name of a bot: choose another for yourself")
        elif seat in registry.names():
            name = seat
        else:
            raise BadSeats(f"no seat {seat!r}; write you, you:NAME or one of: {', '.join(registry.names())}")
        twins = sum([one == name or one.startswith(f"{name} ") for one in names])
        names.append(f"{name} {twins + 1}" if twins else name)
    return names


def new_path(game: str) -> Path:
    """Where a new game is kept."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("hinterzimmer") / "records" / f"{game}-{stamp}-{os.getpid()}.txt"


def keep(path: Path, text: str) -> None:
    """Write a file so that at every moment the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def now_ms() -> int:
    """Return milliseconds of a clock that only goes forward."""
    return int(1000 * time.monotonic())


class Terminal:
    """One sitting at one terminal."""

    def __init__(
        self,
        console: Console,
        record: Record,
        path: Path,
        seed: int | None,
        language: str,
        edition: str | None = None,
    ) -> None:
        """Sit down to a record, which is kept in `path`; `edition` is the file of its edition if it has one of its own.

        With a seed the bots choose the same every time.
        """
        self.console = console
        self.record = record
        self.path = path
        self.edition = edition
        self.game = record.game
        self.board = board_for(record.game)
        self.language = language
        self.words = game_words(record.game, language)
        self.names = record.seat_names
        firsts = [name.split()[0] for name in self.names]
        self.bots = {seat: name for seat, name in enumerate(firsts) if name in registry.names()}
        hired = HiredBots(lambda seat: SeededStream(f"{seed} {seat}" if seed is not None else os.urandom(16).hex()))
        self.room = LocalRoom.resume(
            record, self.bots, now_ms(), hired.choose, new_secret, on_entries=lambda _: keep(path, record.to_text())
        )
        people = [seat for seat in range(len(self.names)) if seat not in self.bots]
        self.eyes = people[0] if len(people) == 1 else SPECTATOR
        self.curtained = self.game.has_secrets and len(people) > 1 and console.is_terminal
        self.story: list[Event] = []
        """What has happened since this sitting began, and how much of it each seat has heard."""
        self.heard = [0] * len(self.names)
        self.last_seat: int | None = None

    @property
    def table(self) -> Table[Any]:
        """The running table."""
        return self.room.room.table

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        keep(self.path, self.record.to_text())
        if self.record.choices and self.record.choices[-1][0] >= 0:
            self.room.take_events()  # a resumed game begins with the board, not with all that was
        parts = getattr(view_of(self.game, self.table, SPECTATOR).board, "reconstructed", [])
        if parts:
            self.console.print(Text(f"Reconstructed in this edition: {', '.join(parts)}.", "italic"))
        self.console.print(f"Commitment to the dice: {self.record.commitment}", soft_wrap=True)
        try:
            while not self.table.over:
                self.report()
                self.step()
        except Leave:
            self.console.print(f"\nKept in {self.path}", soft_wrap=True, markup=False)
            resume = self.command_line("play", self.game.name, "--resume")
            self.console.print(f"Go on with: {resume}", soft_wrap=True, markup=False)
            return
        self.report()
        if self.curtained:
            self.tell(self.story[max(self.heard) :], SPECTATOR)
        self.end()

    def step(self) -> None:
        """Get one answer, from a bot or a person."""
        seat = self.table.waiting_seats()[0]
        if seat in self.bots:
            self.room.play_bots({seat: self.bots[seat]}, "bot", now_ms())
        elif not self.ordered(seat):
            self.curtain(seat)
            self.person(seat)

    def ordered(self, seat: int) -> bool:
        """Answer by a standing order, where the game has such orders and this person has given one."""
        answer = self.game.standing_order(self.table.state, seat)
        if answer is None or answer not in self.table.options(seat):
            return False
        self.choose(seat, answer.text)
        return True

    def choose(self, seat: int, text: str) -> None:
        """Play a choice; the room has the record kept before anything else is shown."""
        self.room.submit(seat, wire.Choose(id="", ask=self.table.ask_number, option=text), now_ms())

    def report(self) -> None:
        """Tell what happened since the last time, as the person at the keyboard may know it."""
        events = self.room.take_events()
        self.story += events
        if not self.curtained:
            self.tell(events, self.eyes)

    def tell(self, events: list[Event], seat: int) -> None:
        """Tell events as one seat may know them."""
        for event in events:
            seen = event.seen_by(seat)
            sentence = self.board.tell(seen, self.names, self.words) if seen else None
            if sentence:
                self.console.print(Text(f"  {sentence}", "dim"))

    def curtain(self, seat: int) -> None:
        """Where seats have secrets and share a keyboard, hide one's from the next, who then hears what they missed."""
        if self.curtained:
            if self.last_seat != seat:
                self.console.clear()
                self.console.file.write("\x1b[3J")  # what was scrolled away as well
                text = self.read(f"{self.names[seat]}, it is your turn. Press Enter when only you are looking. ")
                if text.strip().lower() in LEAVE:
                    raise Leave
            self.tell(self.story[self.heard[seat] :], seat)
            self.heard[seat] = len(self.story)
        self.last_seat = seat

    def person(self, seat: int) -> None:
        """Ask a person until they choose."""
        view = view_of(self.game, self.table, seat)
        self.show(view)
        picked: str | None = None
        while True:
            text = self.read("> ").strip()
            assert view.question is not None
            options = [option for group in self.board.menu(view, self.words, picked).values() for option in group]
            if not text and len(options) == 1:
                text = options[0]
            if text.lower() in LEAVE:
                raise Leave
            if self.command(text.lower(), view):
                continue
            pointed = self.board.pick(view, text, self.words)
            if pointed:
                picked = pointed
                self.show(view, picked)
                continue
            if text.isdigit() and 1 <= int(text[:6]) <= len(options):
                text = options[int(text) - 1]
            try:
                self.choose(seat, text)
                return
            except HinterzimmerError as error:
                self.console.print(Text(f"{error} ('help' shows what can be typed)", "#e0a030"), soft_wrap=True)

    def command(self, text: str, view: SeatView) -> bool:
        """Carry out a word that is no choice; False if it is none of those."""
        if text in ("help", "?"):
            self.console.print(HELP + self.board.help(self.words))
        elif text == "sheet":
            self.console.print(self.board.sheet(view, self.names, self.words))
        elif text in ("board", ""):
            self.show(view)
        elif text == "hint":
            self.hint(view)
        elif text == "rule" and view.question:
            self.rule(view.question.rule)
        else:
            return False
        return True

    def rule(self, number: str) -> None:
        """What the rules say about the open question."""
        try:
            one = statement(number)
        except UnknownRule as error:
            self.console.print(f"{error}.", soft_wrap=True, markup=False)
        else:
            self.console.print(f"{one.number}: {one.text}", soft_wrap=True, markup=False)

    def hint(self, view: SeatView) -> None:
        """What the strongest level would do, knowing what this seat knows, and why."""
        if not self.game.levels:
            self.console.print(f"Nobody in the house knows {self.game.title} well enough to give advice.")
            return
        seat = Seat(self.game, self.table, view.seat)
        advice = team(self.game).advise(seat, SeededStream(f"hint {self.table.ask_number}"))
        why = reason_text(self.game, advice.reason, self.language, self.names)
        self.console.print(Text.assemble((advice.option.text, "bold #c9a24b"), f"  {why}"), soft_wrap=True)

    def show(self, view: SeatView, picked: str | None = None) -> None:
        """The board, the question, and the numbered options."""
        self.console.print()
        self.console.print(self.board.draw(view, self.names, self.words, picked))
        self.console.print(Text(self.board.ask(view, self.names, self.words), "bold #c9a24b"))
        number = 0
        for group, options in self.board.menu(view, self.words, picked).items():
            cells = []
            for option in options:
                number += 1
                note = self.board.note(view, option, self.words)
                cells.append(Text.assemble((f"{number:>3} ", "dim"), option, (f"  {note}" if note else "", "italic")))
            self.console.print(Text(f"{group}:", "italic"))
            self.console.print(Columns(cells, padding=(0, 2)))

    def end(self) -> None:
        """The result, the score sheet, and how to check the dice."""
        view = view_of(self.game, self.table, SPECTATOR)
        self.console.print(self.board.sheet(view, self.names, self.words))
        winners = [self.names[seat] for seat in view.winners or []]
        scores = ", ".join([f"{name} {score}" for name, score in zip(self.names, view.scores or [], strict=True)])
        sentence = f"{' and '.join(winners)} won" if winners else "Nobody won"
        self.console.print(Text(f"{sentence}. {scores}", "bold #c9a24b"))
        verify = self.command_line("verify")
        self.console.print(f"Kept in {self.path}; prove the dice with: {verify}", soft_wrap=True, markup=False)

    def command_line(self, *words: str) -> str:
        """Return the line to type for a command about the kept game."""
        edition = ["--edition", str(self.edition)] if self.edition else []
        return shlex.join(["hinterzimmer", *words, str(self.path), *edition])

    def read(self, prompt: str) -> str:
        """A line from the keyboard or the pipe; its end leaves the table."""
        try:
            return self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
