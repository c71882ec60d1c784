"""The command `serve`: the room server."""

import argparse

from hinterzimmer.cli.arguments import report_problems
from hinterzimmer.games import games


def run_serve(parsed: argparse.Namespace) -> None:
    """Start the server with the given options. Raises BadOptions."""
    from hinterzimmer.server.config import ServerConfig  # the other commands need no web server
    from hinterzimmer.server.runner import default_db, serve

    games()
    report_problems()
    config = ServerConfig(
        default_db() if parsed.db is None else parsed.db,
        bot_beat_seconds=parsed.pace,
        bot_seconds_max=parsed.budget,
        bot_module=parsed.bots,
        frames_per_second=parsed.rate,
        requests_per_second=parsed.requests,
    )
    serve(parsed.host, parsed.port, parsed.workers, config, parsed.open, parsed.metrics)
