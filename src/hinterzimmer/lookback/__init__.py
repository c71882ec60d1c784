"""Looking back at a game: what the strongest player would have done, what that cost, and how lucky everybody was."""
