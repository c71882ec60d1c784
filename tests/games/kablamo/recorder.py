"""A player with paper and pencil: writes down what one seat is told, and knows from that where every bullet lies.

It shares no code with the game: it hears the events as its seat hears them, and nothing else.
"""

from typing import Any


class Bullet:
    """A bullet in a chamber, with its face if the writer has seen it."""

    def __init__(self, face: str | None) -> None:
        self.face = face
        self.active = False


class Recorder:
    """All that a seat (or SPECTATOR) can write down."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.guns: list[list[Bullet | None]] = [[None] * 6 for _ in range(seats)]
        self.hands = [0] * seats
        self.bag = 0
        self.palm = 0
        self.lost: dict[str, int] = {}
        """Numbered bullets last seen when they went among somebody else's spares."""
        self.lifted: dict[str, Bullet | None] = {}
        self.moving: list[dict[str, Any]] = []

    def at(self, place: str) -> Bullet | None:
        """What lies in a chamber."""
        gun, chamber = place.split(".")
        return self.guns[int(gun) - 1][int(chamber)]

    def put(self, place: str, bullet: Bullet | None) -> None:
        """Something lies in a chamber now, or nothing."""
        gun, chamber = place.split(".")
        self.guns[int(gun) - 1][int(chamber)] = bullet

    def hear(self, event: dict[str, Any] | None) -> None:
        """Write one event down."""
        if event is None:
            return
        kind = event["event"]
        if kind == "moved":
            self.moved(event)
            return
        assert not self.moving, "a bullet was lifted and not put down"
        if event.get("bullet") in self.lost:
            del self.lost[event["bullet"]]
        write = getattr(self, "hear_" + kind.replace(" ", "_"), None)
        if write is not None:
            write(event)

    def moved(self, event: dict[str, Any]) -> None:
        """Bullets change places together: written down when the circle is closed."""
        self.moving.append(event)
        if event["to"] == self.moving[0]["from"]:
            bullets = [self.at(one["from"]) for one in self.moving]
            for one, bullet in zip(self.moving, bullets, strict=True):
                assert bullet is not None, f"an empty chamber moved: {self.moving}"
                self.put(one["to"], bullet)
            self.moving = []

    def hear_bag(self, event: dict[str, Any]) -> None:
        self.bag = event["bullets"]

    def hear_given(self, event: dict[str, Any]) -> None:
        self.bag -= 1
        self.hands[event["seat"]] += 1

    hear_drawn = hear_given

    def hear_drawn_to_load(self, event: dict[str, Any]) -> None:
        self.bag -= 1
        self.palm += 1

    def hear_put_back(self, event: dict[str, Any]) -> None:
        self.bag += event["bullets"]
        self.hands[event["seat"]] -= event["bullets"]

    def hear_loaded(self, event: dict[str, Any]) -> None:
        if event["from"] == "spares":
            self.hands[event["seat"]] -= 1
        else:
            self.palm -= 1
        old = self.at(event["to"])
        if old is not None:  # it is being exchanged for a spare
            self.lifted[event["to"]] = old
        self.put(event["to"], Bullet(event.get("bullet")))

    def hear_taken_up(self, event: dict[str, Any]) -> None:
        old = self.lifted.pop(event["from"])
        assert old is not None
        self.hands[event["seat"]] += 1
        if old.face is not None and old.face.isdigit() and event["seat"] != self.seat:
            self.lost[old.face] = event["seat"]

    def hear_taken_out(self, event: dict[str, Any]) -> None:
        if event["from"] == "spares":
            self.hands[event["seat"]] -= 1
        else:
            bullet = self.at(event["from"])
            assert bullet is not None
            assert bullet.face in (None, event["bullet"]), "not the bullet that was thought to lie there"
            self.put(event["from"], None)

    def hear_announced(self, event: dict[str, Any]) -> None:
        self.hands[event["seat"]] -= 1

    def hear_discarded(self, event: dict[str, Any]) -> None:
        self.bag += event["into"] == "bag"

    def hear_returned(self, event: dict[str, Any]) -> None:
        self.bag += event["bullets"]

    def hear_turned(self, event: dict[str, Any]) -> None:
        gun = self.guns[event["seat"]]
        self.guns[event["seat"]] = [gun[(i - event["by"]) % 6] for i in range(6)]

    def hear_revolvers_swapped(self, event: dict[str, Any]) -> None:
        a, b = event["seats"]
        self.guns[a], self.guns[b] = self.guns[b], self.guns[a]

    def hear_looked(self, event: dict[str, Any]) -> None:
        bullet = self.at(event["at"])
        assert bullet is not None
        assert bullet.face is None or "bullet" not in event or bullet.face == event["bullet"]
        bullet.face = event.get("bullet", bullet.face)

    def hear_revealed(self, event: dict[str, Any]) -> None:
        bullet = self.guns[event["seat"]][0]
        assert bullet is not None
        assert bullet.face in (None, event["bullet"]), "not the bullet that was thought to lie there"
        bullet.face = event["bullet"]
        bullet.active = True

    def known(self) -> list[list[str | None]]:
        """Every chamber: None if empty, `?` if unknown, else the face."""
        return [[None if one is None else one.face or "?" for one in gun] for gun in self.guns]
