"""The budget of a client: how often and how much it may make the server read, because all share one event loop.

A wake-up costs 1, a KiB 1, and a control frame or fragment 1. The server does not refuse a client beyond its budget; it
stops reading for a while. The default `--rate` of 50 messages a second gives 200 a second, and 400 at once.
"""

import time
from typing import Final

COST_PER_MESSAGE: Final = 4
"""The budget for each message of the rate limit: its wake-up, its length, and control frames in between."""
BURST_SECONDS: Final = 2
"""A quiet client may spend the budget of this many seconds at once."""


class Budget:
    """A leaky bucket of costs."""

    def __init__(self, messages_per_second: float) -> None:
        """Start with a full budget; 0 messages a second sets no limit."""
        self.per_second = COST_PER_MESSAGE * messages_per_second
        self.burst = BURST_SECONDS * self.per_second
        self.level = 0.0
        self.at = time.monotonic()

    def spend(self, cost: float) -> float:
        """Charge a cost and return for how many seconds to stop reading; 0.0 within the budget."""
        if not self.per_second:
            return 0.0
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.per_second) + cost
        self.at = now
        return max(0.0, self.level - self.burst) / self.per_second
