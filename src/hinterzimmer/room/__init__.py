"""One room without I/O: commands become entries, entries change the room, updates tell each seat."""
