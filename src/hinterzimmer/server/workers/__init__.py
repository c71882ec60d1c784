"""Worker processes: bots, hints, undo, replays, look-backs."""
