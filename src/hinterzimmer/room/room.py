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
    CHAT_LINES_MAX,
    COMMAND_IDS_MAX,
    PART_ROOM,
    PART_VIEW,
    RoomSeat,
    UndoRequest,
    UpdateStream,
    edition_for,
    stand_in,
)
from hinterzimmer.room.wire import Agreement, ChatLine, Phase

MakeStream = Callable[[bytes, tuple[str, ...], int], RandomStream]
"""Makes the dice of a game: from its secret, the seats' seeds, and the number of draws made so far."""


class Room:
    """All that is known of a room after `entry_count` entries of its log."""

    def __init__(self, code: str, make_stream: MakeStream = FairStream) -> None:
        self.code = code
        self.make_stream = make_stream
        self.entry_count = 0
        self.agreement = Agreement("", 1)
        self.secret = ""
        self.phase: Phase = "waiting"
        self.round = 1
        self.host = 0
        self.places: list[RoomSeat] = []
        self.update_streams: dict[int, UpdateStream] = {SPECTATOR: UpdateStream()}
        self.recorded_table: RecordedTable | None = None
        self.records: list[Record] = []
        """The games of this room; the last one is running or the latest."""
        self.held: dict[int, Option] = {}
        self.held_at_ms: dict[int, int] = {}
        """The answers in the open window, and when they came."""
        self.checked: dict[int, tuple[entries.AnyEntry, Ask, Option]] = {}
        """For each seat the latest choice that was allowed, with its entry: it is not judged again when applied."""
        self.undo: UndoRequest | None = None
        self.chat: list[ChatLine] = []
        self.command_ids: dict[int, dict[str, None]] = {}
        self.ask_opened_at_ms = 0
        """When the open ask began."""
        self.choices_before_ask = 0
        """How many choices of the record were made before the open ask; those after it are answers still secret."""
        self.game_started_at_ms = 0
        self.banks_at_ask_ms: dict[int, int] = {}
        """What each seat had left when the open ask began: who has answered since does not show."""
        self.timeouts_at_ask: dict[int, int] = {}
        """How often in a row each seat was late when the open ask began."""
        self.ask_offset = 0
        """How many asks earlier games and undone moments had: no number is used twice in a room."""

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return find(self.agreement.game)

    @property
    def table(self) -> Table[Any]:
        """The running table."""
        assert self.recorded_table is not None
        return self.recorded_table.table

    @property
    def record(self) -> Record:
        """The running or latest game."""
        return self.records[-1]

    def apply(self, entry: entries.AnyEntry) -> None:
        """Let an entry of the log happen."""
        self.entry_count += 1
        if entry.id:
            ids = self.command_ids.setdefault(entry.seat, {})
            ids[entry.id] = None
            if len(ids) > COMMAND_IDS_MAX:
                del ids[next(iter(ids))]
        handler: Callable[[Room, Any], None] = HANDLERS[type(entry)]
        handler(self, entry)

    # what happens before a game

    def _apply_room_opened(self, entry: entries.RoomOpened) -> None:
        """The room exists."""
        self.agreement = entry.agreement
        self.secret = entry.secret
        self._resize(entry.agreement.seats)
        self._queue_update(room=True)

    def _resize(self, seats: int) -> None:
        """So many places."""
        self.places = self.places[:seats] + [RoomSeat() for _ in range(seats - len(self.places))]
        for seat in range(seats):
            self.update_streams.setdefault(seat, UpdateStream())

    def _apply_seat_joined(self, entry: entries.SeatJoined) -> None:
        """Somebody sits down."""
        place = self.places[entry.seat]
        place.name, place.token, place.seed = entry.name, entry.token, entry.seed
        if self.places[self.host].kind != "person":
            self.host = entry.seat
        self._queue_update(room=True)

    def _apply_bot_seated(self, entry: entries.BotSeated) -> None:
        """A bot sits down."""
        place = self.places[entry.at_seat]
        place.name, place.bot = entry.bot, entry.bot
        self._queue_update(room=True)

    def _apply_seat_freed(self, entry: entries.SeatFreed) -> None:
        """Somebody gets up."""
        self.places[entry.at_seat] = RoomSeat()
        self._choose_host()
        self._queue_update(room=True)

    def _choose_host(self) -> None:
        """The first person becomes host where the host has gone."""
        if self.places[self.host].kind != "person":
            people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
            away = [seat for seat, place in enumerate(self.places) if place.kind == "away"]
            self.host = [*people, *away, self.host][0]

    def _apply_agreement_changed(self, entry: entries.AgreementChanged) -> None:
        """The host changed something."""
        self.agreement = entry.agreement
        self._resize(entry.agreement.seats)
        self._queue_update(room=True)

    def _apply_game_started(self, entry: entries.GameStarted) -> None:
        """The game begins: the seeds of all seats go into the dice."""
        names = [place.name for place in self.places]
        seeds = [place.seed for place in self.places]
        secret = bytes.fromhex(self.secret)
        settings = self.game.complete_settings(self.agreement.settings)
        self.begin_game(Record(self.game, edition_for(self.agreement), settings, names, seeds, secret=secret), entry.at)

    def begin_game(self, record: Record, at_ms: int) -> None:
        """Play a record from where it stands: from its beginning, or on after its last choice."""
        self.records.append(record)
        for place in self.places:
            place.bank_ms = clocks.milliseconds(self.agreement.clock.seconds)
        self.phase = "playing"
        self.game_started_at_ms = at_ms
        for stream in self.update_streams.values():
            stream.first_number, stream.updates = stream.latest_number, []
        self._resume_record(at_ms)
        self._queue_update(room=True, view=True, events=self.table.take_events())

    def _resume_record(self, at_ms: int, checkpoint: Checkpoint | None = None) -> None:
        """Take up the record where it stands; from a checkpoint whose asks are numbered as in a fresh table."""
        self.recorded_table = RecordedTable(self.record, self.make_stream, checkpoint)
        for table in (self.table, *[kept for _, kept in self.recorded_table.checkpoints]):
            table.ask_number += self.ask_offset
        self._answer_automatic_asks(at_ms)
        self._open_ask(at_ms)

    # what happens during a game

    def _open_ask(self, at_ms: int) -> None:
        """A new question, or the end: the clocks start."""
        self.ask_opened_at_ms = at_ms
        self.held, self.held_at_ms = {}, {}
        self.undo = None
        self.choices_before_ask = len(self.record.choices)
        self.banks_at_ask_ms = {seat: place.bank_ms for seat, place in enumerate(self.places)}
        self.timeouts_at_ask = {seat: place.timeouts_in_row for seat, place in enumerate(self.places)}
        if self.table.over:
            self.phase = "over"

    def _answer_automatic_asks(self, at_ms: int) -> None:
        """Give the answers that need no player, until a player has to answer."""
        assert self.recorded_table is not None
        while answers := self._automatic_answers(at_ms):
            for seat, option in answers.items():
                self.recorded_table.play(seat, option)

    def _automatic_answers(self, at_ms: int) -> dict[int, Option]:
        """Return the answers that need no player; {} if there are none.

        These are CLOCK's, and in a window without a time limit those of standing orders, if every seat that has not
        answered has given one.
        """
        ask = self.table.ask
        if ask is None:
            return {}
        if CLOCK in ask.options:
            up = clocks.is_time_up(self.game_started_at_ms, at_ms, 60_000 * ask.clock_minutes)
            return {CLOCK: TIME_UP if up else TIME_LEFT}
        if self.agreement.window > 0 or not ask.window:
            return {}
        given = {seat: self.standing_order(seat) for seat in self.table.waiting_seats()}
        return {seat: one for seat, one in given.items() if one} if None not in given.values() else {}

    def _charge_clock(self, seat: int, at_ms: int, by: str) -> None:
        """Book the time that an answer took; one who answers anew has paid already."""
        if by == "bot" or seat < 0 or seat in self.table.answers:
            return
        place = self.places[seat]
        place.bank_ms = clocks.bank_after(place.bank_ms, at_ms - self.ask_opened_at_ms, self.agreement.clock.increment)
        place.timeouts_in_row = place.timeouts_in_row + 1 if by == "late" else 0

    def _apply_choice_made(self, entry: entries.ChoiceMade) -> None:
        """A seat answered."""
        assert self.recorded_table is not None
        ask = self.table.ask
        self._charge_clock(entry.seat, entry.at, entry.by)
        option = self._checked_option(entry)
        if option is None:
            self.recorded_table.play(entry.seat, self.find_option(entry.seat, entry.option))
        else:
            self.recorded_table.accept(entry.seat, option)
        self._answer_automatic_asks(entry.at)
        if self.table.ask is ask:
            self._queue_update([entry.seat], view=True)
        else:
            self._close_ask(entry.at)

    def _close_ask(self, at_ms: int) -> None:
        """The ask is closed: everybody is told, and a stand-in holds the seats that were late too often."""
        late = [place for place in self.places if place.needs_stand_in]
        for place in late:
            place.bot = stand_in(self.agreement.game)
        news = bool(late) or self.undo is not None
        self._open_ask(at_ms)
        self._queue_update(room=news or self.phase == "over", view=True, events=self.table.take_events())

    def find_option(self, seat: int, text: str) -> Option:
        """Return the option a text stands for: one that the seat is offered, or whatever the game reads in it."""
        return self.table.require_ask().find(seat, text) or self.game.parse(text, self.record.edition)

    def check_choice(self, seat: int, text: str) -> Option:
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

    def remember_checked(self, entry: entries.ChoiceMade | entries.ChoiceHeld, option: Option) -> None:
        """Keep the option that was found and allowed for an entry until the entry is applied."""
        self.checked[entry.seat] = (entry, self.table.require_ask(), option)

    def _checked_option(self, entry: entries.ChoiceMade | entries.ChoiceHeld) -> Option | None:
        """Return the option that was found for this very entry at the ask that is still open; None for all others."""
        found = self.checked.pop(entry.seat, None)
        return found[2] if found and found[0] is entry and found[1] is self.table.ask else None

    def _apply_choice_held(self, entry: entries.ChoiceHeld) -> None:
        """A seat answered in a window: only itself is told."""
        self.held[entry.seat] = self._checked_option(entry) or self.check_choice(entry.seat, entry.option)
        self.held_at_ms[entry.seat] = entry.at
        self._charge_clock(entry.seat, entry.at, entry.by)
        self._queue_update([entry.seat], view=True)

    def _apply_window_closed(self, entry: entries.WindowClosed) -> None:
        """The window is over: all answers count now, and silence passes."""
        assert self.recorded_table is not None
        for seat in self.table.waiting_seats():
            held = self.held.get(seat)
            if held is None:
                self.recorded_table.play(seat, self.table.require_ask().passes[0])
            else:
                self.recorded_table.accept(seat, held)
        self._answer_automatic_asks(entry.at)
        self._close_ask(entry.at)

    def _apply_seat_handed_over(self, entry: entries.SeatHandedOver) -> None:
        """A bot plays for a seat, or its owner plays again."""
        place = self.places[entry.at_seat]
        place.bot, place.timeouts_in_row = entry.bot, 0
        self.timeouts_at_ask[entry.at_seat] = 0
        self._choose_host()
        self._queue_update(room=True)

    def _apply_chat_said(self, entry: entries.ChatSaid) -> None:
        """Chat."""
        line = ChatLine(entry.seat, self.places[entry.seat].name, entry.text)
        self.chat = [*self.chat[1 - CHAT_LINES_MAX :], line]
        self._queue_update(chat=(line,))

    def _apply_seat_muted(self, entry: entries.SeatMuted) -> None:
        """A seat may not chat, or may again."""
        self.places[entry.at_seat].muted = entry.muted
        self._queue_update(room=True)

    def _apply_undo_asked(self, entry: entries.UndoAsked) -> None:
        """Somebody wants a choice back; if nobody else is there to be asked, it is granted."""
        self.undo = UndoRequest(entry.seat, entry.choices)
        self._undo_if_agreed(entry.at)

    def _apply_undo_answered(self, entry: entries.UndoAnswered) -> None:
        """One agrees, or refuses and that is that."""
        assert self.undo is not None
        if entry.agree:
            self.undo.agreed.add(entry.seat)
            self._undo_if_agreed(entry.at)
        else:
            self.undo = None
            self._queue_update(room=True)

    def _undo_if_agreed(self, at_ms: int) -> None:
        """Go back when every other person has agreed."""
        assert self.undo is not None
        others = [i for i, place in enumerate(self.places) if place.kind == "person" and i != self.undo.seat]
        if not set(others) <= self.undo.agreed:
            self._queue_update(room=True)
            return
        assert self.recorded_table is not None
        seat = self.undo.seat
        checkpoint = self.recorded_table.checkpoint_before(self.undo.choices)
        if checkpoint is not None:
            checkpoint = (checkpoint[0], checkpoint[1].copy())
            checkpoint[1].ask_number -= self.ask_offset
        self.ask_offset = self.table.ask_number
        self.record.choices = self.record.choices[: self.undo.choices]
        for one, place in enumerate(self.places):  # who had answered the open ask in secret does not show in the clocks
            place.bank_ms, place.timeouts_in_row = self.banks_at_ask_ms[one], self.timeouts_at_ask[one]
        self._resume_record(at_ms, checkpoint)
        self.table.take_events()
        self._queue_update(room=True, view=True, events=[Event("undone", {"seat": seat})])

    # what happens after a game

    def _apply_rematch_opened(self, entry: entries.RematchOpened) -> None:
        """Once more, with a new secret; whoever a bot stood in for is a person again when they come back."""
        self.ask_offset = self.table.ask_number if self.recorded_table else self.ask_offset
        self.secret = entry.secret
        self.recorded_table = None
        self.phase = "waiting"
        self.round += 1
        self._queue_update(room=True)

    def _apply_record_shown(self, entry: entries.RecordShown) -> None:
        """A record to be looked at: the room is over before it began."""
        game = find(game_name_in(entry.record))
        record = read_unread(entry.record, game)  # it was read when it was brought in
        self.agreement = Agreement(game.name, len(record.seat_names))
        self._resize(len(record.seat_names))
        for place, name in zip(self.places, record.seat_names, strict=True):
            place.name = name
        self.records.append(record)
        self.secret = record.secret.hex() if record.secret else ""
        self.phase = "over"
        self._queue_update(room=True)

    def _queue_update(
        self,
        seats: Iterable[int] | None = None,
        room: bool = False,
        view: bool = False,
        events: Iterable[Event] = (),
        chat: tuple[ChatLine, ...] = (),
    ) -> None:
        """Number an update for these seats, or for everybody."""
        news = (PART_ROOM * room + PART_VIEW * view, tuple(events), chat)
        for seat in self.update_streams if seats is None else seats:
            self.update_streams[seat].updates.append(news)

    # what the house asks

    def is_window(self) -> bool:
        """Return whether the open ask is a window with a time limit."""
        ask = self.table.ask
        return ask is not None and ask.window and self.agreement.window > 0

    def window_end_ms(self) -> int:
        """Return when the open window ends, in milliseconds."""
        length_ms = clocks.milliseconds(self.agreement.window)
        return clocks.window_end_ms(self.ask_opened_at_ms, length_ms, self._all_passed_at_ms())

    def _all_passed_at_ms(self) -> int | None:
        """Return when the last seat let the open window go by; None while one has not, or has reacted."""
        ask, latest = self.table.require_ask(), self.ask_opened_at_ms
        for seat in ask.options:
            if seat in self.held:
                if self.held[seat] not in ask.passes:
                    return None
                latest = max(latest, self.held_at_ms[seat])
            elif self.standing_order(seat) is None:
                return None
        return latest

    def standing_order(self, seat: int) -> Option | None:
        """What the seat's standing order answers now; a bot that plays for it decides anew."""
        if self.places[seat].bot:
            return None
        answer: Option | None = self.game.standing_order(self.table.state, seat)
        return answer

    def allows_hints(self) -> bool:
        """Whether a seat may ask for a hint: as agreed, or else where only one person plays."""
        agreed = self.agreement.hints
        return sum([bool(place.token) for place in self.places]) == 1 if agreed is None else agreed

    def waiting_seats(self) -> list[int]:
        """The seats that have yet to answer."""
        if self.recorded_table is None:
            return []
        return [seat for seat in self.table.waiting_seats() if seat not in self.held]

    def deadline_ms(self, seat: int) -> int | None:
        """Return when this person's time is up, in milliseconds; None if a bot plays or no clock runs."""
        place = self.places[seat]
        if place.kind != "person":
            return None
        return clocks.deadline_ms(self.agreement.clock, self.ask_opened_at_ms, place.bank_ms)


HANDLERS: dict[type[Any], Callable[[Room, Any], None]] = {
    entries.RoomOpened: Room._apply_room_opened,
    entries.SeatJoined: Room._apply_seat_joined,
    entries.BotSeated: Room._apply_bot_seated,
    entries.SeatFreed: Room._apply_seat_freed,
    entries.AgreementChanged: Room._apply_agreement_changed,
    entries.GameStarted: Room._apply_game_started,
    entries.ChoiceMade: Room._apply_choice_made,
    entries.ChoiceHeld: Room._apply_choice_held,
    entries.WindowClosed: Room._apply_window_closed,
    entries.SeatHandedOver: Room._apply_seat_handed_over,
    entries.ChatSaid: Room._apply_chat_said,
    entries.SeatMuted: Room._apply_seat_muted,
    entries.UndoAsked: Room._apply_undo_asked,
    entries.UndoAnswered: Room._apply_undo_answered,
    entries.RematchOpened: Room._apply_rematch_opened,
    entries.RecordShown: Room._apply_record_shown,
}
