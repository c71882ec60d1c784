"""The terminal game: through a pipe, at a real terminal, left and taken up again."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hinterzimmer.engine.record import read
from hinterzimmer.engine.views import look
from hinterzimmer.games import GAMES, find
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.terminal.boards import karambolage as board
from hinterzimmer.terminal.play import keep, names_of

from ..karambolage.helper import say, thrown
from .command import run

OPENING = "B 5C\nR 6E\nW 2D\nready\n"


def test_the_end_of_input_leaves_cleanly_and_keeps_the_game(tmp_path: Path) -> None:
    done = run("play", "karambolage", "--seats", "you,you", "--seed", "3", typed=OPENING, folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    kept = list(tmp_path.rglob("karambolage-*.txt"))
    assert len(kept) == 1
    assert str(kept[0]) in done.stdout
    assert "--resume" in done.stdout
    record = read(kept[0].read_text(encoding="utf-8"), GAME)
    assert [option.text for seat, option in record.choices if seat >= 0] == ["B 5C", "R 6E", "W 2D", "ready"]


def test_a_kept_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["play", "karambolage", "--seats", "you:Ann,you:Ben", "--seed", "3"]
    run(*arguments, "--save", str(file), typed=OPENING)
    done = run("play", "karambolage", "--resume", str(file), typed="end\nend\n")
    assert done.returncode == 0
    once = tmp_path / "once.txt"
    run(*arguments, "--save", str(once), typed=OPENING + "end\nend\n")
    assert file.read_text() == once.read_text()


def test_numbers_and_notation_and_words_are_understood(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "1\nhelp\nsheet\nrule\nback\n1\n1\n1\nboard\n1\nR\nnonsense\n1\nback\nleave\nignored\n"
    done = run("play", "karambolage", "--seats", "you,you", "--seed", "3", "--save", str(file), typed=typed)
    assert done.returncode == 0
    assert "Type a choice" in done.stdout
    assert "Score sheet" in done.stdout
    assert "KA-010: the highest throw opens" in done.stdout
    assert "'nonsense' is no choice here" in done.stdout
    played = [option.text for seat, option in read(file.read_text(), GAME).choices if seat >= 0]
    assert played[:6] == ["B 1A", "back", "B 1A", "R 1N", "W 2D", "ready"]
    assert played[6].startswith("R ")
    assert played[7] == "back"


def test_a_whole_game_through_a_pipe_ends_with_result_and_sheet(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = OPENING + "end\n" * 10
    done = run("play", "karambolage", "--seats", "you,random", "--rounds", "2", "--save", str(file), typed=typed)
    assert done.returncode == 0
    assert "won." in done.stdout
    assert "Score sheet" in done.stdout
    assert run("verify", str(file)).stdout.startswith("verified: all ")
    again = run("play", "karambolage", "--resume", str(file))
    assert again.returncode == 0
    assert "won." in again.stdout


def test_at_a_terminal_there_are_colours_and_a_prompt(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color", "COLUMNS": "100"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "hinterzimmer", "play", "karambolage", "--seats", "you,you", "--seed", "3"]
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment, close_fds=True)
    os.close(slave)
    try:
        first = until(master, b"> ")
        os.write(master, b"leave\n")
        rest = until(master, b"--resume")
        assert process.wait(timeout=20) == 0
    finally:
        process.kill()
        os.close(master)
    assert b"\x1b[" in first
    assert b"set the black ball" in first
    assert b"Kept in" in rest


def until(master: int, words: bytes) -> bytes:
    """What the terminal shows up to these words."""
    seen = b""
    end = time.monotonic() + 30
    while words not in seen and time.monotonic() < end:
        if select.select([master], [], [], 0.2)[0]:
            seen += os.read(master, 65536)
    assert words in seen, seen
    return seen


TYPED = {
    "karambolage": OPENING + "end\n" * 30,
    "ausbrecher": "slip RB YN OG V\nzettel gelb blau rot braun orange grün violett\n" + "1\nnonsense\nsheet\n" * 40,
}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_left_and_taken_up_again_in_a_terminal(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = TYPED[game].splitlines(keepends=True)
    first = run("play", game, "--seats", "you,you", "--seed", "5", "--save", str(file), typed="".join(typed[:9]))
    assert (first.returncode, first.stderr) == (0, "")
    rest = run("play", game, "--resume", str(file), typed="".join(typed[9:]))
    assert (rest.returncode, rest.stderr) == (0, "")
    once = tmp_path / "once.txt"
    run("play", game, "--seats", "you,you", "--seed", "5", "--save", str(once), typed="".join(typed))
    assert file.read_text() == once.read_text()
    assert len(read(file.read_text(), find(game)).choices) > 20


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_in_the_terminal_to_its_end(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["--rounds", "3"] if game == "karambolage" else []
    done = run("play", game, "--seats", "random,random", "--seed", "2", "--save", str(file), *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "won." in done.stdout
    assert run("verify", str(file)).stdout.startswith("verified: all ")


@pytest.mark.rule("AU-051")
def test_au_051_the_own_slip_is_shown_all_the_time_and_nobody_elses(tmp_path: Path) -> None:
    done = run("play", "ausbrecher", "--seats", "you,random", "--seed", "5", typed=TYPED["ausbrecher"], folder=tmp_path)
    assert "slip   1  R  B   2  Y  N   3  O  G   4  V   sure 0, possible 16" in done.stdout
    assert done.stdout.count("the slip is written") == 2
    record = read(next(tmp_path.rglob("ausbrecher-*.txt")).read_text(), find("ausbrecher"))
    other = next(option.text for seat, option in record.choices if seat == 1)
    assert other not in done.stdout


@pytest.mark.rule("KA-050")
def test_ka_050_picking_a_ball_shows_every_field_it_reaches_and_the_die_that_pays() -> None:
    table = thrown("B4A,R1A,W7N", "2256")
    view = look(GAME, table, 0)
    assert board.pick(view, "black") == "B"
    text = board._baize(view, "B").plain
    reached = [option.text.split()[1:] for option in table.options(0) if option.text.startswith("B ")]
    assert reached
    for name, die in reached:
        line = text.splitlines()[int(name[0])]
        at = 4 + 3 * "ABCDEFGHIJKLMN".index(name[1])
        several = sum(field == name for field, _ in reached) > 1  # a null field: the player chooses the die
        assert line[at : at + 3] == (">*<" if several else f">{die}<")
    assert text.count(">") == len({name for name, _ in reached})
    assert {"B 4F 2", "B 4F 5", "B 4F 6"} <= set(board.menu(view, "B")["black"])


@pytest.mark.rule("KA-051")
def test_ka_051_the_terminal_shows_dice_contacts_and_whether_it_can_score() -> None:
    from rich.console import Console

    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4", "B 3E 5")
    console = Console(width=100, record=True, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(board.draw(look(GAME, table, 0), ["Ann", "Ben"]))
    text = console.export_text()
    console.file.close()
    assert "[3]  4   5  [6]" in text
    assert "R  6E-6C (4) strikes (B)" in text
    assert "B  5C-3E (5) strikes (W)" in text
    assert "cannot score" not in text


def test_names_are_told_apart() -> None:
    assert names_of(["you", "random", "random", "you:Ann"]) == ["You", "random", "random 2", "Ann"]


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.txt"
    keep(path, "one")
    keep(path, "two")
    assert path.read_text() == "two"
    assert list(path.parent.iterdir()) == [path]
