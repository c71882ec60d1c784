"""One room without a server: for a terminal, a test, a notebook, or a page that runs Python itself.

    local = LocalRoom.open(new_room, now_ms, bots.choose, new_secret)
    local.submit(0, wire.AddBot(id="1", bot="random"), now_ms)
    local.submit(0, wire.Start(id="2"), now_ms)
    due_ms = local.tick(now_ms)      # bots answer, windows close, time runs out
    update = local.update(0, now_ms) # what seat 0 has not seen yet, as over the wire

Nothing here waits, reads a clock or draws at random. The caller passes the time, the secrets, the random stream and the
function that chooses for bots. It calls `tick` again at the time that `tick` returned. `on_entries` gets the entries of
every change after they are applied and before `submit`, `join` or `tick` returns, so that the caller can store them.
`LocalRoom.restore` makes the same room from them again.
"""

from collections.abc import Callable, Iterable

from msgspec import UNSET

from hinterzimmer.bots.registry import make_bot
from hinterzimmer.engine.bots import Bot, Seat
from hinterzimmer.engine.chance import FairStream, RandomStream
from hinterzimmer.engine.errors import BadRecord
from hinterzimmer.engine.events import Event
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.steps import Option
from hinterzimmer.room import commands, entries, schedule, wire
from hinterzimmer.room.commands import Entries, NewSecret
from hinterzimmer.room.room import MakeStream, Room
from hinterzimmer.room.tokens import hash_token
from hinterzimmer.room.updates import update_for

LOCAL_TOKEN = "local"
"""The token of every person, because no seat has to be proved in the caller's own memory."""
ChooseForBot = Callable[[str, Seat], Option]
"""A function that takes a bot's name and its seat, and returns the option that the bot chooses."""
OnEntries = Callable[[Entries], None]
"""A callback that gets the entries of a change, for storing them."""


class LocalBots:
    """Bots that play in this process: one for each seat and name, made when it is first needed."""

    def __init__(self, make_stream: Callable[[int], RandomStream]) -> None:
        """Make no bot yet; `make_stream` returns the random stream for a seat's bot."""
        self.make_stream = make_stream
        self.bots: dict[tuple[int, str], Bot] = {}

    def choose(self, name: str, seat: Seat) -> Option:
        """Return the option that the bot chooses; a single option is returned without asking the bot."""
        if len(seat.options) == 1:
            return seat.options[0]
        key = (seat.seat, name)
        if key not in self.bots:
            self.bots[key] = make_bot(name, self.make_stream(seat.seat))
        return self.bots[key].choose(seat)


