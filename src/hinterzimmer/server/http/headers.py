"""Strict security headers on every HTTP response."""

from typing import Any, Final

from litestar import Litestar

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE: Final = (b"cache-control", b"no-store")
"""The header of the API's responses, which hold information that only one seat may see."""


class SecurityHeaders:
    """An ASGI application that adds SECURITY_HEADERS to every HTTP response; WebSocket messages pass unchanged."""

    def __init__(self, app: Litestar, state: dict[str, Any]) -> None:
        """`state` becomes the `app_state` of the web server's protocols."""
        self.app = app
        self.state = state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve an ASGI connection."""
        if scope["type"] == "lifespan":
            scope["state"].update(self.state)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        extra = [*SECURITY_HEADERS, NO_STORE] if scope["path"].startswith("/api") else SECURITY_HEADERS

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *extra]}
            await send(message)

        await self.app(scope, receive, send_with_headers)
