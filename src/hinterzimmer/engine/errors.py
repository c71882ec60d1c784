# mypyc: compile
"""All refusals by class name. Each message is one line that a person can act on.

Programs read the class's name. The message is English. The page and the terminal show the sentence that the words have
for the class and its reason, `refused-CLASS-REASON`, filled with the figures.
"""


class HinterzimmerError(Exception):
    """The root of all refusals: bad input, never a fault of the program."""

    def __init__(self, message: str = "", reason: str = "", /, **figures: object) -> None:
        """Keep `reason`, a short code that never changes, and the figures: plain data for the sentence in the words."""
        super().__init__(message)
        self.reason = reason
        self.figures: dict[str, object] = figures

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), str(self), self.reason, self.figures))


def _again(kind: type[HinterzimmerError], message: str, reason: str, figures: dict[str, object]) -> HinterzimmerError:
    """Return an error that was pickled, so that the server can raise what a worker process refused."""
    return kind(message, reason, **figures)


class IllegalOption(HinterzimmerError):
    """The option is not among those offered to this seat."""


class NotAsked(HinterzimmerError):
    """The table is not asking this seat anything now."""


class AlreadyChosen(HinterzimmerError):
    """This seat has answered the open ask and cannot change its answer."""


class GameOver(HinterzimmerError):
    """The game is over, so that nothing can be played."""


class UnknownGame(HinterzimmerError):
    """There is no game of this name."""


class BadGame(HinterzimmerError):
    """The package of this game is broken, or cannot be played here."""


class BadSeats(HinterzimmerError):
    """The number or kind of seats does not fit the game."""


class BadSetting(HinterzimmerError):
    """A setting agreed before the game is unknown or out of its range."""


class BadNotation(HinterzimmerError):
    """The text is not a choice in this game's notation."""


class BadEdition(HinterzimmerError):
    """The edition file is unreadable, incomplete or contradicts itself."""


class BadRecord(HinterzimmerError):
    """The record is cut off, was changed, or is no record at all."""


class BadPosition(HinterzimmerError):
    """A position given from outside is not possible on the board."""


class UnknownRule(HinterzimmerError):
    """No catalogue has a statement of this number."""


class BadWords(HinterzimmerError):
    """A text for players is missing in a language, or names a figure that it was not given."""
