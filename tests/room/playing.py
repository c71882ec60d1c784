"""Whole games in a local room, everything given: the same seed plays the same game wherever Python runs."""

import hashlib
import random

from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.room import entries, wire
from hinterzimmer.room.local import LocalBots, LocalRoom

SETTINGS: dict[str, dict[str, int | bool]] = {"karambolage": {"rounds": 6, "minutes": 1}}
"""What keeps games of a kind short enough, and makes them ask the clock."""


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(f"secret {seed}".encode()).digest()


def local_room(game: str, seats: int, seed: int, window: float, log: list[entries.AnyEntry]) -> LocalRoom:
    """A room with a person at the first seat, another at the second, and random bots at the rest."""
    agreement = wire.Agreement(game, seats, SETTINGS.get(game, {}), clock=wire.Clock("bank", 20.0, 1.0), window=window)
    bots = LocalBots(lambda seat: SeededStream(f"{seed} {seat}"))
    local = LocalRoom.open(
        wire.NewRoom(agreement, "Ann", f"seed {seed}"),
        0,
        bots.choose,
        lambda: secret_of(seed),
        on_entries=log.extend,
        beat_ms=250,
    )
    local.join(wire.Join("Ben"), 0)
    for seat in range(2, seats):
        local.submit(0, wire.AddBot(id=f"bot {seat}", bot="random", at=seat), 0)
    local.submit(0, wire.Start(id="start"), 0)
    return local


def play_to_the_end(game: str, seats: int, seed: int, window: float) -> str:
    """Play a game and return what it came to: people answer, dawdle or take back, bots and clocks do the rest.

    The text names the record, the log and everything that any seat was shown.
    """
    log: list[entries.AnyEntry] = []
    local = local_room(game, seats, seed, window, log)
    room, rng, now_ms = local.room, random.Random(seed), 0
    shown = hashlib.sha256()
    for turn in range(20_000):
        due_ms = local.tick(now_ms)
        for seat in (SPECTATOR, *range(seats)):
            update = local.update(seat, now_ms)
            if update is not None:
                shown.update(wire.encode(update))
        if room.phase == "over":
            break
        people = [seat for seat in room.waiting_seats() if room.places[seat].kind == "person"]
        now_ms += rng.randrange(50, 900)
        if people and rng.random() < 0.9:
            seat = rng.choice(people)
            option = rng.choice(room.table.options(seat)).text
            local.submit(seat, wire.Choose(id=f"{turn}", ask=room.table.ask_number, option=option), now_ms)
        elif due_ms is not None:
            now_ms = max(now_ms, due_ms)
        for seat in (0, 1):
            if room.places[seat].kind == "away":  # too often late: a bot has taken over
                local.submit(seat, wire.ComeBack(id=f"back {turn}"), now_ms)
    record = room.record.to_text()
    written = b"\n".join([entries.encode(entry) for entry in log])
    digests = [hashlib.sha256(data).hexdigest()[:16] for data in (record.encode(), written)]
    return f"{game} {seats} {seed} {window} {room.phase} {now_ms} {' '.join(digests)} {shown.hexdigest()[:16]}"
