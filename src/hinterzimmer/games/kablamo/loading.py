# mypyc: compile
"""Drawing and loading: set-up, Replace, Reload, Test of Honor, and the bullets that draw."""

from collections.abc import Mapping, Sequence

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import TAKE_BACK, Ask, Option
from hinterzimmer.games.kablamo.abilities import fillable
from hinterzimmer.games.kablamo.bullets import HONOR
from hinterzimmer.games.kablamo.effects import equally, faces
from hinterzimmer.games.kablamo.effects_assign import EFFECTS, ForSeat, Rule, Steps
from hinterzimmer.games.kablamo.options import AGAIN, CHAMBERS, DRAW, KEEP, LOAD, READY, START, TO, as_act
from hinterzimmer.games.kablamo.position import EMPTY, FIRING_ORDER, NOBODY
from hinterzimmer.games.kablamo.state import Kablamo


def out_of_bag(s: Kablamo, rule: str) -> Ask:
    """Return the ask to CHANCE for one bullet, each in the bag equally likely."""
    face_of = s.ammunition.face_of
    return equally(rule, [DRAW[face_of[token]] for token in s.bag])


def loads(s: Kablamo, tokens: Sequence[int], chambers: Sequence[int]) -> list[Option]:
    """KB-035, KB-063: with enough bullets the next chamber is filled; with too few, which one is free to choose."""
    if len(tokens) >= len(chambers):
        at = chambers[0]
        return [LOAD[face][at] for face in faces(s, tokens)]
    return [LOAD[face][at] for face in faces(s, tokens) for at in chambers]


# Set-up.


class SetUp(Rule):
    """KB-020 to KB-029: the start marker, the deal, and six bullets loaded by every player."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.fill_bag()
        if s.hardcore:  # KB-024
            for seat in range(s.seat_count):
                s.give(seat, s.in_bag(0))
        dealt = s.edition.dealt - 1 if s.hardcore else s.edition.dealt
        everybody = tuple([dealt] * s.seat_count)
        if s.mulliganovski:
            return (StartMarker(), Draws(0, everybody, "KB-020"), Mulligan(dealt - 1, tuple(s.living())), FirstLoad())
        return (StartMarker(), Draws(0, everybody, "KB-020"), FirstLoad())


class StartMarker(Rule):
    """KB-029: the start marker is drawn by lot."""

    def act(self, s: Kablamo) -> Ask | Steps:
        return equally("KB-029", START[: s.seat_count])

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.start = as_act(answers[CHANCE]).a
        s.emit("start marker", {"seat": s.start})
        return ()


class Draws(Rule):
    """KB-020, KB-034, KB-039: one bullet at a time round the table to those still short, while the bag has any."""

    def __init__(self, seat: int, due: tuple[int, ...], rule: str) -> None:
        self.seat = seat
        self.due = due
        self.rule = rule

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.due, self.rule)

    def act(self, s: Kablamo) -> Ask | Steps:
        if not s.bag or sum(self.due) == 0:
            return ()
        return out_of_bag(s, self.rule)

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        due = list(self.due)
        seat = self.seat
        while due[seat] == 0:
            seat = (seat + 1) % s.seat_count
        s.draw(seat, s.in_bag(as_act(answers[CHANCE]).a))
        due[seat] -= 1
        return (Draws((seat + 1) % s.seat_count, tuple(due), self.rule),)


class Mulligan(Rule):
    """KB-023, KB-025: who dislikes the bullets puts them back for one fewer, twice at most; all at once, in secret."""

    def __init__(self, fewer: int, seats: tuple[int, ...]) -> None:
        self.fewer = fewer
        self.seats = seats

    def args(self) -> tuple[object, ...]:
        return (self.fewer, self.seats)

    def act(self, s: Kablamo) -> Ask | Steps:
        return Ask("KB-023", dict.fromkeys(self.seats, (KEEP, AGAIN)))

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        again = [seat for seat in self.seats if answers[seat] == AGAIN]
        if not again:
            return ()
        for seat in again:
            s.put_back(seat)
        due = tuple([self.fewer if seat in again else 0 for seat in range(s.seat_count)])
        first = s.edition.dealt - 2 if s.hardcore else s.edition.dealt - 1
        if self.fewer == first:
            return (Draws(0, due, "KB-023"), Mulligan(self.fewer - 1, tuple(again)))
        return (Draws(0, due, "KB-023"),)


class FirstLoad(Rule):
    """KB-021: every player loads six in an order of their choice, in secret, and may take back until all have six."""

    def act(self, s: Kablamo) -> Ask | Steps:
        if min([len(chosen) for chosen in s.pending]) == CHAMBERS:
            commit(s)
            return ()
        begun = min([len(chosen) for chosen in s.pending]) > 0
        return Ask("KB-021", {seat: self.offers(s, seat) for seat in range(s.seat_count)}, take_back=begun)

    def offers(self, s: Kablamo, seat: int) -> list[Option]:
        """Return the options for the seat's next chamber in firing order; READY if all six are chosen."""
        count = len(s.pending[seat])
        if count == CHAMBERS:
            return [READY]
        return loads(s, left(s, seat), FIRING_ORDER[count : count + 1])

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        for seat in range(s.seat_count):
            option = answers[seat]
            if option == TAKE_BACK:
                s.pending[seat].pop()
            elif option != READY:
                choose(s, seat, as_act(option).a, as_act(option).b)
        return (self,)


