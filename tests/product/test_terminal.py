"""The terminal game: through a pipe, at a real terminal, left and taken up again."""

import io
import os
import pty
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from hinterzimmer.engine.record import Record, read_record
from hinterzimmer.engine.viewing import view_of
from hinterzimmer.games import find, names
from hinterzimmer.games.karambolage import GAME
from hinterzimmer.games.karambolage import terminal_board as board
from hinterzimmer.room import entries
from hinterzimmer.terminal.game import Terminal, keep, names_of
from hinterzimmer.terminal.guide import passage_about
from hinterzimmer.words import game_words

from ..games.karambolage.helper import say, thrown
from .command import run

WORDS = game_words(GAME, "en")
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
    record = read_record(kept[0].read_text(encoding="utf-8"), GAME)
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


def test_the_lines_that_are_told_go_on_with_an_edition_of_ones_own_and_prove_its_dice(tmp_path: Path) -> None:
    own = tmp_path / "Ann's edition.toml"
    own.write_text(GAME.edition().text.replace("compress = 30", "compress = 31"), encoding="utf-8")
    file = tmp_path / "Ann's game.txt"
    arguments = ["play", "karambolage", "--seats", "you,you", "--seed", "3", "--rounds", "1", "--edition", str(own)]
    left = run(*arguments, "--save", str(file), typed=OPENING)
    told = left.stdout.partition("Resume with: hinterzimmer ")[2]
    done = run(*shlex.split(told), typed="end\n" * 10)
    assert (done.returncode, done.stderr) == (0, "")
    once = tmp_path / "once.txt"
    run(*arguments, "--save", str(once), typed=OPENING + "end\n" * 10)
    assert file.read_text() == once.read_text()
    told = done.stdout.partition("Check the dice with: hinterzimmer ")[2]
    assert run(*shlex.split(told)).stdout.startswith("verified: all ")


