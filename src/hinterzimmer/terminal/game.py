"""A game in a terminal: players at one keyboard, bots, and a record that can be resumed.

It drives a room without a server (`room/local.py`): what players type becomes commands.
"""

import os
import shlex
import tempfile
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from hinterzimmer.bots import registry
from hinterzimmer.bots.registry import team
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream, new_secret
from hinterzimmer.engine.errors import BadSeats, HinterzimmerError
from hinterzimmer.engine.events import Event
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.table import Table
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.room import wire
from hinterzimmer.room.errors import NoHint
from hinterzimmer.room.local import LocalBots, LocalRoom
from hinterzimmer.terminal.guide import passage_about
from hinterzimmer.terminal.plain_board import board_for
from hinterzimmer.terminal.story import result_text
from hinterzimmer.words import game_words, house_words, preferred_language, reason_text, refusal_text

COMMANDS: Final = ("sheet", "board", "rule", "hint", "leave", "help")
"""What players can type besides a choice: each by this name, or by its word in the player's language."""
SYNONYMS: Final = {"quit": "leave", "exit": "leave", "?": "help"}


class Leave(Exception):
    """A player leaves the table; the record stays saved."""


def names_of(seats: Sequence[str], guest: str = "Guest") -> list[str]:
    """Return a name for each seat given as `you`, `you:NAME` or a bot's name. Raises BadSeats for anything else.

    `guest` is the name of a player who gives none; equal names get a number.
    """
    names: list[str] = []
    for seat in seats:
        kind, _, name = seat.partition(":")
        if kind == "you":
            name = " ".join(name.split()) or guest
            if name.split()[0].lower() in registry.names():
                raise BadSeats(f"{name!r} is a bot’s name; choose another for yourself")
        elif seat in registry.names():
            name = seat
        else:
            raise BadSeats(f"unknown seat {seat!r}; use you, you:NAME or one of: {', '.join(registry.names())}")
        twins = sum([one == name or one.startswith(f"{name} ") for one in names])
        names.append(f"{name} {twins + 1}" if twins else name)
    return names


