"""The server: rooms that people, bots and programs share over a network."""
