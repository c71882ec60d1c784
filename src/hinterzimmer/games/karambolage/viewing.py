# mypyc: compile
"""Build the view of the table."""

from typing import cast

from hinterzimmer.games.karambolage.board import BALLS
from hinterzimmer.games.karambolage.rules import reckon
from hinterzimmer.games.karambolage.solver import can_score
from hinterzimmer.games.karambolage.state import NOWHERE, Karambolage, Progress
from hinterzimmer.games.karambolage.view import Line, MoveView, ThrowView, View


def view(s: Karambolage, seat: int) -> View:
    """Return the table, which is the same for every seat and SPECTATOR."""
    now, board = s.now(), s.board
    n = board.columns
    return View(
        rows=[board.values[i * n : (i + 1) * n] for i in range(board.rows)],
        reconstructed=s.edition.reconstructed,
        balls={BALLS[ball]: _name(s, now.at(ball)) for ball in range(3)},
        player=None if s.player == NOWHERE else s.player,
        opener=None if s.opener == NOWHERE else s.opener,
        round=s.round(),
        scores=list(s.scores),
        target=s.target,
        rounds=s.rounds,
        minutes=s.minutes,
        throw=_throw(s, now) if s.dice else None,
        sheet=[cast(Line, score.details()) for score in s.sheet.to_list()],
        over=s.over,
    )


def _throw(s: Karambolage, now: Progress) -> ThrowView:
    moves = []
    for before, after in zip(s.path, s.path[1:], strict=False):
        move = after.move
        assert move is not None
        start = _name(s, before.at(move.ball))
        assert start is not None
        rail = after.right != 0 and after.hit == 0
        moves.append(MoveView(BALLS[move.ball], start, move.name, move.die, _balls(after.hit), rail))
    return ThrowView(
        number=s.throw,
        dice=[int(die) for die in s.dice],
        left=list(now.left),
        first=None if now.first == NOWHERE else BALLS[now.first],
        moves=moves,
        struck=_balls(now.struck),
        may_go_on=_balls(now.right) if now.left else [],
        carambo=now.carambo(),
        can_score=can_score(s.board, now),
        worth=cast(Line, reckon(s).details()) if now.scores() else None,
    )


def _balls(bits: int) -> list[str]:
    return [BALLS[ball] for ball in range(3) if bits >> ball & 1]


def _name(s: Karambolage, field: int) -> str | None:
    return None if field == NOWHERE else s.board.names[field]
