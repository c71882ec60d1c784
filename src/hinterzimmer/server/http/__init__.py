"""The server over HTTP: rooms, records, replays, the page."""
