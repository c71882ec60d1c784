"""How often and how much a client may make the server read: everything on one event loop shares it.

Every wake-up costs 1, every KiB 1, and every control frame or fragment 1. A client beyond its budget is not refused
anything: it is not read for a while. At the default `--rate` of 50 messages a second that is 200 a second, 400 at once.
"""

import time
from typing import Final

COST_PER_MESSAGE: Final = 4
"""What one message within the rate limit may cost: its wake-up, its length, and control frames in between."""
BURST_SECONDS: Final = 2
"""A client that was quiet may spend the budget of this many seconds at once."""


class Budget:
    """A leaky bucket of costs."""

    def __init__(self, messages_per_second: float) -> None:
        """0 does not limit."""
        self.per_second = COST_PER_MESSAGE * messages_per_second
        self.burst = BURST_SECONDS * self.per_second
        self.level = 0.0
        self.at = time.monotonic()

    def spend(self, cost: float) -> float:
        """Charge a cost and return for how many seconds the client should not be read: 0 within the budget."""
        if not self.per_second:
            return 0.0
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.per_second) + cost
        self.at = now
        return max(0.0, self.level - self.burst) / self.per_second