def left(s: Kablamo, seat: int) -> list[int]:
    """Return the spares of a seat that it has not yet chosen to load."""
    chosen = [token for _, token in s.pending[seat]]
    return [token for token in s.hands[seat] if token not in chosen]


def choose(s: Kablamo, seat: int, face: int, at: int) -> None:
    """KB-028: a seat has chosen what goes where; it is loaded when all have chosen."""
    for token in left(s, seat):
        if s.ammunition.face_of[token] == face:
            s.pending[seat].append((at, token))
            return


def commit(s: Kablamo) -> None:
    """Load all that was chosen in secret."""
    for seat in range(s.seat_count):
        for at, token in s.pending[seat]:
            s.load(seat, token, seat, at)
        s.pending[seat] = []


# Replace and Reload.


class Replace(Rule):
    """KB-034, KB-039: every player draws for each empty chamber, dealt from the start marker."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.set_phase("replace")
        due = tuple([len(s.empties(seat)) if s.alive[seat] else 0 for seat in range(s.seat_count)])
        return (Draws(s.start, due, "KB-039"),)


class Honor(Rule):
    """KB-130: at the start of Reload each Test of Honor is carried out, in the order assigned; impossible: a dud."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.set_phase("reload")
        for token, kind, seat in s.before:
            if kind == HONOR:
                s.remove_marker(token)
                others = [other for other in s.living() if other != seat and fillable(s, other)]
                if others and s.hands[seat]:
                    return (HonorWhom(seat), self)
                s.emit("dud", {"bullet": s.label(token)})
                return (self,)
        return ()


class HonorWhom(ForSeat):
    """KB-130: another living player is chosen whose revolver has an empty chamber outside the safe position."""

    def act(self, s: Kablamo) -> Ask | Steps:
        others = [other for other in s.living() if other != self.seat and fillable(s, other)]
        return Ask("KB-130", {self.seat: [TO[other] for other in others]})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.filling = as_act(answers[self.seat]).a
        return (HonorFill(self.seat),)


class HonorFill(ForSeat):
    """KB-130: those chambers are filled from the player's own spares as far as they go."""

    def act(self, s: Kablamo) -> Ask | Steps:
        chambers, spares = fillable(s, s.filling), s.hands[self.seat]
        if not chambers or not spares:
            s.filling = NOBODY
            return ()
        return Ask("KB-130", {self.seat: loads(s, spares, chambers)})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        s.load(self.seat, s.in_hand(self.seat, act.a), s.filling, act.b)
        return (self,)


