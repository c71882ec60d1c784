"""The built page over HTTP: `index.html` for people, and the files that it loads.

`make web` builds the page and compresses its files once. They are read into memory when the server starts (about 2 MB),
so a request is a look-up: nothing is compressed, opened or joined to a path while others wait for the event loop.
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
"""Where `make web` puts the built page."""
PAGE_MISSING: Final = "the page is not built: run `make web` (rooms can be played over the API without it)"
"""What a server without a built page prints at its start and answers to browsers."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""Cache-Control of files whose names hold a hash of their content."""
REVALIDATE: Final = "no-cache"
"""Cache-Control of the rest: kept, and asked for again with its ETag before each use."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Content codings, the smallest first, and how the compressed files end."""


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page: its bytes by content coding ("identity": as it is) and the headers they have in common."""

    variants: dict[str, bytes]
    media_type: str
    cache_control: str
    digest: str

    def response(self, request: HttpRequest, status: int = 200) -> Response[Any]:
        """Return the smallest variant that the client accepts, or 304 if it has that already."""
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
    """Return the first coding of ENCODINGS that the header names, without `q=0`, and that exists; else "identity"."""
    accepted = set()
    for part in accept_encoding.lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight):
            accepted.add(name.strip())
    return next((coding for coding in ENCODINGS if coding in accepted and coding in variants), "identity")


def load_page(folder: Path) -> dict[str, PageFile]:
    """Read the page's files: their paths below `folder` with `/`, without the compressed ones; {} without a page."""
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
    """Return the media type by the file's ending, whatever the machine's own tables say of JavaScript."""
    if name.endswith((".js", ".mjs")):
        return "text/javascript; charset=utf-8"
    found = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


@functools.cache
def page_files() -> dict[str, PageFile]:
    """Return the files of PAGE_FOLDER, read once in a process."""
    return load_page(PAGE_FOLDER)


def index_response(request: HttpRequest, status: int = 200) -> Response[Any]:
    """Return `index.html`, or 503 with the reason in plain text if the page is not built."""
    index = page_files().get("index.html")
    if index is None:
        return Response(PAGE_MISSING + "\n", status_code=503, media_type=MediaType.TEXT)
    return index.response(request, status)


@get("/", include_in_schema=False)
async def index_page(request: HttpRequest) -> Response[Any]:
    """The page on which a room is opened."""
    return index_response(request)


@get("/r/{code:str}", include_in_schema=False)
async def room_page(request: HttpRequest, code: str) -> Response[Any]:
    """The page of a room; whether the room exists, the page finds out itself."""
    return index_response(request)


@get("/static/web/{path:path}", include_in_schema=False)
async def page_file(request: HttpRequest, path: str) -> Response[Any]:
    """A file that the page loads. Only names found at the start exist, so no path leads out of the folder."""
    file = page_files().get(path.lstrip("/"))
    if file is None:
        raise NotFoundException("there is no such file")
    return file.response(request)


@head("/static/web/{path:path}", include_in_schema=False)
async def page_file_head(request: HttpRequest, path: str) -> Response[None]:
    """The headers of a file that the page loads."""
    file = page_files().get(path.lstrip("/"))
    if file is None:
        raise NotFoundException("there is no such file")
    return file.response(request)


PAGE_HANDLERS: Final = [index_page, room_page, page_file, page_file_head]
