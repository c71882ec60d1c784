"""Worker processes: bots, hints, look-backs."""
