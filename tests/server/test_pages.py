"""The built page: cached for ever where its name says so, compressed beforehand, and honest where it is missing."""

import gzip
import http.client
import re
from pathlib import Path

import pytest

from hinterzimmer.engine.presenting import LANGUAGES
from hinterzimmer.games import find
from hinterzimmer.server.http.pages import PAGE_FOLDER, PAGE_MISSING, accepted_coding, load_page
from tests.server.running import Server, run, running, table_of


def fetch(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """A request whose path is sent as it is: nothing is normalised on the way."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def script_of(server: Server) -> str:
    found = re.search(r'<script [^>]*src="(/[^"]+)"', fetch(server, "/")[2].decode())
    assert found
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_from_elsewhere_gets_its_words_and_rules_from_the_server(server: Server, language: str) -> None:
    game = find("karambolage")
    for kind, text in (("words", game.words_text(language)), ("rules", game.rules_text(language))):
        status, headers, body = fetch(server, f"/api/games/karambolage/{kind}/{language}")
        assert (status, headers["content-type"], body.decode()) == (200, "text/plain; charset=utf-8", text)
        assert fetch(server, f"/api/games/no-such-game/{kind}/{language}")[0] == 400
        assert fetch(server, f"/api/games/karambolage/{kind}/fr")[0] == 400


def test_hashed_files_are_kept_for_ever_and_the_page_is_asked_for_again(server: Server) -> None:
    for path in ("/", "/r/k4m7pq2xyz", "/static/web/lamp.svg"):
        status, headers, _ = fetch(server, path)
        assert (status, headers["cache-control"]) == (200, "no-cache")
    status, headers, _ = fetch(server, script_of(server))
    assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
    assert headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_file_that_the_browser_has_is_not_sent_again(server: Server) -> None:
    for path in ("/", script_of(server)):
        _, headers, body = fetch(server, path)
        status, again, empty = fetch(server, path, If_None_Match=f'"other", W/{headers["etag"]}')
        assert (status, empty, again["etag"]) == (304, b"", headers["etag"])
        assert "content-security-policy" in again
        assert fetch(server, path, If_None_Match='"other"')[2] == body
        _, compressed, _ = fetch(server, path, Accept_Encoding="gzip")
        assert compressed["etag"] != headers["etag"], "each variant has a tag of its own"


def test_every_text_of_the_page_was_compressed_when_it_was_built(server: Server) -> None:
    texts = [name for name, file in load_page(PAGE_FOLDER).items() if re.search(r"\.(js|css|html)$", name)]
    assert texts
    for name in texts:
        _, headers, plain = fetch(server, f"/static/web/{name}")
        assert headers["vary"] == "accept-encoding"
        assert "content-encoding" not in headers
        if len(plain) > 1000:
            _, headers, packed = fetch(server, f"/static/web/{name}", Accept_Encoding="deflate, gzip;q=0.5")
            assert headers["content-encoding"] == "gzip"
            assert gzip.decompress(packed) == plain
            _, headers, smallest = fetch(server, f"/static/web/{name}", Accept_Encoding="gzip, deflate, br")
            assert headers["content-encoding"] == "br"
            assert len(smallest) < len(packed) < len(plain)


def test_a_head_request_tells_the_same_without_the_body(server: Server) -> None:
    path = script_of(server)
    _, full, body = fetch(server, path, Accept_Encoding="gzip")
    status, headers, empty = fetch(server, path, "HEAD", Accept_Encoding="gzip")
    assert (status, empty, int(headers["content-length"])) == (200, b"", len(body))
    assert {name: headers[name] for name in ("etag", "content-type", "content-encoding")} == {
        name: full[name] for name in ("etag", "content-type", "content-encoding")
    }


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00",
        "/static/web/%00",
        "/static/web/../../app.py",
        "/static/web/..%2f..%2fapp.py",
        "/static/web/%2e%2e/%2e%2e/app.py",
        "/static/web//etc/passwd",
        "/static/web/assets",
        "/static/web/assets/",
        "/static/web/",
        "/static/web/index.html.gz",
        "/static/",
        "/static/web/" + "x" * 5000,
        "/static/web/%ff%fe",
    ],
)
def test_no_path_leads_out_of_the_page(server: Server, path: str) -> None:
    status, headers, body = fetch(server, path)
    assert status == 404
    assert b"NoRoom" in body
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("header", "coding"),
    [
        ("", "identity"),
        ("gzip", "gzip"),
        ("GZIP , br", "br"),
        ("br;q=0, gzip;q=0.000", "identity"),
        ("br;q=0.0,gzip;q=0.1", "gzip"),
        ("*", "identity"),
        ("zstd, deflate", "identity"),
        (";;,,;q=", "identity"),
    ],
)
def test_the_smallest_coding_that_is_accepted_is_sent(header: str, coding: str) -> None:
    assert accepted_coding(header, {"br": b"", "gzip": b"", "identity": b""}) == coding


def test_a_coding_that_was_not_made_is_not_sent() -> None:
    assert accepted_coding("br, gzip", {"gzip": b"", "identity": b""}) == "gzip"


def test_a_server_without_a_page_says_so_and_plays_on(tmp_path: Path) -> None:
    with running(tmp_path, module="tests.server.pageless") as server:
        assert server.log.read_text().splitlines().count(PAGE_MISSING) == 1
        for path in ("/", "/r/k4m7pq2xyz"):
            status, headers, body = fetch(server, path, Accept="text/html")
            assert (status, headers["content-type"]) == (503, "text/plain; charset=utf-8")
            assert body.decode().strip() == PAGE_MISSING
        assert fetch(server, "/nowhere", Accept="text/html")[0] == 503
        assert fetch(server, "/static/web/index.html")[0] == 404
        assert len(run(table_of(server))) == 2
