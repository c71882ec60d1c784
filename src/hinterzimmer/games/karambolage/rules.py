# mypyc: compile
"""The rules of Karambolage as steps, in the order of the catalogue."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from hinterzimmer.engine.seats import CHANCE, CLOCK
from hinterzimmer.engine.steps import TAKE_BACK, TIME_UP, Ask, Option, RepeatWhile, Step, chance, clock
from hinterzimmer.games.karambolage.board import Board, Move, Place
from hinterzimmer.games.karambolage.edition import KarambolageEdition
from hinterzimmer.games.karambolage.state import NOWHERE, Karambolage, Progress, Score

Steps = tuple[Step[Karambolage], ...]

END: Final = Option("end", "end")
"""KA-028, KA-052: the player confirms the throw as it stands; before the fourth die that is stopping."""
READY: Final = Option("ready", "ready")
"""KA-052: the opening placement stands."""
AGAIN: Final = Option("again", "again")
DECLINE: Final = Option("decline", "decline")


def _ways(dice: tuple[int, ...]) -> int:
    """Return in how many orders four dice can show these faces."""
    ways = factorial(len(dice))
    for face in range(1, 7):
        ways //= factorial(dice.count(face))
    return ways


_FACES: Final = list(combinations_with_replacement(range(1, 7), 4))
DICE: Final = [Option("dice", "".join([str(face) for face in faces])) for faces in _FACES]
"""KA-003, KA-020: every throw of four dice, sorted."""
_WEIGHTS: Final = [_ways(faces) for faces in _FACES]
OPENING_DICE: Final = chance("KA-010", DICE, _WEIGHTS)
THROWN_DICE: Final = chance("KA-020", DICE, _WEIGHTS)


class OpeningThrow(Step[Karambolage]):
    """KA-010: every player throws, one after the other; the highest sum opens, those tied throw again."""

    def __init__(self, contenders: tuple[int, ...], sums: tuple[int, ...]) -> None:
        self.contenders = contenders
        self.sums = sums

    def args(self) -> tuple[object, ...]:
        return (self.contenders, self.sums)

    def run(self, s: Karambolage) -> Ask | Steps:
        if len(self.sums) < len(self.contenders):
            return OPENING_DICE
        best = max(self.sums)
        tied = tuple([seat for seat, total in zip(self.contenders, self.sums, strict=True) if total == best])
        if len(tied) > 1:
            return (OpeningThrow(tied, ()),)
        s.opener = tied[0]
        s.player = s.opener
        s.emit("opens", {"seat": s.opener})
        return ()

    def resume(self, s: Karambolage, answers: Mapping[int, Option]) -> Steps:
        dice = answers[CHANCE].text
        total = sum([int(die) for die in dice])
        s.emit("opening throw", {"seat": self.contenders[len(self.sums)], "dice": dice, "sum": total})
        return (OpeningThrow(self.contenders, (*self.sums, total)),)


class Opening(Step[Karambolage]):
    """KA-010: all players throw for the right to open."""

    def run(self, s: Karambolage) -> Ask | Steps:
        return (OpeningThrow(tuple(range(s.seat_count)), ()),)


class PlaceBalls(Step[Karambolage]):
    """KA-010: the opener sets the balls, black, red and white, on three different null fields.

    KA-052: the placement can be changed until it is confirmed for the first throw.
    """

    def run(self, s: Karambolage) -> Ask | Steps:
        now = s.now()
        ball = self.next_ball(now)
        if ball > 2:
            return Ask("KA-010", {s.player: (READY,)}, take_back=True)
        taken = (now.black, now.red, now.white)
        free = [s.board.places[ball][field] for field in s.board.nulls if field not in taken]
        return Ask("KA-010", {s.player: free}, take_back=ball > 0)

    def resume(self, s: Karambolage, answers: Mapping[int, Option]) -> Steps:
        answer = answers[s.player]
        if answer == READY:
            return ()
        if answer == TAKE_BACK:
            s.set_ball(self.next_ball(s.now()) - 1, NOWHERE)
        elif isinstance(answer, Place):
            s.set_ball(answer.ball, answer.field)
        return (self,)

    def next_ball(self, now: Progress) -> int:
        """Return the ball to set next; 3 when all lie on the table."""
        for ball in range(3):
            if now.at(ball) == NOWHERE:
                return ball
        return 3


class Rounds(RepeatWhile[Karambolage]):
    """KA-040, KA-041: turn after turn, clockwise, until the game is over."""

    def more(self, s: Karambolage) -> bool:
        return not s.over

    def once(self, s: Karambolage) -> Steps:
        return (Throw(), NextTurn())


class Throw(Step[Karambolage]):
    """KA-020: all four dice are thrown."""

    def run(self, s: Karambolage) -> Ask | Steps:
        return THROWN_DICE

    def resume(self, s: Karambolage, answers: Mapping[int, Option]) -> Steps:
        s.take_dice(answers[CHANCE].text)
        return (Play(),)


class Play(Step[Karambolage]):
    """KA-021 to KA-029: move by move, each for one die, as long as a ball has the right to go on.

    KA-052: nothing is booked before the player confirms with `end`; until then moves can be taken back.
    """

    def run(self, s: Karambolage) -> Ask | Steps:
        now = s.now()
        options: list[Option] = [END]  # KA-028: stopping is allowed at any time
        for ball in range(3):
            if now.right >> ball & 1:  # KA-023, KA-024, KA-025, KA-026
                options.extend(moves(s.board, now, ball))
        rule = "KA-021" if len(options) > 1 else "KA-029"
        return Ask(rule, {s.player: options}, take_back=now.move is not None)

    def resume(self, s: Karambolage, answers: Mapping[int, Option]) -> Steps:
        answer = answers[s.player]
        if answer == END:
            return (ScoreThrow(),)
        if isinstance(answer, Move):
            s.move_ball(answer)
        else:
            s.take_back()
        return (self,)


class ScoreThrow(Step[Karambolage]):
    """KA-030 to KA-040: the confirmed throw is booked; the target ends the game at once (KA-041)."""

    def run(self, s: Karambolage) -> Ask | Steps:
        s.book(reckon(s))
        if s.target and s.scores[s.player] >= s.target:
            s.finish("target")
            return ()
        if s.carambos and s.throw < s.edition.throws:
            return (ExtraThrow(),)
        return ()


class ExtraThrow(Step[Karambolage]):
    """KA-033: after a scored throw with Carambo the same player may throw again, three throws a turn at most."""

    def run(self, s: Karambolage) -> Ask | Steps:
        return Ask("KA-033", {s.player: (AGAIN, DECLINE)})

    def resume(self, s: Karambolage, answers: Mapping[int, Option]) -> Steps:
        return (Throw(),) if answers[s.player] == AGAIN else ()


class NextTurn(Step[Karambolage]):
    """KA-040: the turn passes on; KA-011, KA-041, KA-042: after a full round the game may be over."""

    def run(self, s: Karambolage) -> Ask | Steps:
        if s.over:
            return ()
        s.pass_turn()
        if s.turns % s.seat_count:
            return ()
        played = s.turns // s.seat_count
        if s.rounds and played >= s.rounds:
            s.finish("rounds")
        elif played >= s.edition.rounds_max:
            s.finish("guard")
        elif s.minutes:
            return (AskTheClock(),)
        return ()


class AskTheClock(Step[Karambolage]):
    """KA-011: a game for a playing time ends when the time is up and the round is finished."""

    def run(self, s: Karambolage) -> Ask | Steps:
        return clock("KA-011", s.minutes)

    def resume(self, s: Karambolage, answers: Mapping[int, Option]) -> Steps:
        if answers[CLOCK] == TIME_UP:
            s.finish("time")
        return ()


def moves(board: Board, now: Progress, ball: int) -> list[Move]:
    """KA-021: return where a ball can run, and which die pays: its own value, or any die for a null field."""
    black, red, white = now.black, now.red, now.white
    values = board.values
    targets = board.moves[ball]
    payers = paying(now.left)
    found: list[Move] = []
    for ray in board.rays[now.at(ball)]:
        for field in ray:
            if field == black or field == red or field == white:
                break
            for die in payers[values[field]]:
                found.append(targets[field][die - 1])
    return found


_paying: Final[dict[tuple[int, ...], list[list[int]]]] = {}


def paying(left: tuple[int, ...]) -> list[list[int]]:
    """KA-021: return for each value 0 to 6 the dice that pay for it, equal ones once. Cached for the dice left."""
    found = _paying.get(left)
    if found is None:
        dice = sorted(set(left))
        found = [dice] + [[value] if value in left else [] for value in range(1, 7)]
        _paying[left] = found
    return found


def reckon(s: Karambolage) -> Score:
    """KA-030 to KA-039: return what the throw as it stands brings."""
    now, board, edition = s.now(), s.board, s.edition
    text = tuple([step.move.text for step in s.path if step.move is not None])
    if not now.scores():  # KA-028, KA-030, KA-039
        return Score(s.player, s.round(), s.throw, s.dice, text, carambo=now.carambo())
    black, red, white = now.black, now.red, now.white
    carambo = now.carambo()
    factor = 2 if carambo else 1  # KA-038
    third = carambo and s.carambos == 2
    return Score(
        s.player,
        s.round(),
        s.throw,
        s.dice,
        text,
        fields=board.values[black] + board.values[red] + board.values[white],  # KA-031
        straight=edition.straight * factor if board.in_line(black, red, white) else 0,  # KA-035
        compress=edition.compress * factor if board.huddled(black, red, white) else 0,  # KA-036
        pasch=pasch(edition, s.dice) * factor,
        third_carambo=edition.third_carambo if third else 0,  # KA-034
        carambo=carambo,
        scored=True,
    )


def pasch(edition: KarambolageEdition, dice: str) -> int:
    """KA-037: two pairs, three alike or four alike among the thrown dice; only the highest counts."""
    counts = sorted([dice.count(face) for face in "123456"])
    if counts[-1] == 4:
        return edition.four_alike
    if counts[-1] == 3:
        return edition.three_alike
    if counts[-1] == 2 and counts[-2] == 2:
        return edition.two_pairs
    return 0
