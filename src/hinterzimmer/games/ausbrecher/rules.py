# mypyc: compile
"""The rules of Ausbrecher AG as steps, in the order of the catalogue."""

from collections.abc import Mapping

from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import Ask, Option, RepeatWhile, Step, chance
from hinterzimmer.games.ausbrecher.board import (
    ADVANCES,
    BACKS,
    FIRST_ASKS,
    HOME,
    LOTS,
    NOBODY,
    OFFERS,
    SLIPS,
    STONES,
    WINDOW,
    Die,
    First,
    Lot,
    Move,
    Pick,
    Slip,
)
from hinterzimmer.games.ausbrecher.state import Ausbrecher

Steps = tuple[Step[Ausbrecher], ...]


class WriteSlips(Step[Ausbrecher]):
    """AU-011: everyone secretly writes down an order; AU-050: it can be changed until the last one has confirmed."""

    def run(self, s: Ausbrecher) -> Ask | Steps:
        return Ask("AU-011", dict.fromkeys(range(s.seat_count), SLIPS), changeable=True, form="slip")

    def resume(self, s: Ausbrecher, answers: Mapping[int, Option]) -> Steps:
        slips: list[Slip] = []
        for seat in range(s.seat_count):
            slip = answers[seat]
            assert isinstance(slip, Slip)
            slips.append(slip)
        s.write(slips)
        return ()


class DrawFirst(Step[Ausbrecher]):
    """AU-012: the first player is drawn by lot."""

    def run(self, s: Ausbrecher) -> Ask | Steps:
        return FIRST_ASKS[s.seat_count]

    def resume(self, s: Ausbrecher, answers: Mapping[int, Option]) -> Steps:
        drawn = answers[CHANCE]
        assert isinstance(drawn, First)
        s.begin(drawn.seat)
        return ()


class Race(RepeatWhile[Ausbrecher]):
    """AU-012, AU-033: turn after turn, clockwise, until all are in the boats."""

    def more(self, s: Ausbrecher) -> bool:
        return not s.over

    def once(self, s: Ausbrecher) -> Steps:
        return (PickDice(), NextTurn())


class PickDice(Step[Ausbrecher]):
    """AU-020: three colour dice and perhaps the white one; AU-031: two in all, once four stones are home.

    AU-021: no white die in the first round.
    """

    def run(self, s: Ausbrecher) -> Ask | Steps:
        rule = "AU-020" if len(s.home) < 4 else "AU-031"
        return Ask(rule, {s.player: OFFERS[s.out() + (128 if s.turns >= s.seat_count else 0)]})

    def resume(self, s: Ausbrecher, answers: Mapping[int, Option]) -> Steps:
        pick = answers[s.player]
        assert isinstance(pick, Pick)
        s.pick(pick)
        return (Throw(), Play())


class Throw(Step[Ausbrecher]):
    """AU-020: all picked dice are thrown at once: no player is asked before the last has fallen."""

    def run(self, s: Ausbrecher) -> Ask | Steps:
        for die in range(STONES + 1):
            if s.picked >> die & 1 and s.pips[die] == 0:
                return s.course.throws[die]
        return ()

    def resume(self, s: Ausbrecher, answers: Mapping[int, Option]) -> Steps:
        fallen = answers[CHANCE]
        assert isinstance(fallen, Die)
        s.take_die(fallen.die, fallen.pips)
        return (self,)


class Play(Step[Ausbrecher]):
    """AU-023: one open die that can be played after the other, in any order; when none can, the rest lapse.

    AU-026: the white die at any point, and by force when it is the last. What is moved stays moved.
    """

    def run(self, s: Ausbrecher) -> Ask | Steps:
        forward = s.can_advance()
        back = s.can_go_back()
        if forward == 0 and back == 0:
            s.lapse(s.open)
            return ()
        return Ask("AU-023" if forward else "AU-026", {s.player: ADVANCES[forward] + BACKS[back]})

    def resume(self, s: Ausbrecher, answers: Mapping[int, Option]) -> Steps:
        move = answers[s.player]
        assert isinstance(move, Move)
        if not move.back:
            s.advance(move.stone)
            return (LastOne("home"),) if len(s.home) == STONES - 1 else (self,)
        if s.left_behind(move.stone):
            return (LeftBehind(move.stone),)
        s.take_back(move.stone)
        return (self,)


class LeftBehind(Step[Ausbrecher]):
    """AU-032: of the last two stones, one taken back before the start field gets boat 4, the other boat 3 at once."""

    def __init__(self, stone: int) -> None:
        self.stone = stone

    def args(self) -> tuple[object, ...]:
        return (self.stone,)

    def run(self, s: Ausbrecher) -> Ask | Steps:
        s.spend_white(self.stone)
        for stone in range(STONES):
            if stone != self.stone and s.position[stone] != HOME:
                s.enter_boat(stone, NOBODY)
        return (LastOne("left behind"),)


class LastOne(Step[Ausbrecher]):
    """AU-033: the last stone goes into boat 4, open dice lapse, and the game is over."""

    def __init__(self, why: str) -> None:
        self.why = why

    def args(self) -> tuple[object, ...]:
        return (self.why,)

    def run(self, s: Ausbrecher) -> Ask | Steps:
        for stone in range(STONES):
            if s.position[stone] != HOME:
                s.enter_boat(stone, NOBODY)
        s.lapse(s.open)
        s.finish(self.why)
        return ()


class NextTurn(Step[Ausbrecher]):
    """AU-012: the turn passes on; AU-036: after a fixed number of turns in all the guard ends the race."""

    def run(self, s: Ausbrecher) -> Ask | Steps:
        if s.over:
            return ()
        if s.turns + 1 >= s.course.most_turns:
            return (Guard(),)
        s.pass_turn()
        return ()


class Guard(Step[Ausbrecher]):
    """AU-036: those on the way enter the boats as they stand, the upper one of a stack first, windows last by lot."""

    def run(self, s: Ausbrecher) -> Ask | Steps:
        for stone in s.standing():
            if len(s.home) < STONES - 1:
                s.enter_boat(stone, NOBODY)
        return (DrawWindow(),)


class DrawWindow(Step[Ausbrecher]):
    """AU-036: a lot among those still in the windows, again and again; the last one needs none."""

    def run(self, s: Ausbrecher) -> Ask | Steps:
        if len(s.home) == STONES - 1:
            return (LastOne("guard"),)
        waiting: list[Option] = [LOTS[stone] for stone in range(STONES) if s.position[stone] == WINDOW]
        return chance("AU-036", waiting, [1] * len(waiting))

    def resume(self, s: Ausbrecher, answers: Mapping[int, Option]) -> Steps:
        drawn = answers[CHANCE]
        assert isinstance(drawn, Lot)
        s.enter_boat(drawn.stone, NOBODY)
        return (self,)
