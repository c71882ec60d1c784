"""High Card: a small game with hidden cards."""
