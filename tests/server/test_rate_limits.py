"""Rates by address, and which addresses are one client's."""

import pytest

from hinterzimmer.room.errors import TooFast
from hinterzimmer.server import rate_limits
from hinterzimmer.server.rate_limits import RateLimiter, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("?", "?"),
        ("no:address", "no:address"),
    ],
)
def test_an_ipv6_network_is_one_client(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_client_cannot_wander_through_its_own_network() -> None:
    buckets = RateLimiter(0.001, 3)
    for number in range(3):
        buckets.require(f"2001:db8:1:2::{number:x}", "requests")
    with pytest.raises(TooFast):
        buckets.require("2001:db8:1:2:ffff::", "requests")
    buckets.require("2001:db8:1:3::", "requests")


def test_the_oldest_addresses_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "KEYS_MAX", 2)
    buckets = RateLimiter(0.001, 1)
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
        buckets.require(address, "requests")
    assert list(buckets.buckets) == ["192.0.2.2", "192.0.2.3"]
