"""The engine under every game: rules as an agenda of steps, and what plays, shows, records and tests them."""
