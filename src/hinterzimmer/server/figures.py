"""Where figures are told: at an address of their own, because they move at the moment of a secret answer.

With one worker they are read where they are counted. Several workers write theirs to a folder every second, and the
process that started them adds them up.
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
"""Where figures are told if no host is named: only programs of this machine can ask for them."""


class AllWorkers(Collector):
    """The figures of all workers together. One that has ended has counted what it counted, but holds nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterator[Metric]:
        """The figures, for Prometheus."""
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
    """Whether a process of ours runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def report(folder: Path) -> None:
    """Write down what this worker has counted; who reads it meanwhile finds the old or the new."""
    new = folder / f"{os.getpid()}.new"
    new.write_bytes(generate_latest(REGISTRY))
    new.replace(new.with_suffix(".prom"))


async def keep_reporting(folder: str) -> None:
    """Write it down again and again, and once more at the end."""
    try:
        while True:
            report(Path(folder))
            await asyncio.sleep(REPORT_SECONDS)
    finally:
        report(Path(folder))


@contextlib.contextmanager
def folder_of_workers(workers: int) -> Iterator[str | None]:
    """Where several workers write down what they count; one alone needs nothing."""
    if workers == 1:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="hinterzimmer-") as folder:
        yield folder


@contextlib.contextmanager
def serve_figures(address: str, folder: str | None) -> Iterator[str]:
    """Tell the figures at [HOST:]PORT, those in the folder or those of this process; the link to them."""
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
    """Return the parts of [HOST:]PORT; a port alone is one of LOOPBACK. Raises BadOptions if it is neither."""
    found = re.fullmatch(r"(?:(?:\[([0-9a-fA-F:.]+)\]|([^\s:/]+)):)?(\d{1,5})", address, re.ASCII)
    if not found or int(found[3]) > PORT_MAX:
        raise BadOptions(f"{address!r} is no address for figures; write PORT or HOST:PORT, as 127.0.0.1:9420")
    return found[1] or found[2] or LOOPBACK, int(found[3])
