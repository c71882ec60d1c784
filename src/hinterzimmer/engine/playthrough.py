"""A whole game as text that can be compared line by line: the form of the golden games."""

from hinterzimmer.engine.events import Event
from hinterzimmer.engine.record import Record, seat_label


def playthrough(record: Record) -> str:
    """Return every ask with its rule, the choice made, and all events with the seats that see them."""
    table = record.replay(0)
    lines = [*record.header(), ""]
    lines += [_event_line(event) for event in table.take_events()]
    for number, (seat, option) in enumerate(record.choices, 1):
        ask = table.require_ask()
        asked = " ".join([seat_label(one) for one in sorted(ask.options)])
        offered = len(ask.options[seat])
        lines.append(f"{number}. {ask.rule} asks {asked}: {seat_label(seat)} chooses {option.text} (of {offered})")
        table.play(seat, option)
        lines += [_event_line(event) for event in table.take_events()]
    result = record.game.result(table.state)
    if table.over:
        winners = " ".join([seat_label(seat) for seat in result.winners]) or "nobody"
        lines += ["", f"won by {winners}, scores {' '.join([str(score) for score in result.scores])}"]
    return "\n".join(lines) + "\n"


def _event_line(event: Event) -> str:
    data = " ".join([f"{key}={_plain(value)}" for key, value in event.data.items()])
    line = f"    {event.kind}: {data}"
    if event.audience is not None:
        seers = " ".join([seat_label(seat) for seat in event.audience]) or "nobody"
        rest = "nothing" if event.others is None else " ".join([f"{k}={_plain(v)}" for k, v in event.others.items()])
        line += f" [seen by {seers}; the others see {rest or 'that it happened'}]"
    return line


def _plain(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join([_plain(one) for one in value]) + "]"
    return str(value)
