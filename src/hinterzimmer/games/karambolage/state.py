# mypyc: compile
"""The plain data of a game of Karambolage, and the small changes rules are made of."""

from typing import ClassVar, Final

from hinterzimmer.engine.append_only_list import AppendOnlyList
from hinterzimmer.engine.settings import Settings
from hinterzimmer.engine.steps import State
from hinterzimmer.games.karambolage.board import BALLS, Board, Move
from hinterzimmer.games.karambolage.edition import KarambolageEdition

NOWHERE: Final = -1
OTHERS: Final = (0b110, 0b101, 0b011)
"""The two other balls of each ball, as bits."""


class Progress:
    """A throw so far: where the balls lie, which dice are left, and which balls struck which. Immutable.

    Balls are bits in `struck` (KA-030) and `right` (KA-024: those that may go on). `low` and `high` count the links of
    a Carambo (KA-032) that runs first through the lower or the higher of the two other balls: 1, the first ball struck
    it; 2, it struck the third; 3, the third struck the first.
    """

    def __init__(
        self,
        black: int,
        red: int,
        white: int,
        left: tuple[int, ...],
        first: int,
        struck: int,
        right: int,
        low: int,
        high: int,
        move: Move | None,
        hit: int,
    ) -> None:
        self.black = black
        self.red = red
        self.white = white
        self.left = left
        self.first = first
        self.struck = struck
        self.right = right
        self.low = low
        self.high = high
        self.move = move
        """The move that led here; `hit` are the balls it struck."""
        self.hit = hit

    def at(self, ball: int) -> int:
        """Return the field of a ball."""
        if ball == 0:
            return self.black
        return self.red if ball == 1 else self.white

    def carambo(self) -> bool:
        """KA-032: the first strikes a second, that one the third, the third the first, in this order of time."""
        return self.low == 3 or self.high == 3

    def all_struck(self) -> bool:
        """KA-030: both balls other than the first have been struck."""
        return self.first != NOWHERE and self.struck & OTHERS[self.first] == OTHERS[self.first]

    def scores(self) -> bool:
        """KA-030: all four dice used and all three balls brought into contact."""
        return not self.left and self.all_struck()

    def after(self, board: Board, move: Move) -> "Progress":
        """Return the throw after one more move."""
        ball, field = move.ball, move.field
        start = self.at(ball)
        black = field if ball == 0 else self.black
        red = field if ball == 1 else self.red
        white = field if ball == 2 else self.white
        hit = 0  # KA-022: the balls next to the field where the mover stops
        if ball != 0 and board.touching(field, black):
            hit |= 1
        if ball != 1 and board.touching(field, red):
            hit |= 2
        if ball != 2 and board.touching(field, white):
            hit |= 4
        right = 0  # KA-026
        if hit:
            right = hit | 1 << ball  # KA-024
        elif board.rail[field] and not board.rail[start]:
            right = 1 << ball  # KA-025
        first = ball if self.first == NOWHERE else self.first
        low_ball = 1 if first == 0 else 0
        high_ball = 1 if first == 2 else 2
        return Progress(
            black,
            red,
            white,
            without(self.left, move.die),
            first,
            self.struck | hit,
            right,
            link(self.low, first, low_ball, high_ball, ball, hit),
            link(self.high, first, high_ball, low_ball, ball, hit),
            move,
            hit,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Progress) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash(self.args())

    def __repr__(self) -> str:
        return f"Progress{self.args()!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return (Progress, self.args())

    def args(self) -> tuple[object, ...]:
        """Return all its values, in the order of the constructor."""
        return (
            *(self.black, self.red, self.white, self.left, self.first, self.struck, self.right),
            *(self.low, self.high, self.move, self.hit),
        )


def resting(black: int, red: int, white: int, left: tuple[int, ...]) -> Progress:
    """KA-020, KA-023: before the first move all dice are left and any ball may begin."""
    return Progress(black, red, white, left, NOWHERE, 0, 7, 0, 0, None, 0)


def link(done: int, first: int, second: int, third: int, ball: int, hit: int) -> int:
    """KA-032: one chain of a Carambo, carried on if this strike is its next link."""
    if done == 0 and ball == first and hit >> second & 1:
        return 1
    if done == 1 and ball == second and hit >> third & 1:
        return 2
    if done == 2 and ball == third and hit >> first & 1:
        return 3
    return done


def without(left: tuple[int, ...], die: int) -> tuple[int, ...]:
    """KA-020: the dice that are left when one is put aside."""
    i = left.index(die)
    return left[:i] + left[i + 1 :]


class Score:
    """One line of the score sheet (KA-052): a throw broken down into fields and bonuses."""

    def __init__(
        self,
        seat: int,
        round: int,
        throw: int,
        dice: str,
        moves: tuple[str, ...],
        fields: int = 0,
        straight: int = 0,
        compress: int = 0,
        pasch: int = 0,
        third_carambo: int = 0,
        carambo: bool = False,
        scored: bool = False,
    ) -> None:
        self.seat = seat
        self.round = round
        self.throw = throw
        self.dice = dice
        self.moves = moves
        self.fields = fields
        self.straight = straight
        self.compress = compress
        self.pasch = pasch
        self.third_carambo = third_carambo
        self.carambo = carambo
        self.scored = scored

    def total(self) -> int:
        """KA-031, KA-034 to KA-038: all that the throw brings."""
        return self.fields + self.straight + self.compress + self.pasch + self.third_carambo

    def details(self) -> dict[str, object]:
        """Return the line as plain data."""
        return {
            "seat": self.seat,
            "round": self.round,
            "throw": self.throw,
            "dice": self.dice,
            "moves": list(self.moves),
            "fields": self.fields,
            "straight": self.straight,
            "compress": self.compress,
            "pasch": self.pasch,
            "third_carambo": self.third_carambo,
            "carambo": self.carambo,
            "scored": self.scored,
            "total": self.total(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.details() == other.details()

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.throw))

    def __reduce__(self) -> tuple[object, ...]:
        bonuses = (self.straight, self.compress, self.pasch, self.third_carambo, self.carambo, self.scored)
        return (Score, (self.seat, self.round, self.throw, self.dice, self.moves, self.fields, *bonuses))


