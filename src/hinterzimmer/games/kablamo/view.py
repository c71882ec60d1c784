"""The view of a seat (KB-150 to KB-152), and the knowledge of a seat with perfect recall.

The annotations are read at run time, so this is not compiled; `viewing` builds it.
"""

import msgspec

HIDDEN = "?"


class MarkerView(msgspec.Struct, frozen=True):
    """KB-054: a delayed effect that lies face up: the bullet, and the effect it lies as."""

    bullet: str
    lies_as: str
    owed: bool = False
    """KB-131: the extra shot of a Trigger Malfunction is owed."""
    round: int | None = None
    """The round that a marker on the table is for."""


class AnnouncedView(msgspec.Struct, frozen=True):
    """KB-078: a bullet played from the hand, the seat that controls it, and the bullet it aims at."""

    bullet: str
    seat: int
    target: str | None
    taken: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player and the revolver: six chambers clockwise from the hammer, the last one safe."""

    seat: int
    alive: bool
    died: int | None
    spares: int
    chambers: list[str | None]
    """None is empty, `?` face down; a label lies face up."""
    loaded_by: list[int | None] | None
    """KB-026: the seat whose marker lies on each bullet, in the Social game."""
    on_revolver: list[MarkerView]
    before: list[MarkerView]


class Lost(msgspec.Struct, frozen=True):
    """A numbered bullet whose face a seat knew when it went among another seat's spares; it may have
    left them since.
    """

    bullet: str
    among: int


class Knowledge(msgspec.Struct, frozen=True):
    """All that a seat has legally learnt (perfect recall): the faces it knows, and those it has lost from sight."""

    chambers: list[list[str | None]]
    """None is empty, `?` unknown."""
    lost: list[Lost]


class Opened(msgspec.Struct, frozen=True):
    """The loaded bullets and every seat's spares: shown when the game is over."""

    chambers: list[list[str | None]]
    spares: list[list[str]]


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    names: dict[str, str]
    ammunition: dict[str, int]
    """KB-001: how many live bullets of each face the edition has; of the numbered ones there is one each."""
    reconstructed: list[str]
    round: int
    phase: str
    start: int | None
    players: list[PlayerView]
    bag: int
    discard: list[str]
    aside: list[str]
    table: list[MarkerView]
    active: list[str]
    control: dict[str, int]
    announced: list[AnnouncedView]
    playing: list[str]
    hand: list[str]
    drawn: list[str]
    """KB-128, KB-129: drawn by this seat and about to be loaded."""
    chosen: list[list[str]]
    """KB-028: what this seat has chosen to load, chamber and bullet, while others still choose."""
    looking: list[str] | None
    """KB-105: the bullet this seat is looking at: seat and position, and its face."""
    filling: int | None
    """KB-130: the seat whose revolver is being filled by another."""
    order: bool
    """KB-072: whether this seat's order to pass until the next round stands."""
    social: bool
    memory: Knowledge | None
    winner: int | None
    over: bool
    opened: Opened | None
