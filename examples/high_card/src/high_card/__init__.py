"""High Card: a card each, and everybody raises or passes at once. A game from elsewhere, for 2 or 3 players."""

from high_card.game import HighCardGame

GAME = HighCardGame()
