"""The built page over HTTP: `index.html`, and the files that it loads.

`make web` builds the page and compresses its files. The server reads them into memory at its start (about 2 MB). A
request is then only a dictionary lookup, so that no file and no compression blocks the event loop.
"""

import functools
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, head
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

HttpRequest = Request[Any, Any, State]

PAGE_FOLDER: Final = Path(__file__).parents[1] / "static" / "web"
"""The folder to which `make web` writes the built page."""
PAGE_MISSING: Final = "the page is not built: run `make web` (rooms can be played over the API without it)"
"""The message that a server without a built page prints at its start and sends to browsers."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""The Cache-Control of files whose names hold a hash of their content."""
REVALIDATE: Final = "no-cache"
"""The Cache-Control of all other files: browsers keep them and send their ETag before each use."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Content codings, the smallest first, with the suffixes of the compressed files."""


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page: its bytes by content coding ("identity": uncompressed), and their common headers."""

    variants: dict[str, bytes]
    media_type: str
    cache_control: str
    digest: str

    def response(self, request: HttpRequest, status: int = 200) -> Response[Any]:
        """Return the smallest variant that the client accepts, or 304 if its ETag shows that it has it."""
        coding = accepted_coding(request.headers.get("accept-encoding", ""), self.variants)
        etag = f'"{self.digest}-{coding}"'
        headers = {"etag": etag, "cache-control": self.cache_control, "vary": "accept-encoding"}
        known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
        if status == 200 and (etag in known or "*" in known):
            return Response(None, status_code=304, headers=headers)
        if coding != "identity":
            headers["content-encoding"] = coding
        body = self.variants[coding]
        headers |= {"content-length": str(len(body)), "content-type": self.media_type}
        return Response(None if request.method == "HEAD" else body, status_code=status, headers=headers)


def accepted_coding(accept_encoding: str, variants: dict[str, bytes]) -> str:
    """Return the first coding of ENCODINGS in `variants` that the header names without `q=0`; else "identity"."""
    accepted = set()
    for part in accept_encoding.lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight):
            accepted.add(name.strip())
    return next((coding for coding in ENCODINGS if coding in accepted and coding in variants), "identity")


def load_page(folder: Path) -> dict[str, PageFile]:
    """Return the page's files by their POSIX paths below `folder`; {} if the page is not built. Raises OSError."""
    if not (folder / "index.html").is_file():
        return {}
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_dir() or path.suffix in ENCODINGS.values():
            continue
        compressed = {coding: path.with_name(path.name + suffix) for coding, suffix in ENCODINGS.items()}
        content = path.read_bytes()
        variants = {coding: file.read_bytes() for coding, file in compressed.items() if file.is_file()}
        name = path.relative_to(folder).as_posix()
        found[name] = PageFile(
            variants={**variants, "identity": content},
            media_type=media_type_of(path.name),
            cache_control=FOREVER if name.startswith("assets/") else REVALIDATE,
            digest=hashlib.sha256(content).hexdigest()[:20],
        )
    return found


def media_type_of(name: str) -> str:
    """Return the media type of a file name. JavaScript is fixed here, because some machines' tables have it wrong."""
    if name.endswith((".js", ".mjs")):
        return "text/javascript; charset=utf-8"
    found = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


@functools.cache
def page_files() -> dict[str, PageFile]:
    """Return the files of PAGE_FOLDER, which a process reads only once; {} if the page is not built."""
    return load_page(PAGE_FOLDER)


def index_response(request: HttpRequest, status: int = 200) -> Response[Any]:
    """Return `index.html`, or 503 with the reason in plain text if the page is not built."""
    index = page_files().get("index.html")
    if index is None:
        return Response(PAGE_MISSING + "\n", status_code=503, media_type=MediaType.TEXT)
    return index.response(request, status)


@get("/", include_in_schema=False)
async def index_page(request: HttpRequest) -> Response[Any]:
    """Return the start page."""
    return index_response(request)


@get("/r/{code:str}", include_in_schema=False)
async def room_page(request: HttpRequest, code: str) -> Response[Any]:
    """Return the page of a room without checking the room, because the page itself does that."""
    return index_response(request)


@get("/static/web/{path:path}", include_in_schema=False)
async def page_file(request: HttpRequest, path: str) -> Response[Any]:
    """Return a file of the page. Only names found at the start exist, so that no path leads out of the folder."""
    file = page_files().get(path.lstrip("/"))
    if file is None:
        raise NotFoundException("there is no such file")
    return file.response(request)


@head("/static/web/{path:path}", include_in_schema=False)
async def page_file_head(request: HttpRequest, path: str) -> Response[None]:
    """Return the headers of a file of the page."""
    file = page_files().get(path.lstrip("/"))
    if file is None:
        raise NotFoundException("there is no such file")
    return file.response(request)


PAGE_HANDLERS: Final = [index_page, room_page, page_file, page_file_head]
