"""From what a trainer remembers to the file that bots play by, and back."""

from array import array

from mypy_extensions import i64

from hinterzimmer.bots.revolver_noir.keys import PLACES
from hinterzimmer.bots.revolver_noir.mixes import FULL, Mixes
from hinterzimmer.bots.revolver_noir.training import FEW, HEAD, PER, Store


def mixes_of(store: Store) -> Mixes:
    """Every situation that was visited often enough, with its average mix and what each choice brought."""
    found: list[tuple[int, bytes, bytes]] = []
    for at in range(store.room):
        key: i64 = store.keys[at] - 1
        place = store.places[at]
        visits = store.figures[place]
        if key >= 0 and visits >= (FEW if key & 1 else 1):
            found.append((int(key), _shares(store, place), _worths(store, place)))
    found.sort()
    keys = array("I", [key for key, _, _ in found])
    return Mixes(keys, b"".join([one for _, one, _ in found]), b"".join([two for _, _, two in found]))


def _shares(store: Store, place: i64) -> bytes:
    shares = [store.figures[place + HEAD + PER * i + 2] for i in range(PLACES)]
    total = sum(shares)
    return bytes([round(FULL * share / total) if total > 0.0 else 0 for share in shares])


def _worths(store: Store, place: i64) -> bytes:
    """From -1 (lost) to 1 (won) becomes 0 to FULL; what was never tried counts like an even game."""
    worths = []
    for i in range(PLACES):
        value = store.figures[place + HEAD + PER * i]
        worths.append(round(FULL * min(1.0, max(0.0, (value + 1.0) / 2.0))))
    return bytes(worths)


def store_of(mixes: Mixes, floor: int) -> Store:
    """The same mixes to play by in a sketch; shares below `floor` are left out, as a bot does."""
    store = Store(20)
    for at, key in enumerate(mixes.keys):
        place = store.add(key)
        store.figures[place] = float(FEW)
        for i in range(PLACES):
            share = mixes.shares[at * PLACES + i]
            store.figures[place + HEAD + PER * i + 2] = float(share) if share >= floor else 0.0
    return store