class Reload(Rule):
    """KB-035: every player fills the empty chambers from the spares, in secret and at once."""

    def act(self, s: Kablamo) -> Ask | Steps:
        offers: dict[int, Sequence[Option]] = {}
        for seat in range(s.seat_count):
            if not s.alive[seat]:
                continue
            taken = [at for at, _ in s.pending[seat]]
            chambers = [at for at in s.empties(seat) if at not in taken]
            if chambers:
                spares = left(s, seat)
                if spares:
                    offers[seat] = loads(s, spares, chambers)
        if offers:
            return Ask("KB-035", offers)
        commit(s)
        return ()

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        for seat in answers:
            act = as_act(answers[seat])
            choose(s, seat, act.a, act.b)
        return (self,)


# Bullets that draw.


class SpeedLoad(ForSeat):
    """KB-128: the bullets in your revolver are discarded, an active one stays; as many are drawn as it has room for."""

    def act(self, s: Kablamo) -> Ask | Steps:
        for token in s.guns[self.seat].copy():
            if token != EMPTY and token not in s.active:
                s.take_out(token)
                s.away(token, wait=True)  # KB-038
        return (DrawToLoad(self.seat, len(s.empties(self.seat))), LoadDrawn(self.seat))


class DrawToLoad(Rule):
    """KB-128, KB-063: `count` bullets are drawn, or what the bag has; then the discarded live ones enter
    it (KB-038).
    """

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def args(self) -> tuple[object, ...]:
        return (self.seat, self.count)

    def act(self, s: Kablamo) -> Ask | Steps:
        if self.count == 0 or not s.bag:
            s.return_aside()
            return ()
        return out_of_bag(s, "KB-128")

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        s.draw_to_load(self.seat, s.in_bag(as_act(answers[CHANCE]).a))
        return (DrawToLoad(self.seat, self.count - 1),)


class LoadDrawn(ForSeat):
    """KB-128, KB-129: what was drawn is loaded, in any order; too few leave chambers of your choice empty."""

    def act(self, s: Kablamo) -> Ask | Steps:
        if not s.palm:
            return ()
        return Ask("KB-128", {self.seat: loads(s, s.palm, s.empties(self.seat))})

    def resume(self, s: Kablamo, answers: Mapping[int, Option]) -> Steps:
        act = as_act(answers[self.seat])
        for token in s.palm:
            if s.ammunition.face_of[token] == act.a:
                s.load(self.seat, token, self.seat, act.b)
                break
        return (self,)


class Stockpile(ForSeat):
    """KB-129: a bullet is drawn and loaded into an empty chamber of your choice; then one more becomes a spare."""

    def act(self, s: Kablamo) -> Ask | Steps:
        due = tuple([1 if seat == self.seat else 0 for seat in range(s.seat_count)])
        return (DrawToLoad(self.seat, 1), LoadDrawn(self.seat), Draws(self.seat, due, "KB-129"))


class WetPowder(ForSeat):
    """KB-133: all your spares are discarded, and as many are drawn; KB-038: live ones enter the bag afterwards."""

    def act(self, s: Kablamo) -> Ask | Steps:
        spares = s.hands[self.seat].copy()
        for token in spares:
            s.spare_away(self.seat, token, wait=True)
        due = tuple([len(spares) if seat == self.seat else 0 for seat in range(s.seat_count)])
        return (Draws(self.seat, due, "KB-133"), AfterDrawing())


class AfterDrawing(Rule):
    """KB-038: discarded live bullets enter the bag only after the drawing."""

    def act(self, s: Kablamo) -> Ask | Steps:
        s.return_aside()
        return ()


EFFECTS["speed load"] = SpeedLoad
EFFECTS["stockpile"] = Stockpile
EFFECTS["wet powder"] = WetPowder
