"""The `hinterzimmer` command."""

from hinterzimmer.cli.main import main

__all__ = ["main"]
