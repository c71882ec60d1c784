"""The HTTP floor: rooms, records, replays, the page."""
