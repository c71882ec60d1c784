"""Learning: few games, but the whole way from the first game to a file, and to somebody who exploits it."""

from hinterzimmer.bots.revolver_noir.keeping import mixes_of, store_of
from hinterzimmer.bots.revolver_noir.keys import PLACES
from hinterzimmer.bots.revolver_noir.mixes import FULL, unpack
from hinterzimmer.bots.revolver_noir.reading import plan_of
from hinterzimmer.bots.revolver_noir.training import Exploiter, Trainer
from hinterzimmer.games.revolver_noir import GAME


def trained(games: int) -> Trainer:
    trainer = Trainer(plan_of(GAME.edition()), 1, 14)
    trainer.warmth = 0.1
    for _ in range(games):
        trainer.play()
    return trainer


def test_the_same_seed_learns_the_same() -> None:
    one, two = mixes_of(trained(12).store).pack(), mixes_of(trained(12).store).pack()
    assert one == two
    mixes = unpack(one)
    assert len(mixes.keys) > 100
    for at in range(0, len(mixes.shares), PLACES):
        assert abs(sum(mixes.shares[at : at + PLACES]) - FULL) <= PLACES


def test_somebody_learns_against_what_was_learnt() -> None:
    mixes = mixes_of(trained(12).store)
    exploiter = Exploiter(plan_of(GAME.edition()), 2, 14, store_of(mixes, 0))
    for _ in range(6):
        exploiter.play()
    assert exploiter.games == 6
    assert 0.0 <= exploiter.test(6) <= 1.0
