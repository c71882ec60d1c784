"""A client over a WebSocket: protocol, connection, session, endpoint."""
