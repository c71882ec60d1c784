"""Hinterzimmer: four shady table games to play and to study."""
