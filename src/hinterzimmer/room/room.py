# mypyc: compile
"""The state of a room: its seats, its running table, and the updates of each seat, all of it made from its log.

Nothing here reads a clock, draws at random or waits, so that the same entries give the same room in every process. That
includes the numbers of the updates. The number of a seat's updates depends only on what the seat may know.
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
"""A function that makes the dice of a game from its secret, the seats' seeds, and the number of draws so far."""


class Room:
    """A room after the first `entry_count` entries of its log. Only `apply` and `begin_game` change it."""

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
        """The games of this room in order; the last one is running or was played last."""
        self.held: dict[int, Option] = {}
        """Each seat's answer in the open window."""
        self.held_at_ms: dict[int, int] = {}
        """The times of those answers, in ms since 1970."""
        self.checked: dict[int, tuple[entries.AnyEntry, Ask, Option]] = {}
        """Each seat's latest checked choice with its entry and ask, so that `apply` need not check it again."""
        self.undo: UndoRequest | None = None
        self.chat: list[ChatLine] = []
        self.command_ids: dict[int, dict[str, None]] = {}
        self.ask_opened_at_ms = 0
        """The time when the open ask began, in ms since 1970."""
        self.choices_before_ask = 0
        """The number of the record's choices before the open ask; later ones are answers that are still secret."""
        self.game_started_at_ms = 0
        self.banks_at_ask_ms: dict[int, int] = {}
        """Each seat's time bank in ms when the open ask began; it is shown so that no bank reveals who has answered."""
        self.timeouts_at_ask: dict[int, int] = {}
        """Each seat's time-outs in a row when the open ask began."""
        self.ask_offset = 0
        """The number of asks in earlier games and undone moments, added so that a room uses no ask number twice."""

    @property
    def game(self) -> AnyGame:
        """The room's game. Raises UnknownGame."""
        return find(self.agreement.game)

    @property
    def table(self) -> Table[Any]:
        """The running table; there must be a game."""
        assert self.recorded_table is not None
        return self.recorded_table.table

    @property
    def record(self) -> Record:
        """The record of the running or latest game; there must be one."""
        return self.records[-1]

    def apply(self, entry: entries.AnyEntry) -> None:
        """Apply the log's next entry and queue updates. If it raises, make a half-changed room again."""
        self.entry_count += 1
        if entry.id:
            ids = self.command_ids.setdefault(entry.seat, {})
            ids[entry.id] = None
            if len(ids) > COMMAND_IDS_MAX:
                del ids[next(iter(ids))]
        handler: Callable[[Room, Any], None] = HANDLERS[type(entry)]
        handler(self, entry)

    # before a game

    def _apply_room_opened(self, entry: entries.RoomOpened) -> None:
        """Set the agreement and the secret of a new room."""
        self.agreement = entry.agreement
        self.secret = entry.secret
        self._resize(entry.agreement.seats)
        self._queue_update(room=True)

    def _resize(self, seats: int) -> None:
        """Set the number of seats; new ones are open, and each gets an update stream."""
        self.places = self.places[:seats] + [RoomSeat() for _ in range(seats - len(self.places))]
        for seat in range(seats):
            self.update_streams.setdefault(seat, UpdateStream())

    def _apply_seat_joined(self, entry: entries.SeatJoined) -> None:
        """Seat a person; they become host if the host's seat holds no person."""
        place = self.places[entry.seat]
        place.name, place.token, place.seed = entry.name, entry.token, entry.seed
        if self.places[self.host].kind != "person":
            self.host = entry.seat
        self._queue_update(room=True)

    def _apply_bot_seated(self, entry: entries.BotSeated) -> None:
        """Seat a bot."""
        place = self.places[entry.at_seat]
        place.name, place.bot = entry.bot, entry.bot
        self._queue_update(room=True)

    def _apply_seat_freed(self, entry: entries.SeatFreed) -> None:
        """Empty a seat."""
        self.places[entry.at_seat] = RoomSeat()
        self._choose_host()
        self._queue_update(room=True)

    def _choose_host(self) -> None:
        """Make the first person host if the host has left; without one, the first person for whom a bot plays."""
        if self.places[self.host].kind != "person":
            people = [seat for seat, place in enumerate(self.places) if place.kind == "person"]
            away = [seat for seat, place in enumerate(self.places) if place.kind == "away"]
            self.host = [*people, *away, self.host][0]

    def _apply_agreement_changed(self, entry: entries.AgreementChanged) -> None:
        """Set the changed agreement, and the number of seats by it."""
        self.agreement = entry.agreement
        self._resize(entry.agreement.seats)
        self._queue_update(room=True)

    def _apply_game_started(self, entry: entries.GameStarted) -> None:
        """Begin a game; the seeds of all seats go into its dice."""
        names = [place.name for place in self.places]
        seeds = [place.seed for place in self.places]
        secret = bytes.fromhex(self.secret)
        settings = self.game.complete_settings(self.agreement.settings)
        self.begin_game(Record(self.game, edition_for(self.agreement), settings, names, seeds, secret=secret), entry.at)

    def begin_game(self, record: Record, at_ms: int) -> None:
        """Start the game of a record, continuing after its last choice if it has any; `at_ms` is ms since 1970."""
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
        """Make the table from the record, from a checkpoint if given; its ask numbers are those of a fresh table."""
        self.recorded_table = RecordedTable(self.record, self.make_stream, checkpoint)
        for table in (self.table, *[kept for _, kept in self.recorded_table.checkpoints]):
            table.ask_number += self.ask_offset
        self._answer_automatic_asks(at_ms)
        self._open_ask(at_ms)

    # during a game

    def _open_ask(self, at_ms: int) -> None:
        """Start the clocks of a new ask and drop held answers and undo; set the phase if the game is over."""
        self.ask_opened_at_ms = at_ms
        self.held, self.held_at_ms = {}, {}
        self.undo = None
        self.choices_before_ask = len(self.record.choices)
        self.banks_at_ask_ms = {seat: place.bank_ms for seat, place in enumerate(self.places)}
        self.timeouts_at_ask = {seat: place.timeouts_in_row for seat, place in enumerate(self.places)}
        if self.table.over:
            self.phase = "over"

    def _answer_automatic_asks(self, at_ms: int) -> None:
        """Play the answers that need no player, until a player has to answer."""
        assert self.recorded_table is not None
        while answers := self._automatic_answers(at_ms):
            for seat, option in answers.items():
                self.recorded_table.play(seat, option)

    def _automatic_answers(self, at_ms: int) -> dict[int, Option]:
        """Return CLOCK's answer, or all standing orders in a window without a limit; {} if a player must answer."""
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
        """Charge a seat's clock for its answer; a bot pays nothing, and a seat that answers again has paid already."""
        if by == "bot" or seat < 0 or seat in self.table.answers:
            return
        place = self.places[seat]
        place.bank_ms = clocks.bank_after(place.bank_ms, at_ms - self.ask_opened_at_ms, self.agreement.clock.increment)
        place.timeouts_in_row = place.timeouts_in_row + 1 if by == "late" else 0

    def _apply_choice_made(self, entry: entries.ChoiceMade) -> None:
        """Play a seat's choice; publish it to all seats when it closes the ask, and to its own seat otherwise."""
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
        """Queue an update for all seats after an ask closed; a stand-in takes the seats that timed out too often."""
        late = [place for place in self.places if place.needs_stand_in]
        for place in late:
            place.bot = stand_in(self.agreement.game)
        news = bool(late) or self.undo is not None
        self._open_ask(at_ms)
        self._queue_update(room=news or self.phase == "over", view=True, events=self.table.take_events())

    def find_option(self, seat: int, text: str) -> Option:
        """Return the option of a text: one offered to the seat, or else the game's parse. Raises BadNotation."""
        return self.table.require_ask().find(seat, text) or self.game.parse(text, self.record.edition)

    def check_choice(self, seat: int, text: str) -> Option:
        """Return the option of a text if this seat may choose it now.

        Raises GameOver, NotAsked, AlreadyChosen, BadNotation or IllegalOption.
        """
        table = self.table
        if seat in self.held:
            raise already_chosen(seat)
        option = table.require_ask().find(seat, text)
        if option is None:
            table.check_seat(seat)  # before parsing, so that NotAsked comes before BadNotation
            option = self.game.parse(text, self.record.edition)
        table.check(seat, option)
        return option

    def remember_checked(self, entry: entries.ChoiceMade | entries.ChoiceHeld, option: Option) -> None:
        """Remember the option that was checked for an entry until the entry is applied."""
        self.checked[entry.seat] = (entry, self.table.require_ask(), option)

    def _checked_option(self, entry: entries.ChoiceMade | entries.ChoiceHeld) -> Option | None:
        """Return the option remembered for this entry if its ask is still open; None for every other entry."""
        found = self.checked.pop(entry.seat, None)
        return found[2] if found and found[0] is entry and found[1] is self.table.ask else None

    def _apply_choice_held(self, entry: entries.ChoiceHeld) -> None:
        """Hold a seat's answer until the window closes; only its own seat gets an update."""
        self.held[entry.seat] = self._checked_option(entry) or self.check_choice(entry.seat, entry.option)
        self.held_at_ms[entry.seat] = entry.at
        self._charge_clock(entry.seat, entry.at, entry.by)
        self._queue_update([entry.seat], view=True)

    def _apply_window_closed(self, entry: entries.WindowClosed) -> None:
        """Play all held answers of the window, and the ask's first option of `passes` for seats without one."""
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
        """Let a bot play for a seat, or its owner again."""
        place = self.places[entry.at_seat]
        place.bot, place.timeouts_in_row = entry.bot, 0
        self.timeouts_at_ask[entry.at_seat] = 0
        self._choose_host()
        self._queue_update(room=True)

    def _apply_chat_said(self, entry: entries.ChatSaid) -> None:
        """Add a line of chat; the oldest lines beyond CHAT_LINES_MAX are dropped."""
        line = ChatLine(entry.seat, self.places[entry.seat].name, entry.text)
        self.chat = [*self.chat[1 - CHAT_LINES_MAX :], line]
        self._queue_update(chat=(line,))

    def _apply_seat_muted(self, entry: entries.SeatMuted) -> None:
        """Mute a seat, or let it chat again."""
        self.places[entry.at_seat].muted = entry.muted
        self._queue_update(room=True)

    def _apply_undo_asked(self, entry: entries.UndoAsked) -> None:
        """Open an undo request; it is granted at once if no other person plays."""
        self.undo = UndoRequest(entry.seat, entry.choices)
        self._undo_if_agreed(entry.at)

    def _apply_undo_answered(self, entry: entries.UndoAnswered) -> None:
        """Count an agreement to the undo request; a refusal ends the request."""
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
        for one, place in enumerate(self.places):  # so that no clock shows who had answered the open ask in secret
            place.bank_ms, place.timeouts_in_row = self.banks_at_ask_ms[one], self.timeouts_at_ask[one]
        self._resume_record(at_ms, checkpoint)
        self.table.take_events()
        self._queue_update(room=True, view=True, events=[Event("undone", {"seat": seat})])

    # after a game

    def _apply_rematch_opened(self, entry: entries.RematchOpened) -> None:
        """Wait for the next game with a new secret; bots keep the seats they stand in for until `come_back`."""
        self.ask_offset = self.table.ask_number if self.recorded_table else self.ask_offset
        self.secret = entry.secret
        self.recorded_table = None
        self.phase = "waiting"
        self.round += 1
        self._queue_update(room=True)

    def _apply_record_shown(self, entry: entries.RecordShown) -> None:
        """Show an imported record: the room is over from the start."""
        game = find(game_name_in(entry.record))
        record = read_unread(entry.record, game)  # its import checked it
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
        """Append an update to the streams of these seats; None: to all streams, the spectators' included."""
        news = (PART_ROOM * room + PART_VIEW * view, tuple(events), chat)
        for seat in self.update_streams if seats is None else seats:
            self.update_streams[seat].updates.append(news)

    # queries

    def is_window(self) -> bool:
        """Return True if the open ask is a window with a time limit."""
        ask = self.table.ask
        return ask is not None and ask.window and self.agreement.window > 0

    def window_end_ms(self) -> int:
        """Return when the open window ends, in ms since 1970."""
        length_ms = clocks.milliseconds(self.agreement.window)
        return clocks.window_end_ms(self.ask_opened_at_ms, length_ms, self._all_passed_at_ms())

    def _all_passed_at_ms(self) -> int | None:
        """Return when the last seat passed in the open window (ms since 1970); None if a seat has not, or reacted."""
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
        """Return the answer of a seat's standing order; None if it has none, or if a bot plays the seat."""
        if self.places[seat].bot:
            return None
        answer: Option | None = self.game.standing_order(self.table.state, seat)
        return answer

    def allows_hints(self) -> bool:
        """Return True if seats may request hints: as agreed, or by default if only one person plays."""
        agreed = self.agreement.hints
        return sum([bool(place.token) for place in self.places]) == 1 if agreed is None else agreed

    def waiting_seats(self) -> list[int]:
        """Return the seats that have yet to answer the open ask; [] without a game."""
        if self.recorded_table is None:
            return []
        return [seat for seat in self.table.waiting_seats() if seat not in self.held]

    def deadline_ms(self, seat: int) -> int | None:
        """Return when this person's time is up, in ms since 1970; None if a bot plays or no clock runs."""
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
