# mypyc: compile
"""An immutable list that is copied in constant time and only grows."""

from typing import Generic, TypeVar

T = TypeVar("T")


class AppendOnlyList(Generic[T]):
    """An immutable list: `appended` returns a longer list that shares its items with the shorter ones."""

    def __init__(self, items: list[T], length: int) -> None:
        self._items = items
        self._length = length

    def appended(self, item: T) -> "AppendOnlyList[T]":
        """Return this list with `item` added at the end."""
        items = self._items
        if len(items) != self._length:  # another copy has already grown here
            items = items[: self._length]
        items.append(item)
        return AppendOnlyList(items, self._length + 1)

    def __len__(self) -> int:
        return self._length

    def to_list(self) -> list[T]:
        """Return the items as a new list that the caller may change."""
        return self._items[: self._length]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AppendOnlyList) and self.to_list() == other.to_list()

    def __hash__(self) -> int:
        return self._length

    def __repr__(self) -> str:
        return f"AppendOnlyList({self.to_list()!r}, {self._length})"

    def __reduce__(self) -> tuple[object, ...]:
        return (AppendOnlyList, (self.to_list(), self._length))
