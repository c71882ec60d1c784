"""What is counted, for Prometheus. `figures` has the address where it is told."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ROOMS = Gauge("hinterzimmer_rooms", "Rooms in the memory of this process", registry=REGISTRY)
SOCKETS = Gauge("hinterzimmer_sockets", "Open WebSocket connections", registry=REGISTRY)
OPENED = Counter("hinterzimmer_rooms_opened", "Rooms opened", registry=REGISTRY)
REFUSED = Counter("hinterzimmer_refused", "Commands and frames refused", ["error"], registry=REGISTRY)
CONFLICTS = Counter("hinterzimmer_conflicts", "Changes for which another process was first", registry=REGISTRY)


class Traffic(Collector):
    """What is counted with every choice, in plain numbers: it must cost next to nothing."""

    STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)

    def __init__(self) -> None:
        self.sent = 0
        self.seconds = 0.0
        self.commands = [0] * (len(self.STEPS) + 1)
        """How many commands took at most so long, step by step; the last: longer than all."""

    def done(self, seconds: float) -> None:
        """A command was carried out."""
        self.seconds += seconds
        self.commands[bisect_left(self.STEPS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """The figures, for Prometheus."""
        yield CounterMetricFamily("hinterzimmer_sent", "Messages sent over WebSockets", self.sent)
        total, buckets = 0, []
        for step, count in zip([*map(str, self.STEPS), "+Inf"], self.commands, strict=True):
            total += count
            buckets.append((step, total))
        told = "From reading a command to its being stored and told"
        yield HistogramMetricFamily("hinterzimmer_command_seconds", told, buckets, self.seconds)


TRAFFIC = Traffic()
REGISTRY.register(TRAFFIC)