def test_numbers_and_notation_and_words_are_understood(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = "1\nhelp\nsheet\nrule\nback\n1\n1\n1\nboard\n1\nR\nnonsense\n1\nback\nleave\nignored\n"
    done = run("play", "karambolage", "--seats", "you,you", "--seed", "3", "--save", str(file), typed=typed)
    assert done.returncode == 0
    assert "Type a choice" in done.stdout
    assert "Score sheet" in done.stdout
    found = passage_about(GAME, "KA-010", "en")
    assert found is not None
    assert found.title in done.stdout
    assert "“nonsense” isn’t a choice here" in done.stdout
    played = [option.text for seat, option in read_record(file.read_text(), GAME).choices if seat >= 0]
    assert played[:6] == ["B 1A", "back", "B 1A", "R 1N", "W 2D", "ready"]
    assert played[6].startswith("R ")
    assert played[7] == "back"


def test_a_whole_game_through_a_pipe_ends_with_result_and_sheet(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = OPENING + "end\n" * 10
    done = run("play", "karambolage", "--seats", "you,random", "--rounds", "2", "--save", str(file), typed=typed)
    assert done.returncode == 0
    assert " win" in done.stdout
    assert "Score sheet" in done.stdout
    assert run("verify", str(file)).stdout.startswith("verified: all ")
    again = run("play", "karambolage", "--resume", str(file))
    assert again.returncode == 0
    assert " win" in again.stdout


class Screen:
    """The command at a real terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", "COLUMNS": "100"}
        environment.pop("NO_COLOR", None)
        command = [sys.executable, "-m", "hinterzimmer", "play", *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        code = self.process.poll() if self.process.poll() is not None else self.process.wait(timeout=20)
        os.close(self.master)
        assert code == 0

    def type(self, text: str) -> None:
        os.write(self.master, text.encode() + b"\n")

    def until(self, words: bytes) -> bytes:
        """What the terminal shows up to these words."""
        seen = b""
        end = time.monotonic() + 30
        while words not in seen and time.monotonic() < end:
            if select.select([self.master], [], [], 0.2)[0]:
                seen += os.read(self.master, 65536)
        if words not in seen:
            self.process.kill()
        assert words in seen, seen
        return seen


def test_at_a_terminal_there_are_colours_and_a_prompt(tmp_path: Path) -> None:
    with Screen(tmp_path, "karambolage", "--seats", "you,you", "--seed", "3") as screen:
        first = screen.until(b"> ")
        screen.type("leave")
        rest = screen.until(b"--resume")
    assert b"\x1b[" in first
    assert b"Place the black ball" in first
    assert b"Saved to" in rest


TYPED = {
    "karambolage": OPENING + "end\n" * 30,
    "kablamo": "1\nnonsense\nsheet\n" * 60,
    "revolver-noir": "start hall\nstart foyer\n" + "1\nnonsense\nsheet\n" * 40,
    "ausbrecher": "slip RB YN OG V\nzettel gelb blau rot braun orange grün violett\n" + "1\nnonsense\nsheet\n" * 40,
}


@pytest.mark.parametrize("game", names())
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
    assert len(read_record(file.read_text(), find(game)).choices) > 20


@pytest.mark.parametrize("game", names())
def test_bots_play_every_game_in_the_terminal_to_its_end(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ["--rounds", "3"] if game == "karambolage" else []
    done = run("play", game, "--seats", "random,random", "--seed", "2", "--save", str(file), *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert " win" in done.stdout
    assert run("verify", str(file)).stdout.startswith("verified: all ")
    again, other = tmp_path / "again.txt", tmp_path / "other.txt"
    for seed, path in (("2", again), ("3", other)):
        run("play", game, "--seats", "random,random", "--seed", seed, "--save", str(path), *arguments)
    assert file.read_text() == again.read_text() != other.read_text()


@pytest.mark.parametrize("game", names())
def test_the_terminal_plays_in_a_local_room(game: str, tmp_path: Path) -> None:
    """Every choice of a bot and of a person is an entry of the room, and the record is the room's own."""
    played = find(game)
    record = Record(played, played.edition(), played.complete_settings(), ["random", "Ann"], secret=b"s" * 32)
    terminal = Terminal(Console(file=io.StringIO()), record, tmp_path / "game.txt", 1, "en")
    stored: list[entries.AnyEntry] = []
    terminal.room.on_entries = stored.extend
    while len({one.seat for one in stored}) < 2:
        if terminal.table.waiting_seats()[0] in terminal.bots:
            terminal.step()
        else:
            terminal.choose(1, terminal.table.options(1)[0].text)
    chosen = [(one.seat, one.option) for one in stored if isinstance(one, entries.ChoiceMade)]
    assert len(chosen) == len(stored)
    assert chosen == [(seat, option.text) for seat, option in record.choices if seat >= 0]
    assert terminal.room.room.record is record


@pytest.mark.rule("AU-051")
def test_au_051_the_own_slip_is_shown_all_the_time_and_nobody_elses(tmp_path: Path) -> None:
    done = run("play", "ausbrecher", "--seats", "you,random", "--seed", "5", typed=TYPED["ausbrecher"], folder=tmp_path)
    assert "Slip       1  ♥  ✚   2  ★  ♠   3  ♦  ♣   4  ☾" in done.stdout
    assert "0 safe, 16 at best" in done.stdout
    assert done.stdout.count("has handed in a slip.") == 2
    record = read_record(next(tmp_path.rglob("ausbrecher-*.txt")).read_text(), find("ausbrecher"))
    other = next(option.text for seat, option in record.choices if seat == 1)
    assert other not in done.stdout


def test_a_game_of_revolver_noir_without_roles_does_not_know_them(tmp_path: Path) -> None:
    arguments = ["play", "revolver-noir", "--seats", "random,random", "--seed", "4"]
    plain = run(*arguments, folder=tmp_path).stdout.lower()
    assert not [word for word in ("role", "thief", "sneak", "wrecker", "assassin", "vault", "loot") if word in plain]
    roles = run(*arguments, "--roles", folder=tmp_path).stdout
    assert "Parts of this edition are reconstructed" in roles
    assert "random chooses between " in roles


def test_one_hears_where_one_went_and_not_where_the_other_did(tmp_path: Path) -> None:
    typed = "start hall\n" + "1\n" * 10
    done = run("play", "revolver-noir", "--seats", "you,random", "--seed", "4", typed=typed, folder=tmp_path)
    assert "Guest is in the house, in the Hall." in done.stdout
    assert "random is in the house.\n" in done.stdout


@pytest.mark.rule("RN-053")
def test_rn_053_at_one_terminal_a_curtain_stands_between_the_seats(tmp_path: Path) -> None:
    with Screen(tmp_path, "revolver-noir", "--seats", "you:Ann,you:Ben", "--starter", "1") as screen:
        screen.until("Ann, it’s your turn".encode())
        screen.type("")
        screen.until(b"> ")
        screen.type("start library")
        change = screen.until("Ben, it’s your turn".encode())
        after = change[change.rindex(b"\x1b[2J") :]  # the screen is wiped, and what was scrolled away too
        assert b"\x1b[3J" in after
        assert b"ibrary" not in after
        screen.type("")
        bens = screen.until(b"> ")
        assert b"start library" in bens  # the offer, the same for everybody
        assert b"you" not in bens[: bens.index(b"start library")].replace(b"your starting room", b"")
        screen.type("start foyer")
        back = screen.until("Ann, it’s your turn".encode())
        assert b"oyer" not in back[back.rindex(b"\x1b[2J") :]
        screen.type("")
        told = screen.until(b"> ")
        assert b"Ben is in the house.\x1b" in told  # what was missed, and no more
        assert b"Ann is in the house, in the Library." in told
        screen.type("leave")
        screen.until(b"--resume")


@pytest.mark.rule("KA-050")
def test_ka_050_picking_a_ball_shows_every_field_it_reaches_and_the_die_that_pays() -> None:
    table = thrown("B4A,R1A,W7N", "2256")
    view = view_of(GAME, table, 0)
    assert board.pick(view, "black", WORDS) == "B"
    text = board._baize(view, "B").plain
    reached = [option.text.split()[1:] for option in table.options(0) if option.text.startswith("B ")]
    assert reached
    for name, die in reached:
        line = text.splitlines()[int(name[0])]
        at = 4 + 3 * "ABCDEFGHIJKLMN".index(name[1])
        several = sum(field == name for field, _ in reached) > 1  # a null field: the player chooses the die
        assert line[at : at + 3] == (">*<" if several else f">{die}<")
    assert text.count(">") == len({name for name, _ in reached})
    assert {"B 4F 2", "B 4F 5", "B 4F 6"} <= set(board.menu(view, WORDS, "B")["Black"])


@pytest.mark.rule("KA-051")
def test_ka_051_the_terminal_shows_dice_contacts_and_whether_it_can_score() -> None:
    from rich.console import Console

    table = thrown("B5C,R6E,W2D", "3456")
    say(table, "R 6C 4", "B 3E 5")
    console = Console(width=100, record=True, file=open(os.devnull, "w"))  # noqa: SIM115
    console.print(board.draw(view_of(GAME, table, 0), ["Ann", "Ben"], WORDS))
    text = console.export_text()
    console.file.close()
    assert "[3]  4   5  [6]" in text
    assert "R  6E-6C (4) hits (B)" in text
    assert "B  5C-3E (5) hits (W)" in text
    assert "can’t score" not in text


def test_names_are_told_apart() -> None:
    assert names_of(["you", "random", "random", "you:Ann"]) == ["Guest", "random", "random 2", "Ann"]


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.txt"
    keep(path, "one")
    keep(path, "two")
    assert path.read_text() == "two"
    assert list(path.parent.iterdir()) == [path]


def test_a_hint_is_a_choice_and_a_reason() -> None:
    done = run("play", "karambolage", "--seats", "you,you", "--seed", "1", typed="hint\n")
    assert done.returncode == 0
    assert "From here the first throw is good for about" in done.stdout
