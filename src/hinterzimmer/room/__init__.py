"""One room without I/O: commands become entries, entries change the room, and each seat gets updates."""
