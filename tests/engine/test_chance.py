"""The fair stream: fixed before play, checkable after it, and even."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hinterzimmer.engine.chance import FairStream, SeededStream, commitment, new_secret


@pytest.mark.parametrize("size", [1, 32, 64, 65, 200])
def test_a_draw_can_be_repeated_by_anybody_with_a_few_lines(size: int) -> None:
    secret = bytes(range(size))
    stream = FairStream(secret, ("Ann's seed", ""))
    context = hashlib.sha256(b"10:Ann's seed,0:,").digest()
    for draw in range(50):
        digest = hmac.new(secret, b"hinterzimmer draw 1|" + context + b"|%d|0" % draw, hashlib.sha256).digest()
        assert stream.below(1296) == int.from_bytes(digest, "big") % 1296


def test_the_commitment_fixes_the_secret() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert new_secret() != secret


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault
@given(st.lists(st.text(max_size=5), max_size=4), st.lists(st.text(max_size=5), max_size=4))
def test_other_seeds_give_other_draws(one: list[str], two: list[str]) -> None:
    same = FairStream(b"secret", tuple(one)).mac.digest() == FairStream(b"secret", tuple(two)).mac.digest()
    assert same == (one == two)


def test_the_uneven_rest_is_thrown_away() -> None:
    n = (1 << 255) + 1  # nearly half of all digests lie in the rest above n
    context = hashlib.sha256(b"").digest()
    stream = FairStream(b"key")
    numbers = [stream.below(n) for _ in range(200)]
    digests = [
        int.from_bytes(hmac.digest(b"key", b"hinterzimmer draw 1|" + context + b"|%d|0" % draw, "sha256"), "big")
        for draw in range(200)
    ]
    retried = [draw for draw in range(200) if digests[draw] >= n]
    assert 60 < len(retried) < 140
    assert all(number < n for number in numbers)
    assert all(numbers[draw] == digests[draw] for draw in range(200) if draw not in retried)


@pytest.mark.parametrize("stream", [FairStream(b"x" * 32), SeededStream(5)])
def test_the_streams_are_even(stream: FairStream | SeededStream) -> None:
    counts = Counter(stream.below(6) for _ in range(12_000))
    chi_square = sum((counts[face] - 2000) ** 2 / 2000 for face in range(6))
    assert chi_square < 20.5  # one in a thousand is worse, and the streams are fixed
    assert set(counts) == set(range(6))


def test_a_stream_can_be_taken_up_where_it_stopped() -> None:
    whole = FairStream(b"secret", ("a", "b"))
    numbers = [whole.below(100) for _ in range(10)]
    late = FairStream(b"secret", ("a", "b"), draw_count=6)
    assert [late.below(100) for _ in range(4)] == numbers[6:]


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two, other = SeededStream(1), SeededStream(1), SeededStream(2)
    numbers = [one.below(1000) for _ in range(20)]
    assert [two.below(1000) for _ in range(20)] == numbers
    assert [other.below(1000) for _ in range(20)] != numbers
