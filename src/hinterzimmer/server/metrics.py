"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
ROOMS = Gauge("hinterzimmer_rooms", "Rooms in the memory of this process", registry=REGISTRY)
SOCKETS = Gauge("hinterzimmer_sockets", "Open WebSocket connections", registry=REGISTRY)
OPENED = Counter("hinterzimmer_rooms_opened", "Rooms opened", registry=REGISTRY)
COMMANDS = Counter("hinterzimmer_commands", "Commands carried out", registry=REGISTRY)
REFUSED = Counter("hinterzimmer_refused", "Commands and frames refused", ["error"], registry=REGISTRY)
SENT = Counter("hinterzimmer_sent", "Messages sent over WebSockets", registry=REGISTRY)
CONFLICTS = Counter("hinterzimmer_conflicts", "Changes for which another process was first", registry=REGISTRY)
SECONDS = Histogram(
    "hinterzimmer_command_seconds",
    "From reading a command to its being stored and told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
    registry=REGISTRY,
)


def shown() -> bytes:
    """All figures as text."""
    return generate_latest(REGISTRY)
