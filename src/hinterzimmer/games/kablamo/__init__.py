"""Kablamo: Russian roulette as memory, planning and interruption, for 2 to 5 players."""

from hinterzimmer.games.kablamo.game import KablamoGame

GAME = KablamoGame()
