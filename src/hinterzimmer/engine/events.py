# mypyc: compile
"""What happened, and who may see it."""

PlainData = dict[str, object]
"""The particulars of an event or an option: plain values only (text, numbers, truth values, lists of them)."""


class Event:
    """One thing that happened, told in the same breath as the change it tells of.

    `audience` names those who see `data`; None means everybody. All others see `others` instead, or, where
    that is None, nothing at all.
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
        """What this seat (or SPECTATOR) sees of it; None if it sees nothing."""
        if self.audience is None or seat in self.audience:
            if self._seen is None:
                self._seen = {"event": self.kind, **self.data}
            return self._seen
        return None if self.others is None else {"event": self.kind, **self.others}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, {self.audience!r}, {self.others!r})"
