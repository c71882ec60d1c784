"""A game told in sentences: what happened, and how it ended."""

from collections.abc import Iterator

from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.terminal.plain_board import board_for
from hinterzimmer.words import game_words, house_words


def story(record: Record, language: str) -> Iterator[str]:
    """Yield what happened in a game, with everything open, sentence by sentence; at last how it ended, if it did."""
    board, words, names = board_for(record.game), game_words(record.game, language), record.seat_names
    table = record.replay(0)
    for number in range(len(record.choices) + 1):
        if number:
            table.play(*record.choices[number - 1])
        for event in table.take_events():
            sentence = board.tell({"event": event.kind, **event.data}, names, words)
            if sentence:
                yield sentence
    if table.over:
        yield result_text(view_of(record.game, table, SPECTATOR), names, language)


def result_text(view: SeatView, names: list[str], language: str) -> str:
    """Return who won a game that is over, and everybody's points."""
    house = house_words(language)
    winners = [names[seat] for seat in view.winners or []]
    if not winners:
        sentence = house("nobody-wins")
    elif len(winners) == 1:
        sentence = house("wins", name=winners[0])
    else:
        sentence = house("win-many", names=house.joined(winners))
    points = zip(names, view.scores or [], strict=True)
    scores = [house("terminal-score", name=name, points=score) for name, score in points]
    return f"{sentence}. {', '.join(scores)}"
