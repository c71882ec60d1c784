"""How much of everything, and from where: rates by leaky buckets, and where requests may come from."""

import time
from ipaddress import AddressValueError, IPv6Address
from typing import Final
from urllib.parse import urlsplit

from hinterzimmer.room.errors import BadOrigin, TooFast

KEYS_MAX: Final = 10_000


class LeakyBucket:
    """So many a second on average, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = 0.0
        self.at = time.monotonic()

    def try_take(self) -> bool:
        """Take one; False if that is too many. A rate of 0 does not limit."""
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
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, LeakyBucket] = {}

    def require(self, address: str, what: str) -> None:
        """Take one for this address; TooFast if that is too many."""
        key = network_of(address)
        bucket = self.buckets.pop(key, None) or LeakyBucket(self.rate, self.burst)
        self.buckets[key] = bucket  # the latest last, so that the oldest go first
        if len(self.buckets) > KEYS_MAX:
            del self.buckets[next(iter(self.buckets))]
        if not bucket.try_take():
            raise TooFast(f"too many {what} from your address; wait a little", "address")


def network_of(address: str) -> str:
    """Return what stands for all addresses of one client: of an IPv6 address its /64, which one household holds whole.

    An IPv4 address written as IPv6 is that IPv4 address. What is no IPv6 address is returned as it is.
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
    """A browser says which page sends a request: it must be one of this server. Programs say nothing."""
    if origin is None:
        return
    if not host or urlsplit(origin).netloc.lower() != host.lower():
        raise BadOrigin("this page does not belong to the server", "page")
