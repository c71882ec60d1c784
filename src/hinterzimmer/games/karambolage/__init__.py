"""Karambolage: billiards with dice, for 2 to 6 players."""

from hinterzimmer.games.karambolage.game import KarambolageGame

GAME = KarambolageGame()
