"""What a read worker does: questions about long games that would hold up the event loop. Everything here is pure."""

from typing import Final

import msgspec

from hinterzimmer.room import replay
from hinterzimmer.room.replay import Replay, ReplaySource

REPLAYS_MAX: Final = 8
"""Games that a worker keeps played through; the one that was asked for longest ago goes first."""
_replays: dict[tuple[str, int, int], Replay] = {}


def replay_json(
    source: ReplaySource, own: int, number: int | None, seat: int | None, everything: bool, since: int | None
) -> bytes:
    """Return a moment of a replay as JSON; raises NotYours or BadMessage."""
    kept = _replays.pop(source.key, None)
    if kept is not None:
        _replays[source.key] = kept  # the latest last
    found = msgspec.json.encode(replay.replay_moment(source, own, number, seat, everything, since, _replays))
    while len(_replays) > REPLAYS_MAX:
        del _replays[next(iter(_replays))]
    return found


def check_record(text: str) -> None:
    """Raise BadRecord, with the line, unless a text is a record that can be replayed."""
    replay.read_any_record(text)