def new_path(game: str) -> Path:
    """Return the path at which a new game is saved, in the user's data folder."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("hinterzimmer") / "records" / f"{game}-{stamp}-{os.getpid()}.txt"


def keep(path: Path, text: str) -> None:
    """Write a file atomically: at every moment either the old or the new text is complete on disk. Raises OSError."""
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
    """Return the milliseconds of a monotonic clock."""
    return int(1000 * time.monotonic())


class Terminal:
    """A game at one terminal, from start or resumption to its end."""

    def __init__(
        self,
        console: Console,
        record: Record,
        path: Path,
        seed: int | None,
        language: str,
        edition: str | None = None,
    ) -> None:
        """Prepare to play a record, saved in `path` after every choice. `edition` is the path of its edition file.

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
        self.house = house_words(language)
        self.typed = {self.house(f"terminal-word-{name}"): name for name in COMMANDS}
        self.typed |= {name: name for name in COMMANDS} | SYNONYMS
        self.names = record.seat_names
        firsts = [name.split()[0] for name in self.names]
        self.bots = {seat: name for seat, name in enumerate(firsts) if name in registry.names()}
        hired = LocalBots(lambda seat: SeededStream(f"{seed} {seat}" if seed is not None else os.urandom(16).hex()))
        self.room = LocalRoom.resume(
            record, self.bots, now_ms(), hired.choose, new_secret, on_entries=lambda _: keep(path, record.to_text())
        )
        people = [seat for seat in range(len(self.names)) if seat not in self.bots]
        self.eyes = people[0] if len(people) == 1 else SPECTATOR
        self.curtained = self.game.has_secrets and len(people) > 1 and console.is_terminal
        self.story: list[Event] = []
        """The events since the terminal was started; `heard` counts by seat those already printed for it."""
        self.heard = [0] * len(self.names)
        self.last_seat: int | None = None

    @property
    def table(self) -> Table[Any]:
        """The running table."""
        return self.room.room.table

    def run(self) -> None:
        """Play until the game is over or a player leaves."""
        keep(self.path, self.record.to_text())
        if self.record.choices and self.record.choices[-1][0] >= 0:
            self.room.take_events()  # a resumed game begins with the board, not with its history
        if getattr(view_of(self.game, self.table, SPECTATOR).board, "reconstructed", []):
            self.console.print(Text(self.house("reconstructed"), "italic"))
        self.say("terminal-commitment", commitment=self.record.commitment or "")
        try:
            while not self.table.over:
                self.report()
                self.step()
        except Leave:
            self.console.print()
            self.say("terminal-saved", path=str(self.path))
            self.say("terminal-resume", command=self.command_line("play", self.game.name, "--resume"))
            return
        self.report()
        if self.curtained:
            self.tell(self.story[max(self.heard) :], SPECTATOR)
        self.end()

    def step(self) -> None:
        """Get one answer, from a bot, a standing order or a player."""
        seat = self.table.waiting_seats()[0]
        if seat in self.bots:
            self.room.play_bots({seat: self.bots[seat]}, "bot", now_ms())
        elif not self.ordered(seat):
            self.curtain(seat)
            self.person(seat)

    def ordered(self, seat: int) -> bool:
        """Answer for a seat by its standing order. Return False if it has none that applies."""
        answer = self.game.standing_order(self.table.state, seat)
        if answer is None or answer not in self.table.options(seat):
            return False
        self.choose(seat, answer.text)
        return True

    def choose(self, seat: int, text: str) -> None:
        """Submit a choice to the room. The record is saved before anything else is shown.

        Raises HinterzimmerError if the choice is refused.
        """
        self.room.submit(seat, wire.Choose(id="", ask=self.table.ask_number, option=text), now_ms())

    def report(self) -> None:
        """Print the events since the last call, as the player at the keyboard may see them."""
        events = self.room.take_events()
        self.story += events
        if not self.curtained:
            self.tell(events, self.eyes)

    def tell(self, events: list[Event], seat: int) -> None:
        """Print events as one seat may see them."""
        for event in events:
            seen = event.seen_by(seat)
            sentence = self.board.tell(seen, self.names, self.words) if seen else None
            if sentence:
                self.console.print(Text(f"  {sentence}", "dim"))

    def curtain(self, seat: int) -> None:
        """Clear the screen between players who share the keyboard, then print what the next one missed.

        Does nothing in a game without secrets or with a single player. Raises Leave.
        """
        if self.curtained:
            if self.last_seat != seat:
                self.console.clear()
                self.console.file.write("\x1b[3J")  # clears the scrollback, too
                text = self.read(self.house("terminal-your-turn", name=self.names[seat]) + " ")
                if self.typed.get(text.strip().lower()) == "leave":
                    raise Leave
            self.tell(self.story[self.heard[seat] :], seat)
            self.heard[seat] = len(self.story)
        self.last_seat = seat

    def person(self, seat: int) -> None:
        """Prompt a player until one choice is accepted. Raises Leave."""
        view = view_of(self.game, self.table, seat)
        self.show(view)
        picked: str | None = None
        while True:
            text = self.read("> ").strip()
            assert view.question is not None
            options = [option for group in self.board.menu(view, self.words, picked).values() for option in group]
            if not text and len(options) == 1:
                text = options[0]
            if self.command(self.typed.get(text.lower(), "board" if not text else ""), view):
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
                refusal = refusal_text(error, self.language, self.names)
                more = self.house("terminal-try-help", word=self.house("terminal-word-help"))
                self.console.print(Text(f"{refusal} {more}", "#e0a030"), soft_wrap=True)

    def command(self, name: str, view: SeatView) -> bool:
        """Carry out one of COMMANDS. Return False if `name` is none of them. Raises Leave for `leave`."""
        if name == "leave":
            raise Leave
        if name == "help":
            self.help()
        elif name == "sheet":
            self.console.print(self.board.sheet(view, self.names, self.words))
        elif name == "board":
            self.show(view)
        elif name == "hint":
            self.hint(view)
        elif name == "rule" and view.question:
            self.rule(view.question.rule)
        else:
            return False
        return True

    def help(self) -> None:
        """Print what can be typed."""
        self.say("terminal-help")
        for name in COMMANDS:
            word, about = self.house(f"terminal-word-{name}"), self.house(f"terminal-word-{name}.about")
            self.console.print(f"  {word:<11} {about}", markup=False)
        own = self.board.help(self.words).strip("\n")
        if own:
            self.console.print(own, markup=False)

    def rule(self, number: str) -> None:
        """Print what the rules for players say about the open question."""
        found = passage_about(self.game, number, self.language)
        if found is None:
            self.say("terminal-no-rule")
        else:
            self.console.print(Text(found.title, "bold"))
            self.console.print(Markdown(found.text))

    def hint(self, view: SeatView) -> None:
        """Print what the strongest level would choose with the seat's knowledge, and why."""
        if not self.game.levels:
            refusal = NoHint("nobody gives hints", "no-adviser", game=self.game.title)
            self.console.print(refusal_text(refusal, self.language))
            return
        seat = Seat(self.game, self.table, view.seat)
        advice = team(self.game).advise(seat, SeededStream(f"hint {self.table.ask_number}"))
        option = self.board.label(view, advice.option.as_offer(), self.names, self.words)
        why = reason_text(self.game, advice.reason, self.language, self.names)
        text = advice.option.text
        would = "" if option == text else f"{self.house('hint-would', option=option)} "
        self.console.print(Text.assemble((text, "bold #c9a24b"), f"  {would}{why}"), soft_wrap=True)

    def show(self, view: SeatView, picked: str | None = None) -> None:
        """Print the board, the question and the numbered options."""
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
        """Print the score sheet, the result, and the command that verifies the dice."""
        view = view_of(self.game, self.table, SPECTATOR)
        self.console.print(self.board.sheet(view, self.names, self.words))
        self.console.print(Text(result_text(view, self.names, self.language), "bold #c9a24b"))
        self.say("terminal-saved", path=str(self.path))
        self.say("terminal-check", command=self.command_line("verify"))

    def say(self, key: str, **figures: str) -> None:
        """Print a shared message with its figures; console markup in them is not interpreted."""
        self.console.print(self.house(key, **figures), soft_wrap=True, markup=False)

    def command_line(self, *words: str) -> str:
        """Return the shell command line for a command about the saved game."""
        more = ["--edition", str(self.edition)] if self.edition else []
        if words[0] == "play" and self.language != preferred_language():
            more += ["--lang", self.language]
        return shlex.join(["hinterzimmer", *words, str(self.path), *more])

    def read(self, prompt: str) -> str:
        """Return a line from the keyboard or the pipe. Raises Leave at the end of input and for Ctrl-C."""
        try:
            return self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
