"""The counters of this process as Prometheus metrics. `figures.py` serves them."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from hinterzimmer.server.counters import BUCKET_SECONDS, COUNTERS


class CountersCollector(Collector):
    """A collector that reads `counters.COUNTERS` at every scrape."""

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics of this process."""
        now = COUNTERS
        yield GaugeMetricFamily("hinterzimmer_rooms", "Rooms in the memory of this process", now.rooms)
        yield GaugeMetricFamily("hinterzimmer_sockets", "Open WebSocket connections", now.connections)
        yield CounterMetricFamily("hinterzimmer_rooms_opened", "Rooms opened", now.rooms_opened)
        yield CounterMetricFamily("hinterzimmer_rooms_failed", "Rooms whose task died", now.rooms_failed)
        refused = CounterMetricFamily("hinterzimmer_refused", "Commands and frames refused", labels=["error"])
        for name, count in sorted(now.refused.items()):
            refused.add_metric([name], count)
        yield refused
        yield CounterMetricFamily(
            "hinterzimmer_conflicts", "Changes for which another process was first", now.conflicts
        )
        yield CounterMetricFamily("hinterzimmer_sent", "Messages sent over WebSockets", now.messages_sent)
        total, buckets = 0, []
        for bound, count in zip([*map(str, BUCKET_SECONDS), "+Inf"], now.commands, strict=True):
            total += count
            buckets.append((bound, total))
        about = "From reading a command to its being stored and told"
        yield HistogramMetricFamily("hinterzimmer_command_seconds", about, buckets, now.command_seconds)


disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
REGISTRY.register(CountersCollector())
