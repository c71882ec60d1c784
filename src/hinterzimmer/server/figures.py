"""The metrics endpoint, at an address of its own, because counters change at the moment of a secret answer.

A single worker serves its own metrics. Several workers write theirs to a folder every REPORT_SECONDS, and the process
that started them serves the sums.
"""

import asyncio
import contextlib
import os
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from hinterzimmer.room.errors import BadOptions
from hinterzimmer.server.metrics import REGISTRY

REPORT_SECONDS: Final = 1.0
PORT_MAX: Final = 65535
LOOPBACK: Final = "127.0.0.1"
"""The default host of the metrics, which only programs of this machine can reach."""


class AllWorkers(Collector):
    """A collector of the sums of all workers' metrics. Of a worker that has ended only counters count, not gauges."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterator[Metric]:
        """Yield the sums from the workers' files."""
        families: dict[str, Metric] = {}
        totals: dict[str, dict[tuple[str, tuple[tuple[str, str], ...]], float]] = {}
        for file in self.folder.glob("*.prom"):
            alive = is_alive(int(file.stem))
            for family in text_string_to_metric_families(file.read_text()):
                families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                sums = totals.setdefault(family.name, {})
                for sample in family.samples:
                    key = (sample.name, tuple(sample.labels.items()))
                    counts = alive or family.type != "gauge"
                    sums[key] = sums.get(key, 0.0) + (sample.value if counts else 0.0)
        for name, family in families.items():
            for (sample_name, labels), value in totals[name].items():
                family.add_sample(sample_name, dict(labels), value)
            yield family


def is_alive(pid: int) -> bool:
    """Return True if a process of this user runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def report(folder: Path) -> None:
    """Write this worker's metrics to its file; the file is replaced, so that a reader never sees half of it."""
    new = folder / f"{os.getpid()}.new"
    new.write_bytes(generate_latest(REGISTRY))
    new.replace(new.with_suffix(".prom"))


async def keep_reporting(folder: str) -> None:
    """Write this worker's metrics every REPORT_SECONDS, and once more when cancelled."""
    try:
        while True:
            report(Path(folder))
            await asyncio.sleep(REPORT_SECONDS)
    finally:
        report(Path(folder))


@contextlib.contextmanager
def folder_of_workers(workers: int) -> Iterator[str | None]:
    """Yield a temporary folder for the metrics of several workers; None for a single worker."""
    if workers == 1:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="hinterzimmer-") as folder:
        yield folder


@contextlib.contextmanager
def serve_figures(address: str, folder: str | None) -> Iterator[str]:
    """Serve the metrics in `folder` (None: of this process) at [HOST:]PORT in a thread, and yield their URL.

    Raises BadOptions if the address is malformed or cannot be listened to.
    """
    host, port = host_and_port(address)
    registry = REGISTRY
    if folder:
        registry = CollectorRegistry()
        registry.register(AllWorkers(Path(folder)))
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise BadOptions(f"figures cannot be told at {address}: {error.strerror or error}") from None
    try:
        yield f"http://{f'[{host}]' if ':' in host else host}:{server.server_port}/metrics"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def host_and_port(address: str) -> tuple[str, int]:
    """Return the host and port of [HOST:]PORT; the default host is LOOPBACK. Raises BadOptions if it is malformed."""
    found = re.fullmatch(r"(?:(?:\[([0-9a-fA-F:.]+)\]|([^\s:/]+)):)?(\d{1,5})", address, re.ASCII)
    if not found or int(found[3]) > PORT_MAX:
        raise BadOptions(f"{address!r} is no address for figures; write PORT or HOST:PORT, as 127.0.0.1:9420")
    return found[1] or found[2] or LOOPBACK, int(found[3])