class Karambolage(State):
    """A game of Karambolage: settings, scores, whose turn it is, and the throw so far."""

    fields: ClassVar[tuple[str, ...]] = (
        *("seat_count", "target", "rounds", "minutes", "scores", "opener", "player", "turns"),
        *("throw", "carambos", "dice", "path", "sheet", "over"),
    )

    def __init__(self, edition: KarambolageEdition, seats: int, settings: Settings) -> None:
        super().__init__(seats)
        self.edition = edition
        self.board: Board = edition.board
        self.settings = settings
        self.target = int(settings["target"])
        self.rounds = int(settings["rounds"])
        self.minutes = int(settings["minutes"])
        self.scores = [0] * seats
        self.opener = NOWHERE
        self.player = NOWHERE
        self.turns = 0
        """Turns finished by all seats: a round is `seat_count` of them (KA-041)."""
        self.throw = 0
        self.carambos = 0
        """Throws with Carambo, one after the other, in this turn (KA-034)."""
        self.dice = ""
        self.path = [resting(NOWHERE, NOWHERE, NOWHERE, ())]
        """The throw after each of its moves, so that taking back (KA-052) drops the last."""
        self.sheet: AppendOnlyList[Score] = AppendOnlyList([], 0)
        self.over = False

    def copy(self) -> "Karambolage":
        twin = Karambolage(self.edition, self.seat_count, self.settings)
        twin.scores = self.scores.copy()
        twin.opener = self.opener
        twin.player = self.player
        twin.turns = self.turns
        twin.throw = self.throw
        twin.carambos = self.carambos
        twin.dice = self.dice
        twin.path = self.path.copy()
        twin.sheet = self.sheet
        twin.over = self.over
        return twin

    def constructor_args(self) -> tuple[object, ...]:
        return (self.edition, self.seat_count, self.settings)

    def now(self) -> Progress:
        """Return the throw as it stands."""
        return self.path[-1]

    def round(self) -> int:
        """Return the number of the round being played, from 1."""
        return self.turns // self.seat_count + 1

    def set_ball(self, ball: int, field: int) -> None:
        """KA-010: a ball is set on the table; `back` (KA-052) sets it aside again, on NOWHERE."""
        now = self.now()
        self.path[-1] = resting(
            field if ball == 0 else now.black, field if ball == 1 else now.red, field if ball == 2 else now.white, ()
        )
        name = None if field == NOWHERE else self.board.names[field]
        self.emit("placed", {"seat": self.player, "ball": BALLS[ball], "field": name})

    def take_dice(self, dice: str) -> None:
        """KA-020: all four dice are thrown, and any ball may begin from where it lies."""
        now = self.now()
        self.throw += 1
        self.dice = dice
        self.path = [resting(now.black, now.red, now.white, tuple([int(die) for die in dice]))]
        self.emit("thrown", {"seat": self.player, "throw": self.throw, "dice": dice})

    def move_ball(self, move: Move) -> None:
        """KA-021: a ball runs, its die is put aside, and it strikes whatever it stops next to."""
        start = self.now().at(move.ball)
        after = self.now().after(self.board, move)
        self.path.append(after)
        if self.events is not None:
            self.emit(
                "moved",
                {
                    "seat": self.player,
                    "ball": BALLS[move.ball],
                    "from": self.board.names[start],
                    "to": move.name,
                    "die": move.die,
                    "struck": [BALLS[ball] for ball in range(3) if after.hit >> ball & 1],
                    "rail": after.right != 0 and after.hit == 0,
                    "carambo": after.carambo(),
                },
            )

    def take_back(self) -> None:
        """KA-052: the last move is undone, with its contacts and the right it gave."""
        move = self.path.pop().move
        assert move is not None
        self.emit("taken back", {"seat": self.player, "move": move.text})

    def book(self, score: Score) -> None:
        """KA-031, KA-040: a throw is written on the score sheet."""
        self.scores[score.seat] += score.total()
        self.sheet = self.sheet.appended(score)
        self.carambos = self.carambos + 1 if score.carambo and score.scored else 0
        now = self.now()
        self.path = [resting(now.black, now.red, now.white, ())]
        self.dice = ""
        if self.events is not None:
            self.emit("booked", score.details())

    def pass_turn(self) -> None:
        """KA-040: the next player goes on from the balls as they lie."""
        self.turns += 1
        self.player = (self.player + 1) % self.seat_count
        self.throw = 0
        self.carambos = 0

    def finish(self, why: str) -> None:
        """KA-041, KA-042: the game is over."""
        self.over = True
        self.emit("over", {"why": why, "scores": list(self.scores)})
