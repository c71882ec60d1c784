# mypyc: compile
"""A game of Kablamo as it changes: the small changes that rules are made of. Each emits its event."""

from bisect import bisect_left, insort

from hinterzimmer.engine.events import Event, PlainData
from hinterzimmer.games.kablamo.bullets import BOLSHEVIK, KINDS, PLAYER, REVOLVER, TRIGGER
from hinterzimmer.games.kablamo.options import CHAMBERS
from hinterzimmer.games.kablamo.position import EMPTY, HAMMER_AT, NOBODY, Announced, Position, place
from hinterzimmer.games.kablamo.sightings import BAG, EVERYBODY, HAND, LEAVES, PALM, SEEN


class Kablamo(Position):
    """A running game of Kablamo."""

    def copy(self) -> "Kablamo":
        twin = Kablamo(self.edition, self.seat_count, self.settings)
        self.into(twin)
        return twin

    def emit(
        self, kind: str, data: PlainData, audience: tuple[int, ...] | None = None, others: PlainData | None = None
    ) -> None:
        """Emit an event. A bullet, and the one it aims at, is given by label and by name."""
        if self.events is not None:
            bullet, target = data.get("bullet"), data.get("target")
            if isinstance(bullet, str):
                data = {**data, "name": self.ammunition.names[bullet]}
            if isinstance(target, str):
                data = {**data, "target_name": self.ammunition.names[target]}
            self.events.append(Event(kind, data, audience, others))

    # The bag and the hands.

    def fill_bag(self) -> None:
        """KB-001, KB-024: all bullets go into the bag, in Hardcore without the high-velocity ones."""
        ammunition = self.ammunition
        tokens = list(range(ammunition.size))
        if self.hardcore:
            self.removed = tokens[ammunition.live : ammunition.fast_end]
        self.bag = [token for token in tokens if token not in self.removed]
        self.line = [() if token in self.removed else (BAG,) for token in tokens]
        self.emit("bag", {"bullets": len(self.bag), "removed": len(self.removed)})

    def give(self, seat: int, token: int) -> None:
        """KB-024: a Kablamo given openly before the draw."""
        self._out_of_bag(token)
        self.write(token, SEEN + EVERYBODY)
        self.write(token, HAND + seat)
        insort(self.hands[seat], token)
        self.emit("given", {"seat": seat, "bullet": self.label(token)})

    def draw(self, seat: int, token: int) -> None:
        """Move a bullet from the bag to a seat's spares. Only that seat sees it."""
        self._out_of_bag(token)
        self.write(token, HAND + seat)
        insort(self.hands[seat], token)
        if self.events is not None:
            self.emit("drawn", {"seat": seat, "bullet": self.label(token)}, (seat,), {"seat": seat})

    def draw_to_load(self, seat: int, token: int) -> None:
        """KB-128, KB-129: a bullet out of the bag that must be loaded."""
        self._out_of_bag(token)
        self.write(token, PALM + seat)
        insort(self.palm, token)
        self.palm_of = seat
        if self.events is not None:
            self.emit("drawn to load", {"seat": seat, "bullet": self.label(token)}, (seat,), {"seat": seat})

    def _out_of_bag(self, token: int) -> None:
        del self.bag[bisect_left(self.bag, token)]
        self.write(token, LEAVES)

    def put_back(self, seat: int) -> None:
        """KB-023, KB-025: all that was drawn goes back unseen; a given Kablamo stays."""
        hand = self.hands[seat]
        kept = [token for token in hand if self.hardcore and self.line[token][2] & 127 >= SEEN]
        for token in hand:
            self.write(token, LEAVES)
            if token not in kept:
                self.write(token, BAG)
                insort(self.bag, token)
        for token in kept:  # all seats know that the one that stays is the Kablamo
            self.show(token)
            self.write(token, HAND + seat)
        self.hands[seat] = kept
        self.emit("put back", {"seat": seat, "bullets": len(hand) - len(kept)})

    # Loading and moving.

    def load(self, seat: int, token: int, gun: int, at: int) -> None:
        """Move a spare, or a bullet just drawn to be loaded, into a chamber."""
        self.write(token, LEAVES)
        source = "spares"
        if token in self.palm:
            self.palm.remove(token)
            source = "drawn"
        else:
            self.hands[seat].remove(token)
        self.guns[gun][at] = token
        self.loaders[gun][at] = seat
        if self.events is not None:
            self.remind("loaded", seat, {"seat": seat, "from": source, "to": place(gun, at)}, token)

    def trade(self, seat: int, token: int, gun: int, at: int) -> None:
        """KB-109, KB-127: a seat's spare goes into a chamber, and what lay there becomes a spare, which
        the seat sees.
        """
        other = self.guns[gun][at]
        self.load(seat, token, gun, at)  # first out, then in, so that the two never mix among the spares
        self.write(other, HAND + seat)
        insort(self.hands[seat], other)
        if self.events is not None:
            seen: dict[str, object] = {"seat": seat, "from": place(gun, at)}
            self.emit("taken up", {**seen, "bullet": self.label(other)}, (seat,), seen)

    def turn(self, seat: int, by: int) -> None:
        """KB-011: a cylinder turns clockwise by `by` chambers; what lay at i lies at i + by."""
        by %= CHAMBERS
        if by:
            cut = CHAMBERS - by
            gun, loaders = self.guns[seat], self.loaders[seat]
            self.guns[seat] = gun[cut:] + gun[:cut]
            self.loaders[seat] = loaders[cut:] + loaders[:cut]
            if self.events is not None:
                self.emit("turned", {"seat": seat, "by": by})

    def move(self, places: list[tuple[int, int]]) -> None:
        """Move bullets in a circle: each goes where the next one lay, the last where the first lay.

        No seat sees them.
        """
        last_gun, last_at = places[-1]
        token, loader = self.guns[last_gun][last_at], self.loaders[last_gun][last_at]
        for gun, at in places:
            token, self.guns[gun][at] = self.guns[gun][at], token
            loader, self.loaders[gun][at] = self.loaders[gun][at], loader
        for i in range(len(places)):
            gun, at = places[i]
            to_gun, to_at = places[(i + 1) % len(places)]
            self.emit("moved", {"from": place(gun, at), "to": place(to_gun, to_at)})

    def swap_guns(self, a: int, b: int) -> None:
        """KB-106: two revolvers change hands with all that lies in and on them."""
        self.guns[a], self.guns[b] = self.guns[b], self.guns[a]
        self.loaders[a], self.loaders[b] = self.loaders[b], self.loaders[a]
        self.on_gun[a], self.on_gun[b] = self.on_gun[b], self.on_gun[a]
        self.emit("revolvers swapped", {"seats": [a, b]})

    def look_at(self, seat: int, gun: int, at: int) -> None:
        """KB-105: a seat looks at a loaded bullet; all see at which."""
        token = self.guns[gun][at]
        self.looking = (seat, gun, at)
        self.show(token, 1 << seat)
        if self.events is not None:
            self.remind("looked", seat, {"seat": seat, "at": place(gun, at)}, token)

    def remind(self, kind: str, seat: int, data: PlainData, token: int) -> None:
        """KB-150: memory is the game, so a log shows the face of a loaded bullet only with the aid, and only to its
        seat.
        """
        if self.memory_aid:
            self.emit(kind, {**data, "bullet": self.label(token)}, (seat,), data)
        else:
            self.emit(kind, data)

    # Face up.

    def reveal(self, seat: int) -> None:
        """KB-031: the hammer bullet is turned face up and is active; KB-036: an empty chamber fires nothing."""
        token = self.guns[seat][HAMMER_AT]
        if token != EMPTY:
            self.show(token)
            self.active.append(token)
            self.emit("revealed", {"seat": seat, "bullet": self.label(token)})
        else:
            self.emit("empty", {"seat": seat})

    def take_out(self, token: int) -> None:
        """Move a bullet face up out of its chamber, which is then empty (KB-052)."""
        seat = self.holder(token)
        at = self.guns[seat].index(token)
        self.guns[seat][at] = EMPTY
        self.loaders[seat][at] = NOBODY
        if token in self.active:
            self.active.remove(token)
            if token in self.control:
                del self.control[token]
        else:
            self.show(token)
        if self.events is not None:  # KB-059
            self.emit("taken out", {"seat": seat, "from": place(seat, at), "bullet": self.label(token)})

    def bring_out(self, token: int) -> None:
        """KB-052: an active bullet leaves its chamber when it is assigned and lies in the middle."""
        seat = self.holder(token)
        self.take_out(token)
        self.playing.append(token)
        self.emit("resolving", {"seat": seat, "bullet": self.label(token)})

    def away(self, token: int, wait: bool = False) -> None:
        """KB-037, KB-065: what is used up is discarded face up; a live one goes into the bag, or waits (KB-038)."""
        live = token < self.ammunition.live
        if not live:
            self.discard.append(token)
        elif wait:
            self.aside.append(token)
        else:
            self.write(token, BAG)
            insort(self.bag, token)
        self.emit(
            "discarded", {"bullet": self.label(token), "into": "aside" if wait and live else "bag" if live else ""}
        )

    def spare_away(self, seat: int, token: int, wait: bool = False) -> None:
        """Discard a spare face up."""
        self.hands[seat].remove(token)
        self.write(token, LEAVES)
        self.show(token)
        if self.events is not None:  # KB-059
            self.emit("taken out", {"seat": seat, "from": "spares", "bullet": self.label(token)})
        self.away(token, wait)

    def return_aside(self) -> None:
        """KB-038: after the drawing the live bullets that waited enter the bag."""
        for token in self.aside:
            self.write(token, BAG)
            insort(self.bag, token)
        if self.aside:
            self.emit("returned", {"bullets": len(self.aside)})
        self.aside = []

    # Announcing, and what lies as a marker.

    def announce(self, seat: int, token: int, target: int) -> None:
        """KB-078: a high-velocity bullet leaves the spares and lies face up on top of what was announced before."""
        self.hands[seat].remove(token)
        self.write(token, LEAVES)
        self.show(token)
        self.stack.append((token, seat, target, 0))
        aim = None if target < 0 else self.label(target)
        self.emit("announced", {"seat": seat, "bullet": self.label(token), "target": aim})

    def top(self) -> Announced:
        """KB-079: the bullet announced last takes effect."""
        one = self.stack.pop()
        self.playing.append(one[0])
        self.emit("takes effect", {"seat": one[1], "bullet": self.label(one[0])})
        return one

    def cancel(self, token: int) -> None:
        """KB-108: an announced or active bullet is discarded, an active one out of its chamber."""
        if token in self.active:
            self.take_out(token)
        else:
            self.stack = [one for one in self.stack if one[0] != token]
        self.emit("cancelled", {"bullet": self.label(token)})
        self.away(token)

    def take_control(self, token: int, seat: int) -> None:
        """KB-080: a seat controls a bullet that stays where it is."""
        if token in self.active:
            self.control[token] = seat
        for i in range(len(self.stack)):
            if self.stack[i][0] == token:
                self.stack[i] = (token, seat, self.stack[i][2], 1)
        self.emit("taken", {"seat": seat, "bullet": self.label(token)})

    def lay(self, token: int, kind: int, seat: int) -> None:
        """KB-054: a delayed effect lies on a revolver, before a player or on the table, as the kind it is or copies."""
        self.playing.remove(token)
        lies = KINDS[kind].lies
        if lies == REVOLVER:
            self.on_gun[seat].append((token, kind, 0))
        elif lies == PLAYER:
            self.before.append((token, kind, seat))
        else:
            runs = [marker[2] for marker in self.table if marker[1] == BOLSHEVIK]
            until = max([self.round, *runs]) + 1 if kind == BOLSHEVIK else self.round  # KB-055, KB-145
            self.table.append((token, kind, until))
        who = None if lies != REVOLVER and lies != PLAYER else seat
        self.emit("laid", {"bullet": self.label(token), "as": KINDS[kind].name, "on": lies, "seat": who})

    def use(self, seat: int, kind: int) -> bool:
        """KB-140: a firing uses one marker of a kind on the revolver, if one lies there."""
        for marker in self.on_gun[seat]:
            if marker[1] == kind:
                self.on_gun[seat].remove(marker)
                self.emit("used", {"seat": seat, "bullet": self.label(marker[0]), "as": KINDS[kind].name})
                self.away(marker[0])
                return True
        return False

    def owe(self, seat: int) -> None:
        """KB-131, KB-140: one Trigger marker whose shot is not owed yet makes this revolver owe it."""
        markers = self.on_gun[seat]
        for i in range(len(markers)):
            token, kind, owed = markers[i]
            if kind == TRIGGER and not owed:
                markers[i] = (token, kind, 1)
                self.emit("owes", {"seat": seat, "bullet": self.label(token)})
                return

    def remove_marker(self, token: int) -> None:
        """KB-054: a delayed effect that is carried out is discarded."""
        self.before = [marker for marker in self.before if marker[0] != token]
        self.table = [marker for marker in self.table if marker[0] != token]
        for seat in range(self.seat_count):
            if self.on_gun[seat]:
                self.on_gun[seat] = [marker for marker in self.on_gun[seat] if marker[0] != token]
        self.away(token)

    # Rounds.

    def begin_round(self) -> None:
        """KB-046: a round begins with window A."""
        self.round += 1
        self.phase = "before"
        self.emit("round", {"round": self.round})

    def set_phase(self, phase: str) -> None:
        """Begin another phase of the round."""
        self.phase = phase

    def end_round(self) -> None:
        """KB-029, KB-046: what lay on the table for this round is discarded; orders expire; the start marker passes."""
        for token, _, until in self.table:
            if until <= self.round:
                self.remove_marker(token)
        self.standing = [False] * self.seat_count
        self.pass_start()

    # Leaving, and the end.

    def eliminate(self, seat: int) -> None:
        """KB-042, KB-037: a player leaves with revolver, spares and the markers on and before them."""
        self.alive[seat] = False
        self.died[seat] = self.round
        self.emit("eliminated", {"seat": seat})
        for token in self.guns[seat].copy():
            if token != EMPTY:
                self.take_out(token)
                self.away(token)
        for token in self.hands[seat].copy():
            self.spare_away(seat, token)
        for marker in [*self.on_gun[seat], *[one for one in self.before if one[2] == seat]]:
            self.remove_marker(marker[0])
        self.standing[seat] = False
        if self.start == seat and True in self.alive:
            self.pass_start()

    def pass_start(self) -> None:
        """KB-029: the start marker passes to the next living seat clockwise."""
        self.start = self.left_of(self.start)
        self.emit("start marker", {"seat": self.start})

    def finish(self, why: str) -> None:
        """KB-043, KB-044: the game is over."""
        self.over = True
        left = self.living()
        self.winner = left[0] if len(left) == 1 else NOBODY
        self.emit("over", {"why": why, "winner": None if self.winner == NOBODY else self.winner})
