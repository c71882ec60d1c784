# mypyc: compile
"""Refusals as wire messages: the error's class, its message for programs, and the reason and figures for players."""

from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.room.wire import Problem, Refused


def refused_reply(id: str, error: HinterzimmerError) -> Refused:
    """Return the reply to the frame of this id."""
    return Refused(id, type(error).__name__, str(error), error.reason, error.figures)


def problem(error: HinterzimmerError) -> Problem:
    """Return the body of the response to an HTTP request that was refused."""
    return Problem(type(error).__name__, str(error), error.reason, error.figures)
