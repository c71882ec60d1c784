"""Where rooms are stored: an append-only log a room, in SQLite or PostgreSQL."""
