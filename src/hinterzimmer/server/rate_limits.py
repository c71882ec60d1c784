"""Rate limits by leaky buckets, and the check of a request's origin."""

import time
from ipaddress import AddressValueError, IPv6Address
from typing import Final
from urllib.parse import urlsplit

from hinterzimmer.room.errors import BadOrigin, TooFast

KEYS_MAX: Final = 10_000
"""The number of addresses that a RateLimiter remembers; the least recently used goes first."""


class LeakyBucket:
    """A limit of `rate` a second on average, and of `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = 0.0
        self.at = time.monotonic()

    def try_take(self) -> bool:
        """Take one and return True; return False if the bucket is full. A rate of 0 sets no limit."""
        if self.rate <= 0:
            return True
        at = time.monotonic()
        self.level = max(0.0, self.level - (at - self.at) * self.rate)
        self.at = at
        if self.level + 1 > self.burst:
            return False
        self.level += 1
        return True


class RateLimiter:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, LeakyBucket] = {}

    def require(self, address: str, what: str) -> None:
        """Take one for this address. Raises TooFast, with `what` in its message, if its bucket is full."""
        key = network_of(address)
        bucket = self.buckets.pop(key, None) or LeakyBucket(self.rate, self.burst)
        self.buckets[key] = bucket  # the latest goes to the end
        if len(self.buckets) > KEYS_MAX:
            del self.buckets[next(iter(self.buckets))]
        if not bucket.try_take():
            raise TooFast(f"too many {what} from your address; wait a little", "address")


def network_of(address: str) -> str:
    """Return the key that all addresses of one client share: of an IPv6 address its /64, because a household has one.

    An IPv4 address in IPv6 form becomes that IPv4 address. Any other text is returned unchanged.
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def check_origin(origin: str | None, host: str | None) -> None:
    """Raise BadOrigin if the page that sent a request belongs to another server.

    Browsers send the header Origin; a request without it comes from a program and passes.
    """
    if origin is None:
        return
    if not host or urlsplit(origin).netloc.lower() != host.lower():
        raise BadOrigin("this page does not belong to the server", "page")
