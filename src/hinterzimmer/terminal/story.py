"""A game as sentences: its events and its result."""

from collections.abc import Iterator

from hinterzimmer.engine.record import Record
from hinterzimmer.engine.seats import SPECTATOR
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.engine.views import SeatView
from hinterzimmer.terminal.plain_board import board_for
from hinterzimmer.words import game_words, house_words


def story(record: Record, language: str) -> Iterator[str]:
    """Yield the events of a game as sentences with all secrets shown, then its result if it is over."""
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
    """Return the winners of a finished game and each seat's points, as a sentence."""
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
