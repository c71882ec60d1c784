# mypyc: compile
"""A room as its log makes it: who sits where, the running table, and what each seat has been told.

Nothing here reads a clock, draws at random or waits: the same entries give the same room in every process, down to the
numbers of the updates. What a seat is told, and how often, follows from what it may know.
"""

from collections.abc import Callable, Iterable
from typing import Any

from hinterzimmer.engine.chance import FairStream, RandomStream
from hinterzimmer.engine.events import Event
from hinterzimmer.engine.game import AnyGame
from hinterzimmer.engine.record import Checkpoint, Record, RecordedTable, game_name_in, read_unread
from hinterzimmer.engine.seats import CLOCK, SPECTATOR
from hinterzimmer.engine.steps import TIME_LEFT, TIME_UP, Ask, Option
from hinterzimmer.engine.table import Table, already_chosen
from hinterzimmer.games import find
from hinterzimmer.room import clocks, entries
from hinterzimmer.room.seats import (
    CHAT_KEPT,
    PATIENCE,
    REMEMBERED,
    ROOM,
    VIEW,
    Place,
    Stream,
    Undo,
    edition_for,
    stand_in,
)
from hinterzimmer.room.wire import Agreement, ChatLine, Phase

MakeStream = Callable[[bytes, tuple[str, ...], int], RandomStream]
"""Makes the dice of a game: from its secret, the seats' seeds, and the number of draws made so far."""


