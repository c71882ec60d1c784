# mypyc: compile
"""A list that only grows and costs nothing to copy."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Growing(Generic[T]):
    """An immutable list: `plus` gives a longer one that shares the items with all its shorter selves."""

    def __init__(self, items: list[T], length: int) -> None:
        self._items = items
        self._length = length

    def plus(self, item: T) -> "Growing[T]":
        """This list with one more item at the end."""
        items = self._items
        if len(items) != self._length:  # another copy has already grown here
            items = items[: self._length]
        items.append(item)
        return Growing(items, self._length + 1)

    def __len__(self) -> int:
        return self._length

    def all(self) -> list[T]:
        """The items as a list of one's own."""
        return self._items[: self._length]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing) and self.all() == other.all()

    def __hash__(self) -> int:
        return self._length

    def __repr__(self) -> str:
        return f"Growing({self.all()!r}, {self._length})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Growing, (self.all(), self._length))
