"""Revolver Noir: two agents in a dark villa, each knowing only where they are themselves."""

from hinterzimmer.games.revolver_noir.game import NoirGame

GAME = NoirGame()
