# mypyc: compile
"""Who can be asked. Seats of people and bots are 0, 1, 2, …; these three are special."""

from typing import Final

CHANCE: Final = -1
"""Dice and draws: asked like everybody, answered by a chance stream."""

SPECTATOR: Final = -2
"""Somebody who watches: sees what is public and is never asked."""

CLOCK: Final = -3
"""The time of day: asked by a game that was agreed to last so many minutes."""
