"""All ways to play a throw, written straight from the catalogue and sharing nothing with the product's code.

Fields are (row, column) from 1; balls are letters; a history is a list of (mover, set of struck balls).
"""

from itertools import product

GRID = """
0 5 3 4 2 5 1 6 3 2 1 4 6 0
1 4 6 0 3 1 0 2 4 5 6 3 2 5
3 0 1 2 5 4 3 5 6 0 2 1 4 6
4 2 5 3 6 0 6 4 2 1 5 0 3 1
5 6 0 1 4 3 2 1 0 4 3 6 5 2
2 1 4 5 0 6 4 3 5 6 0 2 1 3
6 3 2 6 1 2 5 0 1 3 4 5 0 4
"""
VALUE = {
    (r, c): int(word) for r, line in enumerate(GRID.strip().splitlines(), 1) for c, word in enumerate(line.split(), 1)
}

Place = tuple[int, int]
Found = list[tuple[tuple[str, ...], int, int, bool]]


def rail(field: Place) -> bool:
    return field[0] in (1, 7) or field[1] in (1, 14)


def neighbours(a: Place, b: Place) -> bool:
    return a != b and abs(a[0] - b[0]) < 2 and abs(a[1] - b[1]) < 2


def name(field: Place) -> str:
    return f"{field[0]}{'ABCDEFGHIJKLMN'[field[1] - 1]}"


def all_ways(balls: dict[str, Place], dice: list[int]) -> Found:
    """Every scoring sequence: its moves, field points, bonus (doubled where due) and whether it is a Carambo."""
    found: Found = []
    go_on(balls, sorted(dice), dice, set(balls), [], [], found)
    return found


def go_on(
    balls: dict[str, Place],
    left: list[int],
    thrown: list[int],
    may: set[str],
    moves: list[str],
    history: list[tuple[str, set[str]]],
    found: Found,
) -> None:
    if not left:
        first = history[0][0]
        struck = set().union(*[hit for _, hit in history])
        if set("BRW") - {first} <= struck:
            carambo = has_carambo(history)
            bonus = bonuses(list(balls.values()), thrown) * (2 if carambo else 1)
            found.append((tuple(moves), sum(VALUE[field] for field in balls.values()), bonus, carambo))
        return
    for ball in may:
        others = {other: field for other, field in balls.items() if other != ball}
        for down, right in product((-1, 0, 1), repeat=2):
            if down == right == 0:
                continue
            row, column = balls[ball]
            while True:
                row, column = row + down, column + right
                field = (row, column)
                if field not in VALUE or field in others.values():
                    break
                for die in sorted(set(left)):
                    if VALUE[field] not in (0, die):
                        continue
                    rest = list(left)
                    rest.remove(die)
                    hit = {other for other, place in others.items() if neighbours(place, field)}
                    if hit:
                        then = hit | {ball}
                    elif rail(field) and not rail(balls[ball]):
                        then = {ball}
                    else:
                        then = set()
                    go_on(
                        {**balls, ball: field},
                        rest,
                        thrown,
                        then,
                        [*moves, f"{ball} {name(field)} {die}"],
                        [*history, (ball, hit)],
                        found,
                    )


def has_carambo(history: list[tuple[str, set[str]]]) -> bool:
    """Three strikes, one after the other in time: first on second, second on third, third on first."""
    first = history[0][0]
    for second in set("BRW") - {first}:
        (third,) = set("BRW") - {first, second}
        for i, (a, hit_a) in enumerate(history):
            for j, (b, hit_b) in enumerate(history):
                for k, (c, hit_c) in enumerate(history):
                    chain = (a, b, c) == (first, second, third)
                    if i < j < k and chain and second in hit_a and third in hit_b and first in hit_c:
                        return True
    return False


def bonuses(fields: list[Place], dice: list[int]) -> int:
    a, b, c = fields
    total = 0
    directions = {(0, 1), (1, 0), (1, 1), (1, -1)}
    if any(on_line(a, b, d) and on_line(a, c, d) for d in directions):
        total += 30
    if neighbours(a, b) and neighbours(b, c) and neighbours(a, c):
        total += 30
    counts = sorted(dice.count(face) for face in set(dice))
    return total + {(4,): 40, (1, 3): 20, (2, 2): 10}.get(tuple(counts), 0)


def on_line(a: Place, b: Place, direction: tuple[int, int]) -> bool:
    return (b[0] - a[0]) * direction[1] == (b[1] - a[1]) * direction[0]
