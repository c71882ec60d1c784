"""The docstrings of public classes, because the compiler drops them: `help()` shows them in a compiled build, too.

They repeat those of the source; a test compares them.
"""

from typing import Final

DOCSTRINGS: Final = {
    "AlreadyChosen": "This seat has answered the open ask and cannot change its answer.",
    "BadEdition": "The edition file is unreadable, incomplete or contradicts itself.",
    "BadGame": "The package of this game is broken, or cannot be played here.",
    "BadNotation": "The text is not a choice in this game's notation.",
    "BadRecord": "The record is cut off, was changed, or is no record at all.",
    "BadSeats": "The number or kind of seats does not fit the game.",
    "BadSetting": "A setting agreed before the game is unknown or out of its range.",
    "GameOver": "The game is over, so that nothing can be played.",
    "HinterzimmerError": "The root of all refusals: bad input, never a fault of the program.",
    "IllegalOption": "The option is not among those offered to this seat.",
    "NotAsked": "The table is not asking this seat anything now.",
    "UnknownGame": "There is no game of this name.",
    "Bot": "An opponent: it chooses one of a seat's options.",
    "Seat": "A seat as a bot knows it: its view, its options, and imagined worlds that fit its knowledge.",
    "FairStream": """A stream of draws that no participant can influence and that everyone can verify.

Before play the server commits to a secret by showing its SHA-256, and every seat may add a seed of its own. Draw
number k is HMAC-SHA256 under the secret over the seeds, k and the number of the attempt. Its 256 bits are read as a
number. A number in the uneven rest at the top of the range is rejected and drawn again, so that every result is
exactly equally likely. All draws can be repeated once the secret is revealed at the end.""",
    "SeededStream": "A fast generator for simulation: the same seed gives the same numbers.",
    "Option": "One possible answer of a seat. Its text, in the game's notation, is its whole identity.",
}
