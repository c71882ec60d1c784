# mypyc: compile
"""What happened, and who may see it."""

Data = dict[str, object]
"""The particulars of an event: plain values only (text, numbers, truth values, lists of them)."""


class Event:
    """One thing that happened, told in the same breath as the change it tells of.

    `seats` names those who see `data`; None means everybody. All others see `others` instead, or, where
    that is None, nothing at all.
    """

    def __init__(self, kind: str, data: Data, seats: tuple[int, ...] | None = None, others: Data | None = None) -> None:
        self.kind = kind
        self.data = data
        self.seats = seats
        self.others = others
        self.told: Data | None = None

    def seen_by(self, seat: int) -> Data | None:
        """What this seat (or SPECTATOR) sees of it; None if it sees nothing."""
        if self.seats is None or seat in self.seats:
            if self.told is None:
                self.told = {"event": self.kind, **self.data}
            return self.told
        return None if self.others is None else {"event": self.kind, **self.others}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}, {self.seats!r}, {self.others!r})"
