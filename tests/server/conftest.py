"""One server for the tests that need nothing special."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
