"""Bots that play every game, the register of all bots, and games between bots."""
