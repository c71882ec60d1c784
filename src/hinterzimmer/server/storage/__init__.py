"""The storage floor: an append-only log a room, in SQLite or PostgreSQL."""
