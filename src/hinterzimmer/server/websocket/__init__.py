"""The WebSocket floor: protocol, connection, session, endpoint."""
