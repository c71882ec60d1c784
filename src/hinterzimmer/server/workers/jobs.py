"""What worker processes do: jobs, and replies that bring back a result, a refusal or a traceback.

Jobs and replies are msgspec structs that travel as msgpack. Tables, arguments and results are pickled inside them: both
ends are processes of one server and run the same code.
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
"""Functions that may take longer than the event loop can wait, by the names that `call_job` takes. They are pure: their
arguments and results can be pickled, and a HinterzimmerError that they raise is their answer."""


class ChooseJob(msgspec.Struct, frozen=True, tag="choose"):
    """Let a bot choose for a seat; the result is the option's text."""

    bot: str
    game: str
    table: bytes
    seat: int
    seed: str

    def do(self) -> str:
        """Return the text of the option that the bot chooses."""
        return make_bot(self.bot, SeededStream(self.seed)).choose(seat_of(self)).text


class AdviseJob(msgspec.Struct, frozen=True, tag="advise"):
    """Let the game's team advise a seat; the result has the fields of `wire.Hint` but its id and ask."""

    language: str
    game: str
    table: bytes
    seat: int
    seed: str

    def do(self) -> dict[str, Any]:
        """Return the advised option, why as a sentence and as a message, and the options with their values."""
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
    """Call one of FUNCTIONS; the result is what it returns."""

    function: str
    arguments: bytes

    def do(self) -> Any:
        """Return what the function returns."""
        module, _, name = FUNCTIONS[self.function].partition(":")
        return getattr(import_module(module), name)(*pickle.loads(self.arguments))


AnyJob = ChooseJob | AdviseJob | CallJob


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a job; one of the three is given."""

    result: bytes = b""
    """The result, pickled."""
    refusal: bytes = b""
    """The HinterzimmerError that a CallJob raised, pickled: an answer, and no failure."""
    trace: str = ""
    """The traceback of a job that failed, for the log alone."""


def choose_job(bot: str, game: str, table: Table[Any], seat: int) -> ChooseJob:
    """Make the job of choosing for a seat at this table as it is now."""
    return ChooseJob(bot, game, pickle.dumps(table.copy()), seat, secrets.token_hex(16))


def advise_job(language: str, game: str, table: Table[Any], seat: int) -> AdviseJob:
    """Make the job of advising a seat at this table as it is now."""
    return AdviseJob(language, game, pickle.dumps(table.copy()), seat, secrets.token_hex(16))


def call_job(function: str, *arguments: object) -> CallJob:
    """Make the job of calling one of FUNCTIONS ("undo", "replay", "record", "text")."""
    assert function in FUNCTIONS
    return CallJob(function, pickle.dumps(arguments))


def seat_of(job: ChooseJob | AdviseJob) -> Seat:
    """Return the seat that a bot of this job sits in."""
    return Seat(find(job.game), pickle.loads(job.table), job.seat)


def result_of(reply: Reply) -> Any:
    """Return the result of a job that did not fail, or raise its refusal."""
    if reply.refusal:
        error: HinterzimmerError = pickle.loads(reply.refusal)
        raise error
    return pickle.loads(reply.result)
