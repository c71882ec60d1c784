"""The command that opens rooms to friends."""

import argparse

from hinterzimmer.cli.arguments import report_problems
from hinterzimmer.games import games


def run_serve(parsed: argparse.Namespace) -> None:
    """Open the house."""
    from hinterzimmer.server.app import Options  # the other commands need no web server
    from hinterzimmer.server.runner import default_db, serve

    games()
    report_problems()
    options = Options(
        default_db() if parsed.db is None else parsed.db,
        pace=parsed.pace,
        budget=parsed.budget,
        bots=parsed.bots,
        rate=parsed.rate,
        requests=parsed.requests,
    )
    serve(parsed.host, parsed.port, parsed.workers, options, parsed.open, parsed.metrics)
