"""Ausbrecher AG: a dice race with secret bets, for 2 to 6 players."""

from hinterzimmer.games.ausbrecher.game import AusbrecherGame

GAME = AusbrecherGame()
