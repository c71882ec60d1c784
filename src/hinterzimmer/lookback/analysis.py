"""The analysis of a game: its decisions, its luck, and the curve of each seat's share of the win."""

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
"""Seconds for a whole game. Moments that do not fit are left out, evenly over the game."""
MOMENTS_MAX: Final = 240
"""At most about this many moments of a game are valued."""
SWINGS_MAX: Final = 3
SWING_MIN: Final = 0.005
"""A change of less than this share of the win is not listed as a swing."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game: the number of choices made before it, and the number of the ask that was open."""

    choice: int
    ask: int

    def as_dict(self) -> dict[str, int]:
        """Return the moment as plain data for JSON."""
        return {"choice": self.choice, "ask": self.ask}


@dataclass(frozen=True)
class Decision:
    """A decision of a seat, beside what the strongest level would have chosen with the seat's knowledge."""

    at: Moment
    seat: int
    chosen: Option
    best: Option
    reason: Reason
    cost: float
    """The expected share of the win that the choice gave away, from 0 to 1."""

    def as_dict(self) -> dict[str, Any]:
        """Return the decision as plain data for JSON."""
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
    """An answer of chance, and how it changed each seat's share of the win."""

    at: Moment
    option: Option
    change: tuple[float, ...]

    def as_dict(self) -> dict[str, Any]:
        """Return the draw as plain data for JSON."""
        return {**self.at.as_dict(), "option": self.option.text, "change": [round(one, 4) for one in self.change]}


@dataclass(frozen=True)
class Swing:
    """One of the moments that changed the game most. `key` is `mistake`, `lucky` or `unlucky`."""

    at: Moment
    key: str
    seat: int
    change: float
    option: Option

    def as_dict(self) -> dict[str, Any]:
        """Return the swing as plain data for JSON."""
        kind = "decision" if self.key == "mistake" else "chance"
        found = {"kind": kind, "key": self.key, "seat": self.seat, "change": round(self.change, 4)}
        return {**self.at.as_dict(), **found, "option": self.option.text}


@dataclass(frozen=True)
class LookBack:
    """The analysis of one game."""

    game: str
    seats: tuple[str, ...]
    curve: tuple[tuple[Moment, tuple[float, ...]], ...]
    """Each seat's share of the win at moments of the game, first to last."""
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    swings: tuple[Swing, ...]
    left_out: int
    """The number of decisions that did not fit into the budget."""

    def cost(self, seat: int) -> float:
        """Return the share of the win that a seat gave away in all its decisions."""
        return sum([one.cost for one in self.decisions if one.seat == seat])

    def luck(self, seat: int) -> float:
        """Return the share of the win that dice and draws gave a seat; negative if they cost it more."""
        return sum([one.change[seat] for one in self.draws])

    def as_dict(self) -> dict[str, Any]:
        """Return the whole analysis as plain data for JSON."""
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
    """Analyse a game and return the result. Call `progress` with the part that is done, from 0 to 1.

    Raises BadSeats if the game has no team.
    """
    return Analysis(record, progress, budget_seconds).run()


class Analysis:
    """The analysis of one game while it runs."""

    def __init__(self, record: Record, progress: Callable[[float], None], budget_seconds: float) -> None:
        self.record = record
        self.game = record.game
        self.team = team(record.game)
        self.progress = progress
        self.budget_seconds = budget_seconds
        self.tables: list[Table[Any]] = []
        """The table before each choice, and at the end."""
        self.work_done = 0
        self.work_total = 1

    def run(self) -> LookBack:
        """Replay the game, value moments, advise on decisions, and return the result."""
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
        """Return the moment before the choice with this number."""
        return Moment(number, self.tables[number].ask_number)

    def moments(self) -> list[int]:
        """Return the moments to value: the start, the end, and before and after draws, about MOMENTS_MAX at most."""
        choices = self.record.choices
        wanted = {0, len(choices)}
        drawn = [number for number, (seat, _) in enumerate(choices) if seat == CHANCE]
        every = -(-2 * len(drawn) // MOMENTS_MAX) or 1
        for number in drawn[::every]:
            wanted |= {number, number + 1}
        if len(wanted) < MOMENTS_MAX // 4:  # few dice: let the curve show decisions as well
            wanted |= set(range(0, len(choices), max(1, len(choices) // (MOMENTS_MAX // 4))))
        return sorted(wanted)

    def decided(self) -> list[int]:
        """Return the numbers of the choices that were decisions and were not taken back."""
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
        """Call `work` for as many numbers as fit into the budget, first those far apart; return the results by number.

        At least one number is worked on.
        """
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
        """Return each seat's share of the win at a moment; after the end of the game, the result."""
        table = self.tables[number]
        if table.over:
            winners = self.game.result(table.state).winners
            return tuple([float(seat in winners) / max(1, len(winners)) for seat in range(len(self.record.seat_names))])
        return tuple(self.team.win_shares(table, SeededStream(f"worth {number}")))

    def advise(self, number: int) -> Advice:
        """Return what the strongest level advises for a choice, with the knowledge that the seat had."""
        seat = self.record.choices[number][0]
        return self.team.advise(Seat(self.game, self.tables[number], seat), SeededStream(f"advice {number}"))

    def decision(self, number: int, advice: Advice) -> Decision:
        """Return the decision with this number beside its advice."""
        seat, chosen = self.record.choices[number]
        return Decision(self.at(number), seat, chosen, advice.option, advice.reason, cost(advice, chosen))


def cost(advice: Advice, chosen: Option) -> float:
    """Return the share of the win that a choice gave away, 0.0 for the advised one.

    A choice that the bot did not weigh costs as much as the worst that it weighed.
    """
    if chosen == advice.option or not advice.weighed:
        return 0.0
    values = {one.option.text: one.value for one in advice.weighed}
    best = values.get(advice.option.text, advice.weighed[0].value)
    return max(0.0, best - values.get(chosen.text, advice.weighed[-1].value))


def _change(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple([later - earlier for earlier, later in zip(before, after, strict=True)])


def swings(decisions: Sequence[Decision], draws: Sequence[Draw]) -> tuple[Swing, ...]:
    """Return the largest swings of a game, largest first, SWINGS_MAX at most."""
    found = [Swing(one.at, "mistake", one.seat, -one.cost, one.chosen) for one in decisions]
    for draw in draws:
        seat = max(range(len(draw.change)), key=lambda seat: abs(draw.change[seat]))
        change = draw.change[seat]
        found.append(Swing(draw.at, "lucky" if change > 0 else "unlucky", seat, change, draw.option))
    found.sort(key=lambda swing: (-abs(swing.change), swing.at.choice))
    return tuple([swing for swing in found[:SWINGS_MAX] if abs(swing.change) >= SWING_MIN])


def coarse_to_fine(numbers: list[int]) -> list[int]:
    """Return the numbers in another order: the ends, the middle, then ever finer between.

    So any first part of the result covers the whole range evenly.
    """
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
