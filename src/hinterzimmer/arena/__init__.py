"""Many games: simulation, and in time matches, tournaments and ratings."""