class LocalRoom:
    """A room and its driver. Callers may read `room` but must change it only through the methods here."""

    def __init__(
        self,
        room: Room,
        choose: ChooseForBot,
        new_secret: NewSecret,
        on_entries: OnEntries | None = None,
        beat_ms: int = 0,
    ) -> None:
        """Drive this room; bots answer `beat_ms` after an ask opens. Call `open`, `restore` or `resume` instead."""
        self.room = room
        self.choose = choose
        self.new_secret = new_secret
        self.on_entries = on_entries
        self.beat_ms = beat_ms
        self.last_seen: dict[int, int] = {}
        """The number of the latest update that `update` returned for each seat."""
        self.events_taken = 0
        """The number of the latest update whose events `take_events` returned."""

    @classmethod
    def open(
        cls,
        new_room: wire.NewRoom,
        now_ms: int,
        choose: ChooseForBot,
        new_secret: NewSecret,
        make_stream: MakeStream = FairStream,
        on_entries: OnEntries | None = None,
        beat_ms: int = 0,
    ) -> "LocalRoom":
        """Open a new room with its opener in seat 0; it may bring an edition. Raises like `commands.open_room`."""
        made = commands.open_room(new_room, LOCAL_TOKEN, now_ms, new_secret, allow_edition=True)
        local = cls(Room("local", make_stream), choose, new_secret, on_entries, beat_ms)
        local._apply(made)
        return local

    @classmethod
    def restore(
        cls,
        log: Iterable[entries.AnyEntry],
        choose: ChooseForBot,
        new_secret: NewSecret,
        make_stream: MakeStream = FairStream,
        on_entries: OnEntries | None = None,
        beat_ms: int = 0,
    ) -> "LocalRoom":
        """Make a room from the entries that `on_entries` got earlier, in their order."""
        local = cls(Room("local", make_stream), choose, new_secret, on_entries, beat_ms)
        for entry in log:
            local.room.apply(entry)
        return local

    @classmethod
    def resume(
        cls,
        record: Record,
        bots: dict[int, str],
        now_ms: int,
        choose: ChooseForBot,
        new_secret: NewSecret,
        make_stream: MakeStream = FairStream,
        on_entries: OnEntries | None = None,
        beat_ms: int = 0,
    ) -> "LocalRoom":
        """Start or continue the game of a record. The room owns the record from now on and appends choices to it.

        `bots` maps seats to the names of the bots that play them. Windows have no time limit, and no clock runs.
        `on_entries` gets only later entries, because the record holds what happened before. Raises BadRecord if the
        record has no secret.
        """
        if record.secret is None:
            raise BadRecord("this record has no secret to go on with: it can be replayed, not continued", "no-secret")
        own = record.edition.fingerprint == record.game.edition().fingerprint
        edition = UNSET if own else record.edition.text
        agreement = wire.Agreement(
            record.game.name, len(record.seat_names), {**record.settings}, window=0, edition=edition
        )
        room = Room("local", make_stream)
        room.apply(entries.RoomOpened(at=now_ms, agreement=agreement, secret=record.secret.hex()))
        for seat, (name, seed) in enumerate(zip(record.seat_names, record.seeds, strict=True)):
            if seat in bots:
                room.apply(entries.BotSeated(at=now_ms, at_seat=seat, bot=bots[seat]))
            else:
                token = hash_token(LOCAL_TOKEN)
                room.apply(entries.SeatJoined(at=now_ms, seat=seat, name=name, token=token, seed=seed))
        room.begin_game(record, now_ms)
        return cls(room, choose, new_secret, on_entries, beat_ms)

    def join(self, wish: wire.Join, now_ms: int) -> int:
        """Seat another person before the start and return the seat. Raises like `commands.join`."""
        made = commands.join(self.room, wish, LOCAL_TOKEN, now_ms)
        self._apply(made)
        return made[0].seat

    def submit(self, seat: int, command: wire.AnyCommand, now_ms: int) -> None:
        """Carry out a seat's command. Raises a HinterzimmerError and changes nothing if it is refused."""
        self._apply(commands.decide(self.room, seat, command, now_ms, self.new_secret))

    def tick(self, now_ms: int) -> int | None:
        """Do everything that is due by `now_ms`; return when to call again (ms since 1970), or None if never."""
        room = self.room
        while True:
            due_ms, bots = schedule.next_due_ms(room), schedule.bots_to_move(room)
            if bots and now_ms >= room.ask_opened_at_ms + self.beat_ms:
                self.play_bots(bots, "bot", now_ms)
            elif due_ms is not None and due_ms <= now_ms:
                late = schedule.late_seats(room, now_ms)
                if late:
                    self.play_bots(late, "late", now_ms)
                else:
                    self._apply(schedule.close_window(room, room.table.ask_number, now_ms))
            else:
                times_ms = [due_ms, room.ask_opened_at_ms + self.beat_ms if bots else None]
                return min([one for one in times_ms if one is not None], default=None)

    def play_bots(self, bots: dict[int, str], by: str, now_ms: int) -> None:
        """Let bots choose for these seats and apply their choices; `by` is "bot", or "late" for stand-ins of people."""
        room = self.room
        chosen = {seat: self.choose(bot, Seat(room.game, room.table, seat)).text for seat, bot in bots.items()}
        self._apply(schedule.answers(room, room.table.ask_number, chosen, by, now_ms))

    def update(self, seat: int, now_ms: int) -> wire.Update | None:
        """Return the update that brings this seat (or SPECTATOR) up to date; None if nothing is new."""
        made = update_for(self.room, seat, self.last_seen.get(seat), now_ms, self._people())
        if made is not None:
            self.last_seen[seat] = made.number
        return made

    def take_events(self) -> list[Event]:
        """Return all events since the last call, secret ones included; [] if there are none.

        A caller whose keyboard several seats share shows each of them what `Event.seen_by` returns for it.
        """
        stream = self.room.update_streams[SPECTATOR]
        first = max(0, self.events_taken - stream.first_number)
        self.events_taken = stream.latest_number
        return [event for _, events, _ in stream.updates[first:] for event in events]

    def _people(self) -> int:
        """Return the seats of people as bits, because all of them count as present."""
        return sum([1 << seat for seat, place in enumerate(self.room.places) if place.kind == "person"])

    def _apply(self, made: Entries) -> None:
        for entry in made:
            self.room.apply(entry)
        if made and self.on_entries is not None:
            self.on_entries(made)
