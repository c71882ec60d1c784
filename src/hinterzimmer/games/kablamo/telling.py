"""Kablamo in words: bullets, places, questions, options and events, filled into the game's messages.

The page fills the same messages (`telling.ts`, `game_ui.ts`).
"""

from typing import Any

from hinterzimmer.engine.presenting import Words
from hinterzimmer.engine.views import OfferedOption, SeatView
from hinterzimmer.games.kablamo.bullets import words_key
from hinterzimmer.games.kablamo.view import View

Figures = dict[str, str | float]
WINDOWS = ("KB-077", "KB-078")


def key(kind: str, name: str) -> str:
    """Return the message's key for an event, an option or a phase."""
    return f"{kind}-{name.replace(' ', '-')}"


def kind(name: str, words: Words) -> str:
    """Return the name of a kind of bullet in this language."""
    return words(words_key(name))


def bullet(label: str, name: str, words: Words) -> str:
    """Return a bullet in words: its name, and its number if it has one."""
    return kind(name, words) if label in ("K", "C") else f"{kind(name, words)} ({label})"


def place(text: str, names: list[str], words: Words) -> str:
    """Return a chamber by its revolver's owner and its own name."""
    return words("place", **_place(text, names))


def _place(text: str, names: list[str], who: int = -1) -> Figures:
    """Return the figures of messages about a chamber; `who` is the seat that acts there."""
    seat, chamber = int(text[0]) - 1, int(text[2])
    return {"owner": names[seat], "chamber": chamber, "whose": "own" if seat == who else "other"}


def ask(view: SeatView, words: Words) -> str:
    """Return the open question as a sentence. Where a rule asks several things, the options decide."""
    assert view.question is not None
    table: View = view.board
    rule, options = view.question.rule, view.question.options
    about = (table.playing or [one.bullet for one in table.announced] or [""])[-1]
    figures: Figures = {"bullets": len(table.hand), "bullet": bullet(about, table.names[about], words) if about else ""}
    asked = f"ask-{rule}"
    if table.order and rule in WINDOWS:
        asked = "ask-ordered"
    elif rule == "KB-121" and all([one["kind"] == "place" and one["seat"] != view.seat for one in options]):
        asked = "ask-KB-121-other"
    else:
        asked = next((one for one in [key(asked, one["kind"]) for one in options] if words.has(one)), asked)
    typed = f"terminal-{asked}"
    return words(typed if words.has(typed) else asked, **figures)


def label(table: View, option: OfferedOption, names: list[str], words: Words) -> str:
    """Return an option in words."""

    def named(label: str | None) -> str:
        return bullet(label, table.names[label], words) if label else "none"

    figures: Figures = {"bullet": named(option.get("bullet")), "target": named(option.get("target"))}
    figures.update({name: option[name] for name in ("by", "chamber") if name in option})
    if "seat" in option:
        figures["seat"] = figures["owner"] = names[option["seat"]]
    if "seats" in option:
        figures["seats"] = words.joined([names[seat] for seat in option["seats"]])
    return words(key("option", option["kind"]), **figures)


def tell(event: dict[str, Any], names: list[str], words: Words) -> str:
    """Return an event as a sentence."""
    told = event["event"]
    seat = event["winner"] if told == "over" else event.get("seat")
    figures: Figures = {name: value for name, value in event.items() if isinstance(value, str | int)}
    figures["who"] = "" if seat is None else names[seat]
    figures["bullet"] = bullet(event["bullet"], event["name"], words) if event.get("bullet") else "unseen"
    variant = ""
    match told:
        case "loaded":
            figures.update(_place(event["to"], names, event["seat"]))
        case "taken up":
            figures.update(_place(event["from"], names, event["seat"]))
        case "looked":
            figures.update(_place(event["at"], names, event["seat"]))
        case "moved":
            figures.update({end: place(event[end], names, words) for end in ("from", "to")})
        case "revolvers swapped":
            figures["seats"] = words.joined([names[one] for one in event["seats"]])
        case "taken out":
            if event["from"] == "spares":
                variant = "-spares"
            else:
                figures.update(_place(event["from"], names))
        case "assigned":
            figures["to"] = names[event["to"]]
            variant = "-self" if event["to"] == seat else ""
        case "announced" | "struck":
            target = event["target"]
            figures["target"] = bullet(target, event["target_name"], words) if target else "none"
        case "over":
            variant = "-nobody" if seat is None else ""
    if "as" in event:
        itself = told != "used" and event["as"] == event["name"]
        figures["as"] = "itself" if itself else kind(event["as"], words)
    return words(key("event", told) + variant, **figures)
