# Written by `make types` from the games that are found; not to be edited.
from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from hinterzimmer.games.ausbrecher import view as ausbrecher
from hinterzimmer.games.kablamo import view as kablamo
from hinterzimmer.games.karambolage import view as karambolage
from hinterzimmer.games.revolver_noir import view as revolver_noir
from hinterzimmer.match import Match

@overload
def play(
    game: Literal["ausbrecher"],
    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
) -> Match[ausbrecher.View]: ...
@overload
def play(
    game: Literal["kablamo"],
    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
) -> Match[kablamo.View]: ...
@overload
def play(
    game: Literal["karambolage"],
    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
) -> Match[karambolage.View]: ...
@overload
def play(
    game: Literal["revolver-noir"],
    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
) -> Match[revolver_noir.View]: ...
@overload
def play(
    game: str,
    seats: int = 2,
    seed: int | None = None,
    settings: Mapping[str, object] | None = None,
    edition: str | None = None,
    names: Sequence[str] = (),
) -> Match[Any]: ...
