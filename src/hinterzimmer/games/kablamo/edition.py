"""Component data of Kablamo, read and checked."""

import re

from hinterzimmer.engine.edition import Edition, EditionFile, EditionPart
from hinterzimmer.games.kablamo.bullets import ACTION, FAST, KINDS, Ammunition
from hinterzimmer.games.kablamo.options import CHAMBERS, FACES_MAX

LIVE_BULLETS_MAX = 60


class KablamoEdition(Edition):
    """The bullets with their numbers, and the limits, each with its provenance. Raises BadEdition."""

    def __init__(self, source: EditionFile) -> None:
        super().__init__(source)
        live = source.part("live")
        kablamos, clicks = live.number("Kablamo", 5, LIVE_BULLETS_MAX), live.number("Click", 0, LIVE_BULLETS_MAX)
        numbers: dict[int, int] = {}
        fast = _numbers(source.part("high_velocity"), FAST, numbers)
        action = _numbers(source.part("action"), ACTION, numbers)
        if sorted(numbers) != list(range(1, len(numbers) + 1)):
            missing = min(set(range(1, len(numbers) + 1)) - set(numbers))
            action.refuse("provenance", f"the numbers must run from 1 without a gap, but {missing} is missing")
        if any(KINDS[numbers[number]].group != FAST for number in range(1, 14)):
            fast.refuse("provenance", "high-velocity numbers must be lower than all others")
        self.ammunition = Ammunition(kablamos, clicks, [numbers[number] for number in sorted(numbers)])
        self.dealt = source.part("setup").number("dealt", CHAMBERS, 10)
        if self.dealt * 5 > self.ammunition.size:
            live.refuse("Kablamo", f"{self.ammunition.size} bullets are too few for five players")
        self.rounds_max = source.part("guard").number("most_rounds", 1, 1000)


def _numbers(part: EditionPart, group: str, taken: dict[int, int]) -> EditionPart:
    """KB-003, KB-004: read the numbers of each kind in one group into `taken`. Return the part. Raises BadEdition."""
    for kind, row in enumerate(KINDS):
        if row.group != group:
            continue
        own = _read_numbers(part, row.name)
        if group == FAST and len(own) != 1:
            part.refuse(row.name, "there is one of each high-velocity bullet")
        for number in own:
            if number in taken:
                part.refuse(row.name, f"{number} is the number of {KINDS[taken[number]].name} already")
            taken[number] = kind
    return part


def _read_numbers(part: EditionPart, name: str) -> list[int]:
    numbers: list[int] = []
    for word in part.text(name).split():
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?", word)
        if not found:
            part.refuse(name, f"{word!r} is no number or range, such as '14-18'")
        first, last = int(found[1]), int(found[2] or found[1])
        if not 1 <= first <= last <= FACES_MAX - 2:
            part.refuse(name, f"{word!r} does not lie between 1 and {FACES_MAX - 2}")
        numbers += range(first, last + 1)
    if not numbers:
        part.refuse(name, "there must be at least one")
    return numbers
