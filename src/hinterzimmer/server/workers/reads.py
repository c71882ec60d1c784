"""The functions of read workers: questions about long games that would block the event loop."""

from typing import Final

import msgspec

from hinterzimmer.room import replay
from hinterzimmer.room.replay import Replay, ReplaySource

REPLAYS_MAX: Final = 8
"""The number of replays that a worker keeps; the least recently used goes first."""
_replays: dict[tuple[str, int, int], Replay] = {}
"""The replays of this worker by `ReplaySource.key`, the most recently used last."""


def replay_json(
    source: ReplaySource, own: int, number: int | None, seat: int | None, everything: bool, since: int | None
) -> bytes:
    """Return a ReplayMoment as JSON, from a kept replay if possible. Raises NotYours or BadMessage."""
    kept = _replays.pop(source.key, None)
    if kept is not None:
        _replays[source.key] = kept  # moved to the end
    found = msgspec.json.encode(replay.replay_moment(source, own, number, seat, everything, since, _replays))
    while len(_replays) > REPLAYS_MAX:
        del _replays[next(iter(_replays))]
    return found


def check_record(text: str) -> None:
    """Raise BadRecord, with the line, or UnknownGame unless a text is a record that can be replayed."""
    replay.read_any_record(text)