class Room:
    """All that is known of a room after `number` entries of its log."""

    def __init__(self, code: str, make_stream: MakeStream = FairStream) -> None:
        self.code = code
        self.make_stream = make_stream
        self.number = 0
        self.agreement = Agreement("", 1)
        self.secret = ""
        self.phase: Phase = "waiting"
        self.round = 1
        self.host = 0
        self.places: list[Place] = []
        self.streams: dict[int, Stream] = {SPECTATOR: Stream()}
        self.sitting: RecordedTable | None = None
        self.records: list[Record] = []
        """The games of this room; the last one is running or the latest."""
        self.held: dict[int, Option] = {}
        self.held_at: dict[int, int] = {}
        """The answers in the open window, and when they came."""
        self.checked: dict[int, tuple[entries.AnyEntry, Ask, Option]] = {}
        """For each seat the latest choice that `check` allowed, with its entry: it is not judged again when applied."""
        self.undo: Undo | None = None
        self.chat: list[ChatLine] = []
        self.done: dict[int, dict[str, None]] = {}
        self.opened_at = 0
        """When the open ask began."""
        self.before = 0
        """How many choices of the record were made before the open ask; those after it are answers still secret."""
        self.started_at = 0
        self.banks: dict[int, int] = {}
        """What each seat had left when the open ask began: who has answered since does not show."""
        self.lates: dict[int, int] = {}
        """How often in a row each seat was late when the open ask began."""
        self.asks = 0
        """How many asks earlier games and undone moments had: no number is used twice in a room."""

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return find(self.agreement.game)

    @property
    def table(self) -> Table[Any]:
        """The running table."""
        assert self.sitting is not None
        return self.sitting.table

    @property
    def record(self) -> Record:
        """The running or latest game."""
        return self.records[-1]

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry of the log happen."""
        self.number += 1
        if entry.id:
            ids = self.done.setdefault(entry.seat, {})
            ids[entry.id] = None
            if len(ids) > REMEMBERED:
                del ids[next(iter(ids))]
        handler: Callable[[Room, Any], None] = HANDLERS[type(entry)]
        handler(self, entry)

    # what happens before a game

    def opened(self, entry: entries.Opened) -> None:
        """The room exists."""
        self.agreement = entry.agreement
        self.secret = entry.secret
        self.resize(entry.agreement.seats)
        self.tell(room=True)

    def resize(self, seats: int) -> None:
        """So many places."""
        self.places = self.places[:seats] + [Place() for _ in range(seats - len(self.places))]
        for seat in range(seats):
            self.streams.setdefault(seat, Stream())

    def joined(self, entry: entries.Joined) -> None:
        """Somebody sits down."""
        place = self.places[entry.seat]
        place.name, place.token, place.seed = entry.name, entry.token, entry.seed
        if self.places[self.host].kind != "person":
            self.host = entry.seat
        self.tell(room=True)

    def bot_sat(self, entry: entries.BotSat) -> None:
        """A bot sits down."""
        place = self.places[entry.at_seat]
        place.name, place.bot = entry.bot, entry.bot
        self.tell(room=True)

    def freed(self, entry: entries.Freed) -> None:
        """Somebody gets up."""
        self.places[entry.at_seat] = Place()
        self.choose_host()
        self.tell(room=True)

    def choose_host(self) -> None:
        """The first person becomes host where the host has gone."""
        if self.places[self.host].kind != "person":
            people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
            away = [seat for seat, place in enumerate(self.places) if place.kind == "away"]
            self.host = [*people, *away, self.host][0]

    def adjusted(self, entry: entries.Adjusted) -> None:
        """The host changed something."""
        self.agreement = entry.agreement
        self.resize(entry.agreement.seats)
        self.tell(room=True)

    def started(self, entry: entries.Started) -> None:
        """The game begins: the seeds of all seats go into the dice."""
        names = [place.name for place in self.places]
        seeds = [place.seed for place in self.places]
        secret = bytes.fromhex(self.secret)
        settings = self.game.complete_settings(self.agreement.settings)
        self.begin(Record(self.game, edition_for(self.agreement), settings, names, seeds, secret=secret), entry.at)

    def begin(self, record: Record, at: int) -> None:
        """Play a record from where it stands: from its beginning, or on after its last choice."""
        self.records.append(record)
        for place in self.places:
            place.bank = clocks.milliseconds(self.agreement.clock.seconds)
        self.phase = "playing"
        self.started_at = at
        for stream in self.streams.values():
            stream.base, stream.news = stream.number, []
        self.sit(at)
        self.tell(room=True, view=True, events=self.table.take_events())

    def sit(self, at: int, checkpoint: Checkpoint | None = None) -> None:
        """Take up the record where it stands; from a checkpoint whose asks are numbered as in a fresh table."""
        self.sitting = RecordedTable(self.record, self.make_stream, checkpoint)
        for table in (self.table, *[kept for _, kept in self.sitting.checkpoints]):
            table.ask_number += self.asks
        self._answer_automatic_asks(at)
        self.ask_opened(at)

    # what happens during a game

    def ask_opened(self, at: int) -> None:
        """A new question, or the end: the clocks start."""
        self.opened_at = at
        self.held, self.held_at = {}, {}
        self.undo = None
        self.before = len(self.record.choices)
        self.banks = {seat: place.bank for seat, place in enumerate(self.places)}
        self.lates = {seat: place.late for seat, place in enumerate(self.places)}
        if self.table.over:
            self.phase = "over"

    def _answer_automatic_asks(self, at: int) -> None:
        """Give the answers that need no player, until a player has to answer."""
        assert self.sitting is not None
        while answers := self._automatic_answers(at):
            for seat, option in answers.items():
                self.sitting.play(seat, option)

    def _automatic_answers(self, at: int) -> dict[int, Option]:
        """Return the answers that need no player; {} if there are none.

        These are CLOCK's, and in a window without a time limit those of standing orders, if every seat that has not
        answered has given one.
        """
        ask = self.table.ask
        if ask is None:
            return {}
        if CLOCK in ask.options:
            up = clocks.is_time_up(self.started_at, at, 60_000 * ask.clock_minutes)
            return {CLOCK: TIME_UP if up else TIME_LEFT}
        if self.agreement.window > 0 or not ask.window:
            return {}
        given = {seat: self.ordered(seat) for seat in self.table.waiting_seats()}
        return {seat: one for seat, one in given.items() if one} if None not in given.values() else {}

    def answered(self, seat: int, at: int, by: str) -> None:
        """Book the time that an answer took; one who answers anew has paid already."""
        if by == "bot" or seat < 0 or seat in self.table.answers:
            return
        place = self.places[seat]
        place.bank = clocks.bank_after(place.bank, at - self.opened_at, self.agreement.clock.increment)
        place.late = place.late + 1 if by == "late" else 0

    def chose(self, entry: entries.Chose) -> None:
        """A seat answered."""
        assert self.sitting is not None
        ask = self.table.ask
        self.answered(entry.seat, entry.at, entry.by)
        option = self._checked_option(entry)
        if option is None:
            self.sitting.play(entry.seat, self.find_option(entry.seat, entry.option))
        else:
            self.sitting.accept(entry.seat, option)
        self._answer_automatic_asks(entry.at)
        if self.table.ask is ask:
            self.tell([entry.seat], view=True)
        else:
            self.go_on(entry.at)

    def go_on(self, at: int) -> None:
        """The ask is closed: everybody is told, and a stand-in holds the seats that were late too often."""
        late = [place for place in self.places if place.late >= PATIENCE and place.kind == "person"]
        for place in late:
            place.bot = stand_in(self.agreement.game)
        news = bool(late) or self.undo is not None
        self.ask_opened(at)
        self.tell(room=news or self.phase == "over", view=True, events=self.table.take_events())

    def find_option(self, seat: int, text: str) -> Option:
        """Return the option a text stands for: one that the seat is offered, or whatever the game reads in it."""
        return self.table.require_ask().find(seat, text) or self.game.parse(text, self.record.edition)

    def check(self, seat: int, text: str) -> Option:
        """Return the option a text stands for if this seat may answer so now; raise the error that says why not."""
        table = self.table
        if seat in self.held:
            raise already_chosen(seat)
        option = table.require_ask().find(seat, text)
        if option is None:
            table.check_seat(seat)  # a seat that is not asked hears that first, not what is wrong with its text
            option = self.game.parse(text, self.record.edition)
        table.check(seat, option)
        return option

    def remember_checked(self, entry: entries.Chose | entries.Held, option: Option) -> None:
        """Keep the option that was found and allowed for an entry until the entry is applied."""
        self.checked[entry.seat] = (entry, self.table.require_ask(), option)

    def _checked_option(self, entry: entries.Chose | entries.Held) -> Option | None:
        """Return the option that was found for this very entry at the ask that is still open; None for all others."""
        found = self.checked.pop(entry.seat, None)
        return found[2] if found and found[0] is entry and found[1] is self.table.ask else None

    def hold(self, entry: entries.Held) -> None:
        """A seat answered in a window: only itself is told."""
        self.held[entry.seat] = self._checked_option(entry) or self.check(entry.seat, entry.option)
        self.held_at[entry.seat] = entry.at
        self.answered(entry.seat, entry.at, entry.by)
        self.tell([entry.seat], view=True)

    def closed(self, entry: entries.Closed) -> None:
        """The window is over: all answers count now, and silence passes."""
        assert self.sitting is not None
        for seat in self.table.waiting_seats():
            held = self.held.get(seat)
            if held is None:
                self.sitting.play(seat, self.table.require_ask().passes[0])
            else:
                self.sitting.accept(seat, held)
        self._answer_automatic_asks(entry.at)
        self.go_on(entry.at)

    def handed(self, entry: entries.Handed) -> None:
        """A bot plays for a seat, or its owner plays again."""
        place = self.places[entry.at_seat]
        place.bot, place.late = entry.bot, 0
        self.lates[entry.at_seat] = 0
        self.choose_host()
        self.tell(room=True)

    def spoke(self, entry: entries.Spoke) -> None:
        """Chat."""
        line = ChatLine(entry.seat, self.places[entry.seat].name, entry.text)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        self.tell(chat=(line,))

    def silenced(self, entry: entries.Silenced) -> None:
        """A seat may not chat, or may again."""
        self.places[entry.at_seat].muted = entry.muted
        self.tell(room=True)

    def undo_asked(self, entry: entries.UndoAsked) -> None:
        """Somebody wants a choice back; if nobody else is there to be asked, it is granted."""
        self.undo = Undo(entry.seat, entry.choices)
        self.settle_undo(entry.at)

    def undo_answered(self, entry: entries.UndoAnswered) -> None:
        """One agrees, or refuses and that is that."""
        assert self.undo is not None
        if entry.agree:
            self.undo.agreed.add(entry.seat)
            self.settle_undo(entry.at)
        else:
            self.undo = None
            self.tell(room=True)

    def settle_undo(self, at: int) -> None:
        """Go back when every other person has agreed."""
        assert self.undo is not None
        others = [i for i, place in enumerate(self.places) if place.kind == "person" and i != self.undo.seat]
        if not set(others) <= self.undo.agreed:
            self.tell(room=True)
            return
        assert self.sitting is not None
        seat = self.undo.seat
        checkpoint = self.sitting.checkpoint_before(self.undo.choices)
        if checkpoint is not None:
            checkpoint = (checkpoint[0], checkpoint[1].copy())
            checkpoint[1].ask_number -= self.asks
        self.asks = self.table.ask_number
        self.record.choices = self.record.choices[: self.undo.choices]
        for one, place in enumerate(self.places):  # who had answered the open ask in secret does not show in the clocks
            place.bank, place.late = self.banks[one], self.lates[one]
        self.sit(at, checkpoint)
        self.table.take_events()
        self.tell(room=True, view=True, events=[Event("undone", {"seat": seat})])

    # what happens after a game

    def again(self, entry: entries.Again) -> None:
        """Once more, with a new secret; whoever a bot stood in for is a person again when they come back."""
        self.asks = self.table.ask_number if self.sitting else self.asks
        self.secret = entry.secret
        self.sitting = None
        self.phase = "waiting"
        self.round += 1
        self.tell(room=True)

    def shown(self, entry: entries.Shown) -> None:
        """A record to be looked at: the room is over before it began."""
        game = find(game_name_in(entry.record))
        record = read_unread(entry.record, game)  # it was read when it was brought in
        self.agreement = Agreement(game.name, len(record.seat_names))
        self.resize(len(record.seat_names))
        for place, name in zip(self.places, record.seat_names, strict=True):
            place.name = name
        self.records.append(record)
        self.secret = record.secret.hex() if record.secret else ""
        self.phase = "over"
        self.tell(room=True)

    # what is told

    def tell(
        self,
        seats: Iterable[int] | None = None,
        room: bool = False,
        view: bool = False,
        events: Iterable[Event] = (),
        chat: tuple[ChatLine, ...] = (),
    ) -> None:
        """Number an update for these seats, or for everybody."""
        news = (ROOM * room + VIEW * view, tuple(events), chat)
        for seat in self.streams if seats is None else seats:
            self.streams[seat].news.append(news)

    # what the house asks

    def is_window(self) -> bool:
        """Return whether the open ask is a window with a time limit."""
        ask = self.table.ask
        return ask is not None and ask.window and self.agreement.window > 0

    def closes_at(self) -> int:
        """Return when the open window ends, in milliseconds."""
        return clocks.window_end_ms(self.opened_at, clocks.milliseconds(self.agreement.window), self._all_passed_at())

    def _all_passed_at(self) -> int | None:
        """Return when the last seat let the open window go by; None while one has not, or has reacted."""
        ask, latest = self.table.require_ask(), self.opened_at
        for seat in ask.options:
            if seat in self.held:
                if self.held[seat] not in ask.passes:
                    return None
                latest = max(latest, self.held_at[seat])
            elif self.ordered(seat) is None:
                return None
        return latest

    def ordered(self, seat: int) -> Option | None:
        """What the seat's standing order answers now; a bot that plays for it decides anew."""
        if self.places[seat].bot:
            return None
        answer: Option | None = self.game.standing_order(self.table.state, seat)
        return answer

    def gives_hints(self) -> bool:
        """Whether a seat may ask for a hint: as agreed, or else where only one person plays."""
        agreed = self.agreement.hints
        return sum([bool(place.token) for place in self.places]) == 1 if agreed is None else agreed

    def waiting(self) -> list[int]:
        """The seats that have yet to answer."""
        if self.sitting is None:
            return []
        return [seat for seat in self.table.waiting_seats() if seat not in self.held]

    def deadline(self, seat: int) -> int | None:
        """Return when this person's time is up, in milliseconds; None if a bot plays or no clock runs."""
        place = self.places[seat]
        return clocks.deadline_ms(self.agreement.clock, self.opened_at, place.bank) if place.kind == "person" else None


HANDLERS: dict[type[Any], Callable[[Room, Any], None]] = {
    entries.Opened: Room.opened,
    entries.Joined: Room.joined,
    entries.BotSat: Room.bot_sat,
    entries.Freed: Room.freed,
    entries.Adjusted: Room.adjusted,
    entries.Started: Room.started,
    entries.Chose: Room.chose,
    entries.Held: Room.hold,
    entries.Closed: Room.closed,
    entries.Handed: Room.handed,
    entries.Spoke: Room.spoke,
    entries.Silenced: Room.silenced,
    entries.UndoAsked: Room.undo_asked,
    entries.UndoAnswered: Room.undo_answered,
    entries.Again: Room.again,
    entries.Shown: Room.shown,
}
