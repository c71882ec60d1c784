"""One revolver and its markers, fired shot after shot: written from KB-011, KB-140, KB-141 and KB-142 alone.

A slow second opinion on the firing order. It imports nothing of the game.
"""

from dataclasses import dataclass, field


@dataclass
class Gun:
    """Six positions clockwise from the hammer, None for an empty one; markers by name, how many of each lie there."""

    chambers: list[str | None]
    markers: dict[str, int] = field(default_factory=dict)
    owed: int = 0
    """Trigger markers whose shot is owed; they lie there until it is fired."""

    def clockwise(self) -> None:
        """What lay at i lies at i + 1, so the safe bullet (5) comes under the hammer (0)."""
        old = list(self.chambers)
        for i in range(6):
            self.chambers[(i + 1) % 6] = old[i]

    def back(self) -> None:
        """One counter-clockwise turn: what lay at i lies at i - 1."""
        old = list(self.chambers)
        for i in range(6):
            self.chambers[(i - 1) % 6] = old[i]

    def used(self, name: str) -> bool:
        """Each firing uses one marker of each kind, whether it matters or not."""
        if self.markers.get(name, 0) == 0:
            return False
        self.markers[name] -= 1
        return True

    def shoot(self) -> tuple[str | None, str | None]:
        """One shot by KB-141: what Act of Cowardice discards, and what is revealed; both leave the revolver."""
        ratchet = self.used("Ratchet Malfunction")
        cylinder = self.used("Cylinder Malfunction")
        cowardice = self.used("Act of Cowardice")
        hammer = self.used("Hammer Malfunction")
        trigger = self.used("Trigger Malfunction")
        discarded = revealed = None
        if ratchet:
            pass
        elif cylinder:
            self.back()
        else:
            self.clockwise()
        if cowardice:
            discarded = self.chambers[0]
            self.chambers[0] = None
            self.clockwise()
        if not hammer:
            revealed = self.chambers[0]
            self.chambers[0] = None
        if trigger:
            self.owed += 1
        return discarded, revealed

    def repeat(self) -> tuple[str | None, str | None]:
        """The extra shot: a firing like any other, after which its Trigger marker is discarded."""
        result = self.shoot()
        self.owed -= 1
        return result
