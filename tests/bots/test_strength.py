"""A small arena that would notice a level getting worse: fixed seeds, margins that an equal player fails."""

from dataclasses import dataclass

import pytest

from hinterzimmer.arena.match import Match, games_needed, play_match
from hinterzimmer.arena.ratings import win_share
from hinterzimmer.games import games


@dataclass(frozen=True)
class Trial:
    """A stronger bot against a weaker one: in `games` games it must win `share` of them.

    The margin lies between what equals would win and what the stronger one really wins, at least two standard
    deviations from the latter; with fixed seeds the same games are played every time.
    """

    game: str
    strong: str
    weak: str
    games: int
    share: float


TRIALS = [
    Trial("ausbrecher", "level3", "level1", 20, 0.7),
    Trial("kablamo", "level3", "level1", 60, 0.65),
    Trial("kablamo", "level4", "level1", 60, 0.75),
    Trial("kablamo", "level3", "random", 40, 0.6),
    Trial("karambolage", "level5", "level2", 8, 0.6),
    Trial("karambolage", "level3", "random", 4, 0.75),
    Trial("revolver-noir", "level5", "level3", 80, 0.62),
    Trial("revolver-noir", "level3", "level1", 80, 0.65),
]
"""A line or two a game; a few seconds each on the interpreted build."""


@pytest.mark.parametrize("trial", TRIALS, ids=lambda one: f"{one.game}-{one.strong}-{one.weak}")
def test_the_stronger_wins(trial: Trial) -> None:
    bots = (trial.strong, trial.weak)
    settings = {"target": 300} if trial.game == "karambolage" else {}
    played = play_match(Match(trial.game, bots, 2, games_needed(bots, 2, trial.games), 1, settings))
    found = win_share(played, trial.strong)
    assert found.share() >= trial.share, f"{trial.strong} won {found.wins} of {found.games} games"


def test_every_game_with_levels_has_a_trial() -> None:
    assert {trial.game for trial in TRIALS} == {name for name, game in games().items() if game.levels}
