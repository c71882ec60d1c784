"""One room without a server: for a terminal, a test, a notebook, or a page that runs Python itself.

    local = LocalRoom.open(new_room, now_ms, bots.choose, new_secret)
    local.submit(0, wire.AddBot(id="1", bot="random"), now_ms)
    local.submit(0, wire.Start(id="2"), now_ms)
    due_ms = local.tick(now_ms)      # bots answer, windows close, time runs out
    update = local.update(0, now_ms) # what seat 0 has not seen yet, as over the wire

Nothing here waits, reads a clock or draws at random: the caller brings the time, the secrets, the random stream and
whatever chooses for bots, and calls `tick` again when the time that it returned has come. `on_entries` gets the entries
of every change after they are applied and before anybody can have asked for an update: the place to store them.
`LocalRoom.restore` makes the same room of them again.
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
"""Stands for the token of every person: nobody has to prove a seat in the caller's own memory."""
ChooseForBot = Callable[[str, Seat], Option]
"""Chooses for the bot of this name at this seat."""
OnEntries = Callable[[Entries], None]


class LocalBots:
    """Bots that play in this process: one for each seat and name, hired when it is first asked."""

    def __init__(self, make_stream: Callable[[int], RandomStream]) -> None:
        """`make_stream` gives each seat's bot its random stream."""
        self.make_stream = make_stream
        self.bots: dict[tuple[int, str], Bot] = {}

    def choose(self, name: str, seat: Seat) -> Option:
        """Choose for a seat; a single option needs no thought."""
        if len(seat.options) == 1:
            return seat.options[0]
        key = (seat.seat, name)
        if key not in self.bots:
            self.bots[key] = make_bot(name, self.make_stream(seat.seat))
        return self.bots[key].choose(seat)


class LocalRoom:
    """A room and what drives it. `room` may be looked at, never changed from outside."""

    def __init__(
        self,
        room: Room,
        choose: ChooseForBot,
        new_secret: NewSecret,
        on_entries: OnEntries | None = None,
        beat_ms: int = 0,
    ) -> None:
        """Drive this room; `beat_ms` is how long bots take to answer. Use `open`, `restore` or `resume` to get one."""
        self.room = room
        self.choose = choose
        self.new_secret = new_secret
        self.on_entries = on_entries
        self.beat_ms = beat_ms
        self.last_seen: dict[int, int] = {}
        """The number of the latest update that each seat was given."""
        self.events_taken = 0
        """The number of the latest update whose events were taken."""

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
        """Open a new room, in which its opener has the first seat. Its agreement may carry an edition."""
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
        """Make a room of the entries that `on_entries` was given."""
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
        """Begin the game of a record, or go on with it: the record is the room's own from now on, and grows with it.

        Seats in `bots` are played by the bots named there. Windows have no time limit, and no clock runs. The record
        says what has happened: entries before it are not given to `on_entries`.
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
        """Seat another person before the start; return the seat."""
        made = commands.join(self.room, wish, LOCAL_TOKEN, now_ms)
        self._apply(made)
        return made[0].seat

    def submit(self, seat: int, command: wire.AnyCommand, now_ms: int) -> None:
        """Carry out a seat's command; one that is refused raises a named error and changes nothing."""
        self._apply(commands.decide(self.room, seat, command, now_ms, self.new_secret))

    def tick(self, now_ms: int) -> int | None:
        """Do what is due by now, one thing after the other; return when the next thing is due, None if nothing is."""
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
        """Let bots choose for these seats now; `by` is "bot", or "late" where they stand in for a person."""
        room = self.room
        chosen = {seat: self.choose(bot, Seat(room.game, room.table, seat)).text for seat, bot in bots.items()}
        self._apply(schedule.answers(room, room.table.ask_number, chosen, by, now_ms))

    def update(self, seat: int, now_ms: int) -> wire.Update | None:
        """Return what this seat (or SPECTATOR) has not been given yet; None if there is nothing new."""
        made = update_for(self.room, seat, self.last_seen.get(seat), now_ms, self._people())
        if made is not None:
            self.last_seen[seat] = made.number
        return made

    def take_events(self) -> list[Event]:
        """Return what has happened since the last call, whoever may see it.

        This is for a caller at whose keyboard several seats sit: it shows each what `Event.seen_by` lets it see.
        """
        stream = self.room.update_streams[SPECTATOR]
        first = max(0, self.events_taken - stream.first_number)
        self.events_taken = stream.latest_number
        return [event for _, events, _ in stream.updates[first:] for event in events]

    def _people(self) -> int:
        """Return the seats of people as bits: all of them are here."""
        return sum([1 << seat for seat, place in enumerate(self.room.places) if place.kind == "person"])

    def _apply(self, made: Entries) -> None:
        for entry in made:
            self.room.apply(entry)
        if made and self.on_entries is not None:
            self.on_entries(made)
