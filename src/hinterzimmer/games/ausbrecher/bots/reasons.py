"""Why level 5 does what it does, in figures for the sentences of the game's words."""

from collections.abc import Sequence

from hinterzimmer.engine.bots import Reason
from hinterzimmer.engine.steps import Option
from hinterzimmer.games.ausbrecher.board import BOATS, LETTERS, NOBODY, Move, Pick, members, name
from hinterzimmer.games.ausbrecher.state import Ausbrecher


def colour(name: str) -> dict[str, object]:
    """Return the message that names a die, or the stone of its colour."""
    return {"key": f"colour-{name}"}


def called(option: Option) -> object:
    """Return an option as messages: the dice of a throw, or the stone of a move."""
    if isinstance(option, Pick):
        return [colour(name(die)) for die in members(option.dice)]
    assert isinstance(option, Move)
    stone = colour(LETTERS[option.stone])
    return {"key": "by-white", "figures": {"stone": stone}} if option.back else stone


def explain(
    s: Ausbrecher, options: Sequence[Option], points: Sequence[float], order: Sequence[int], share: float
) -> Reason:
    """Why the first option of `order` is better than the second."""
    best, second = options[order[0]], options[order[1]]
    more = points[order[0]] - points[order[1]]
    percent = round(100 * share)
    if isinstance(best, Pick):
        figures: dict[str, object] = {"dice": called(best), "other": called(second), "percent": percent}
        if more < 0.05:
            return Reason("throw_close", figures)
        return Reason("throw", {**figures, "points": round(points[order[0]], 1), "more": round(more, 1)})
    assert isinstance(best, Move)
    if more < 0.05:
        return Reason("same", {"percent": percent})
    stone = colour(LETTERS[best.stone])
    figures = {"stone": stone, "other": called(second), "more": round(more, 1), "percent": percent}
    if best.back:
        return Reason("back", figures)
    target = s.target(best.stone)
    if target >= s.course.last:
        return Reason("home", {**figures, "boat": BOATS[len(s.home)]})
    blocked = s.top(target)
    if blocked == NOBODY:
        return Reason("forward", {**figures, "field": target})
    return Reason("block", {**figures, "field": target, "blocked": colour(LETTERS[blocked])})
