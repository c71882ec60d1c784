"""The game in a terminal: boards, stories, guides."""
