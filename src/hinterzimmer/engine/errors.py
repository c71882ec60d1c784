# mypyc: compile
"""Everything that can be refused, by name. Each message is one line that a person can act on.

A program reads the class's name, the message is English. A player reads the sentence that the house's words have for
the class and its reason, `refused-CLASS-REASON`, filled with the figures.
"""


class HinterzimmerError(Exception):
    """The root of all refusals: bad input, never a fault of the program."""

    def __init__(self, message: str = "", reason: str = "", /, **figures: object) -> None:
        """`reason` is a short code that stays as it is; figures are plain data, as a sentence of the words has them."""
        super().__init__(message)
        self.reason = reason
        self.figures: dict[str, object] = figures

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), str(self), self.reason, self.figures))


def _again(kind: type[HinterzimmerError], message: str, reason: str, figures: dict[str, object]) -> HinterzimmerError:
    """Return an error that was pickled: what a worker process refuses is raised in the server."""
    return kind(message, reason, **figures)


class IllegalOption(HinterzimmerError):
    """The option is not among those offered to this seat."""


class NotAsked(HinterzimmerError):
    """The table is not asking this seat anything now."""


class AlreadyChosen(HinterzimmerError):
    """This seat has answered the open ask, and its answer stands."""


class GameOver(HinterzimmerError):
    """The game has ended; nothing can be played any more."""


class UnknownGame(HinterzimmerError):
    """There is no game of this name."""


class BadGame(HinterzimmerError):
    """The package of this game is broken, or is one that cannot be played here."""


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
    """A position given from outside cannot stand on the board."""


class UnknownRule(HinterzimmerError):
    """No catalogue has a statement of this number."""


class BadWords(HinterzimmerError):
    """A text for players is missing in a language, or names a figure that it was not given."""
