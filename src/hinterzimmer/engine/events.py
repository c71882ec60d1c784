# mypyc: compile
"""Events: what happened, and which seats may see it."""

PlainData = dict[str, object]
"""The details of an event or an option: plain values only (text, numbers, truth values, lists of them)."""


class Event:
    """One thing that happened, emitted together with the change that it describes.

    The seats in `audience` see `data`; None means everyone. All others see `others`, or nothing if that is None.
    """

    def __init__(
        self, kind: str, data: PlainData, audience: tuple[int, ...] | None = None, others: PlainData | None = None
    ) -> None:
        self.kind = kind
        self.data = data
        self.audience = audience
        self.others = others
        self._seen: PlainData | None = None

    def seen_by(self, seat: int) -> PlainData | None:
        """Return what this seat (or SPECTATOR) sees of the event; None if it sees nothing."""
        if self.audience is None or seat in self.audience:
            if self._seen is None:
                self._seen = {"event": self.kind, **self.data}
            return self._seen
        return None if self.others is None else {"event": self.kind, **self.others}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, {self.audience!r}, {self.others!r})"
