"""Component data of Karambolage, read and checked."""

from hinterzimmer.engine.edition import Edition, EditionFile, EditionPart
from hinterzimmer.games.karambolage.board import LETTERS, Board


class KarambolageEdition(Edition):
    """A board, the bonuses and the limits, each with its provenance. Raises BadEdition."""

    def __init__(self, source: EditionFile) -> None:
        super().__init__(source)
        board = source.part("board")
        self.board = Board(_rows(board))
        known = source.part("known")
        _agree(known, self.board)
        bonus = source.part("bonus")
        self.third_carambo = bonus.number("third_carambo", 0, 1000)
        self.straight = bonus.number("straight", 0, 1000)
        self.compress = bonus.number("compress", 0, 1000)
        self.two_pairs = bonus.number("two_pairs", 0, 1000)
        self.three_alike = bonus.number("three_alike", 0, 1000)
        self.four_alike = bonus.number("four_alike", 0, 1000)
        self.throws = source.part("turn").number("throws", 1, 20)
        self.rounds_max = source.part("guard").number("most_rounds", 1, 1000)


def _rows(board: EditionPart) -> list[list[int]]:
    """KA-001: return the values, row by row. Raises BadEdition."""
    lines = board.texts("rows")
    if not 3 <= len(lines) <= 9:
        board.refuse("rows", f"there must be 3 to 9 rows, not {len(lines)}")
    rows: list[list[int]] = []
    for number, line in enumerate(lines, 1):
        words = line.split()
        for word in words:
            if word not in ("0", "1", "2", "3", "4", "5", "6"):
                board.refuse("rows", f"row {number} has {word!r}, but a value is 0 to 6")
        if not 3 <= len(words) <= len(LETTERS):
            board.refuse("rows", f"row {number} has {len(words)} fields; there must be 3 to {len(LETTERS)}")
        if rows and len(words) != len(rows[0]):
            board.refuse("rows", f"row {number} has {len(words)} fields, but row 1 has {len(rows[0])}")
        rows.append([int(word) for word in words])
    if sum(row.count(0) for row in rows) < 3:
        board.refuse("rows", "three null fields are needed to set the balls on")
    return rows


def _agree(known: EditionPart, board: Board) -> None:
    """Raise BadEdition unless the board shows every value that is certain."""
    for entry in known.texts("fields"):
        name, _, value = entry.partition(" ")
        field = board.field(name)
        if field < 0 or value not in ("0", "1", "2", "3", "4", "5", "6"):
            known.refuse("fields", f"{entry!r} is no field and value, such as '6C 4'")
        if board.values[field] != int(value):
            known.refuse("fields", f"{name} is known to be {value}, but the board says {board.values[field]}")
