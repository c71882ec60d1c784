"""Which build is being tested: `make test` says which one it means."""

import os

import hinterzimmer


def test_the_build_that_was_asked_for_is_the_one_being_tested() -> None:
    build = "compiled" if hinterzimmer.COMPILED else "interpreted"
    assert os.environ.get("HINTERZIMMER_EXPECT", build) == build
