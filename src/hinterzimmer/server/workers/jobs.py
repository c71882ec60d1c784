"""The jobs of worker processes, and their replies: a result, a refusal or a traceback.

Jobs and replies are msgspec structs, sent as msgpack. Tables, arguments and results are pickled inside them, which is
safe because both ends are processes of one server and run the same code.
"""

import pickle
import secrets
from importlib import import_module
from typing import Any, Final

import msgspec

from hinterzimmer.bots.registry import make_bot, team
from hinterzimmer.engine.bots import Seat
from hinterzimmer.engine.chance import SeededStream
from hinterzimmer.engine.errors import HinterzimmerError
from hinterzimmer.engine.table import Table
from hinterzimmer.games import find
from hinterzimmer.words import reason_message, reason_text

FUNCTIONS: Final = {
    "undo": "hinterzimmer.room.undo:undo_target",
    "replay": "hinterzimmer.server.workers.reads:replay_json",
    "record": "hinterzimmer.server.workers.reads:check_record",
    "text": "hinterzimmer.room.replay:running_text",
}
"""The functions that `call_job` may name, because they would block the event loop too long.

They are pure, and their arguments and results can be pickled. A HinterzimmerError that they raise is their answer."""


class ChooseJob(msgspec.Struct, frozen=True, tag="choose"):
    """A job in which a bot chooses for a seat. Its result is the option's text."""

    bot: str
    game: str
    table: bytes
    seat: int
    seed: str

    def do(self) -> str:
        """Return the text of the option that the bot chooses."""
        return make_bot(self.bot, SeededStream(self.seed)).choose(seat_of(self)).text


class AdviseJob(msgspec.Struct, frozen=True, tag="advise"):
    """A job in which the game's team advises a seat. Its result has the fields of `wire.Hint` except id and ask."""

    language: str
    game: str
    table: bytes
    seat: int
    seed: str

    def do(self) -> dict[str, Any]:
        """Return the advised option, its reason as a sentence and as a message, and the options with their values."""
        seat = seat_of(self)
        given = team(seat.game).advise(seat, SeededStream(self.seed))
        weighed = [{"option": one.option.text, "value": one.value} for one in given.weighed]
        return {
            "option": given.option.text,
            "reason": reason_text(seat.game, given.reason, self.language),
            "weighed": weighed,
            "why": reason_message(given.reason),
        }


class CallJob(msgspec.Struct, frozen=True, tag="call"):
    """A job that calls one of FUNCTIONS. Its result is what the function returns."""

    function: str
    arguments: bytes

    def do(self) -> Any:
        """Return what the function returns, or raise what it raises."""
        module, _, name = FUNCTIONS[self.function].partition(":")
        return getattr(import_module(module), name)(*pickle.loads(self.arguments))


AnyJob = ChooseJob | AdviseJob | CallJob


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome of a job; exactly one field is set."""

    result: bytes = b""
    """The result, pickled."""
    refusal: bytes = b""
    """The HinterzimmerError that a CallJob raised, pickled; it is an answer, not a failure."""
    trace: str = ""
    """The traceback of a failed job, for the log only."""


def choose_job(bot: str, game: str, table: Table[Any], seat: int) -> ChooseJob:
    """Return a job in which a bot chooses for a seat at a copy of the table, with a random seed."""
    return ChooseJob(bot, game, pickle.dumps(table.copy()), seat, secrets.token_hex(16))


def advise_job(language: str, game: str, table: Table[Any], seat: int) -> AdviseJob:
    """Return a job that advises a seat at a copy of the table, with a random seed."""
    return AdviseJob(language, game, pickle.dumps(table.copy()), seat, secrets.token_hex(16))


def call_job(function: str, *arguments: object) -> CallJob:
    """Return a job that calls one of FUNCTIONS ("undo", "replay", "record", "text")."""
    assert function in FUNCTIONS
    return CallJob(function, pickle.dumps(arguments))


def seat_of(job: ChooseJob | AdviseJob) -> Seat:
    """Return the seat of a job at its own copy of the table."""
    return Seat(find(job.game), pickle.loads(job.table), job.seat)


def result_of(reply: Reply) -> Any:
    """Return the result in a reply without a trace, or raise its HinterzimmerError."""
    if reply.refusal:
        error: HinterzimmerError = pickle.loads(reply.refusal)
        raise error
    return pickle.loads(reply.result)
