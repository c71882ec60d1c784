"""Draw docs/pictures/karambolage.svg: a moment of the worked example, as the terminal shows it."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage import terminal_board as board
from hinterzimmer.words import game_words

CHOICES = "6666|1111|1112|B 5C|R 6E|W 2D|ready|3456|R 6C 4|B 3E 5|W 7D 6"


def main() -> None:
    """Play to the moment, and save it as SVG."""
    table = GAME.start(3, {"target": 300})
    for text in CHOICES.split("|"):
        table.play(table.waiting_seats()[0], GAME.parse(text, GAME.edition()))
    console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    view, names, words = view_of(GAME, table, 0), ["Ann", "Mia", "random"], game_words(GAME, "en")
    console.print(board.draw(view, names, words, "R"))
    console.print(Text(board.ask(view, names, words), "bold #c9a24b"))
    svg = console.export_svg(title="hinterzimmer play karambolage")
    svg = re.sub(r"<!-- .*? -->", "", svg)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")
    path = Path(__file__).parents[1] / "docs" / "pictures" / "karambolage.svg"
    path.write_text(re.sub(r"terminal-\d+-", "t-", re.sub(r"[ \t]+\n", "\n", svg)), encoding="utf-8")


if __name__ == "__main__":
    main()
