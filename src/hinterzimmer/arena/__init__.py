"""Many games between bots: simulations, matches, ratings and reports."""
