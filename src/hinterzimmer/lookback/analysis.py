"""A finished game gone through again: decisions, luck, and the curve of everybody's chances."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hinterzimmer.bots.registry import team
from hinterzimmer.engine.bots import Advice, Reason, Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import CHANCE
from hinterzimmer.engine.steps import TAKE_BACK, Option
from hinterzimmer.engine.table import Table

BUDGET_SECONDS: Final = 60.0
"""Seconds for a whole game; what does not fit is left out, evenly over the game."""
MOMENTS_MAX: Final = 240
"""How many moments of a game are valued at most."""
SWINGS_MAX: Final = 3
SWING_MIN: Final = 0.005
"""A swing of less than this is none."""


@dataclass(frozen=True)
class Moment:
    """A place in a game: the choices made before it, and the number of the ask that was open."""

    choice: int
    ask: int

    def as_dict(self) -> dict[str, int]:
        """The place, ready for JSON."""
        return {"choice": self.choice, "ask": self.ask}


@dataclass(frozen=True)
class Decision:
    """What a seat chose where it had a choice, and what the strongest player would have done knowing the same."""

    at: Moment
    seat: int
    chosen: Option
    best: Option
    reason: Reason
    cost: float
    """The expected share of the win that was given away."""

    def as_dict(self) -> dict[str, Any]:
        """The decision, ready for JSON."""
        return {
            **self.at.as_dict(),
            "seat": self.seat,
            "chosen": self.chosen.text,
            "best": self.best.text,
            "reason": {"key": self.reason.key, "figures": self.reason.figures},
            "cost": round(self.cost, 4),
        }


@dataclass(frozen=True)
class Draw:
    """What dice or a draw changed, for each seat in shares of the win."""

    at: Moment
    option: Option
    change: tuple[float, ...]

    def as_dict(self) -> dict[str, Any]:
        """The draw, ready for JSON."""
        return {**self.at.as_dict(), "option": self.option.text, "change": [round(one, 4) for one in self.change]}


@dataclass(frozen=True)
class Swing:
    """One of the moments that mattered most. `key` says how: `mistake`, `lucky` or `unlucky`."""

    at: Moment
    key: str
    seat: int
    change: float
    option: Option

    def as_dict(self) -> dict[str, Any]:
        """The swing, ready for JSON."""
        kind = "decision" if self.key == "mistake" else "chance"
        found = {"kind": kind, "key": self.key, "seat": self.seat, "change": round(self.change, 4)}
        return {**self.at.as_dict(), **found, "option": self.option.text}


@dataclass(frozen=True)
class LookBack:
    """A game looked back at."""

    game: str
    seats: tuple[str, ...]
    curve: tuple[tuple[Moment, tuple[float, ...]], ...]
    """Everybody's share of the win at moments of the game, first to last."""
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    swings: tuple[Swing, ...]
    left_out: int
    """Decisions for which there was no time."""

    def cost(self, seat: int) -> float:
        """All that a seat gave away."""
        return sum([one.cost for one in self.decisions if one.seat == seat])

    def luck(self, seat: int) -> float:
        """All that dice and draws gave a seat."""
        return sum([one.change[seat] for one in self.draws])

    def as_dict(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        return {
            "game": self.game,
            "seats": [
                {"name": name, "cost": round(self.cost(seat), 4), "luck": round(self.luck(seat), 4)}
                for seat, name in enumerate(self.seats)
            ],
            "curve": [{**at.as_dict(), "shares": [round(one, 4) for one in shares]} for at, shares in self.curve],
            "decisions": [one.as_dict() for one in self.decisions],
            "draws": [one.as_dict() for one in self.draws],
            "swings": [one.as_dict() for one in self.swings],
            "left_out": self.left_out,
        }


def analyse(
    record: Record, progress: Callable[[float], None] = lambda part: None, budget_seconds: float = BUDGET_SECONDS
) -> LookBack:
    """Go through a game again; `progress` is told the part that is done, from 0 to 1. BadSeats without a team."""
    return Analysis(record, progress, budget_seconds).run()


class Analysis:
    """The work of looking back at one game."""

    def __init__(self, record: Record, progress: Callable[[float], None], budget_seconds: float) -> None:
        self.record = record
        self.game = record.game
        self.team = team(record.game)
        self.progress = progress
        self.budget_seconds = budget_seconds
        self.tables: list[Table[Any]] = []
        """The table before every choice, and at the end."""
        self.work_done = 0
        self.work_total = 1

    def run(self) -> LookBack:
        """Replay, value moments, judge decisions, find the swings."""
        table = self.record.replay(0, events=False)
        for seat, option in self.record.choices:
            self.tables.append(table.copy())
            table.play(seat, option)
        self.tables.append(table)
        moments, decided = self.moments(), self.decided()
        self.work_total = max(1, len(moments) + len(decided))
        shares = self._within_budget(moments, self.value, self.budget_seconds / 2)
        advice = self._within_budget(decided, self.advise, self.budget_seconds / 2)
        decisions = tuple([self.decision(number, advice[number]) for number in sorted(advice)])
        draws = tuple(
            [
                Draw(self.at(number), self.record.choices[number][1], _change(shares[number], shares[number + 1]))
                for number in sorted(shares)
                if number + 1 in shares and self.record.choices[number][0] == CHANCE
            ]
        )
        curve = tuple([(self.at(number), shares[number]) for number in sorted(shares)])
        left_out = len(decided) - len(decisions)
        return LookBack(
            self.game.name, tuple(self.record.seat_names), curve, decisions, draws, swings(decisions, draws), left_out
        )

    def at(self, number: int) -> Moment:
        """The moment before a choice."""
        return Moment(number, self.tables[number].ask_number)

    def moments(self) -> list[int]:
        """The moments to value: before and after dice and draws, the beginning and the end; not too many."""
        choices = self.record.choices
        wanted = {0, len(choices)}
        drawn = [number for number, (seat, _) in enumerate(choices) if seat == CHANCE]
        every = -(-2 * len(drawn) // MOMENTS_MAX) or 1
        for number in drawn[::every]:
            wanted |= {number, number + 1}
        if len(wanted) < MOMENTS_MAX // 4:  # few dice: the curve shows decisions as well
            wanted |= set(range(0, len(choices), max(1, len(choices) // (MOMENTS_MAX // 4))))
        return sorted(wanted)

    def decided(self) -> list[int]:
        """The choices that were decisions, and stood."""
        choices = self.record.choices
        found = []
        for number, (seat, option) in enumerate(choices):
            if seat < 0 or option == TAKE_BACK or len(self.tables[number].options(seat)) < 2:
                continue
            if seat in self.tables[number].answers or choices[number + 1 : number + 2] == [(seat, TAKE_BACK)]:
                continue
            found.append(number)
        return found

    def _within_budget(self, numbers: list[int], work: Callable[[int], Any], budget_seconds: float) -> dict[int, Any]:
        """Do the work for all numbers in the time there is, those far apart first."""
        until = time.monotonic() + budget_seconds
        found: dict[int, Any] = {}
        for number in coarse_to_fine(numbers):
            if time.monotonic() > until and found:
                break
            found[number] = work(number)
            self.work_done += 1
            self.progress(self.work_done / self.work_total)
        return found

    def value(self, number: int) -> tuple[float, ...]:
        """Everybody's share of the win at a moment; at the end, what came of it."""
        table = self.tables[number]
        if table.over:
            winners = self.game.result(table.state).winners
            return tuple([float(seat in winners) / max(1, len(winners)) for seat in range(len(self.record.seat_names))])
        return tuple(self.team.win_shares(table, SeededStream(f"worth {number}")))

    def advise(self, number: int) -> Advice:
        """What the strongest player would do, knowing what the seat knew."""
        seat = self.record.choices[number][0]
        return self.team.advise(Seat(self.game, self.tables[number], seat), SeededStream(f"advice {number}"))

    def decision(self, number: int, advice: Advice) -> Decision:
        """What was chosen, beside the advice."""
        seat, chosen = self.record.choices[number]
        return Decision(self.at(number), seat, chosen, advice.option, advice.reason, cost(advice, chosen))


def cost(advice: Advice, chosen: Option) -> float:
    """The share of the win that a choice gave away; one not even looked at costs as much as the worst that was."""
    if chosen == advice.option or not advice.weighed:
        return 0.0
    values = {one.option.text: one.value for one in advice.weighed}
    best = values.get(advice.option.text, advice.weighed[0].value)
    return max(0.0, best - values.get(chosen.text, advice.weighed[-1].value))


def _change(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple([later - earlier for earlier, later in zip(before, after, strict=True)])


def swings(decisions: Sequence[Decision], draws: Sequence[Draw]) -> tuple[Swing, ...]:
    """The largest swings of a game, largest first."""
    found = [Swing(one.at, "mistake", one.seat, -one.cost, one.chosen) for one in decisions]
    for draw in draws:
        seat = max(range(len(draw.change)), key=lambda seat: abs(draw.change[seat]))
        change = draw.change[seat]
        found.append(Swing(draw.at, "lucky" if change > 0 else "unlucky", seat, change, draw.option))
    found.sort(key=lambda swing: (-abs(swing.change), swing.at.choice))
    return tuple([swing for swing in found[:SWINGS_MAX] if abs(swing.change) >= SWING_MIN])


def coarse_to_fine(numbers: list[int]) -> list[int]:
    """The same numbers, first the ends and the middle, then ever finer between: any beginning covers the whole."""
    count = len(numbers)
    order: list[int] = []
    seen: set[int] = set()
    parts = 1
    while len(order) < count:
        for part in range(parts + 1):
            at = min(count - 1, part * count // parts)
            if at not in seen:
                seen.add(at)
                order.append(at)
        parts *= 2
    return [numbers[at] for at in order]
