# mypyc: compile
"""The numbers of those who can be asked. People and bots have seats 0, 1, 2, …; these three are special."""

from typing import Final

CHANCE: Final = -1
"""Dice and draws: asked like a seat, answered by a random stream."""

SPECTATOR: Final = -2
"""A client who watches: it sees what is public and is never asked."""

CLOCK: Final = -3
"""The time of day: asked by a game with an agreed playing time in minutes."""
