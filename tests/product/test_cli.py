"""The command line: what it prints, and how it refuses."""

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import hinterzimmer
from hinterzimmer.cli.main import main, parser
from hinterzimmer.games import names
from hinterzimmer.games.karambolage import GAME

from .command import refused, run


def test_version_says_how_the_engine_runs() -> None:
    how = "compiled" if hinterzimmer.COMPILED else "interpreted"
    assert run("--version").stdout == f"hinterzimmer {hinterzimmer.__version__} ({how})\n"


def test_without_arguments_it_offers_what_there_is_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    examples = [line.split() for line in out.splitlines() if line.startswith("  hinterzimmer ")]
    commands = next(action for action in parser([])._actions if action.choices and action.dest == "==SUPPRESS==")
    assert sorted(words[1] for words in examples) == sorted(dict(commands.choices or {}))


def test_solve_prints_json() -> None:
    done = run("solve", "karambolage", "--balls", "B5C,R6E,W2D", "--dice", "3456", "--top", "3", "--json")
    data = json.loads(done.stdout)
    assert (data["best"], data["count"], len(data["lines"])) == (75, 6915, 3)
    assert set(data["lines"][0]) == {"moves", "fields", "bonus", "carambo", "total"}
    assert data["lines"][0]["total"] == 75
    assert len(data["lines"][0]["moves"]) == 4


def test_solve_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "karambolage", "--balls", "B5C,R6E,W2D", "--dice", "6543"]) == 0
    out = capsys.readouterr().out
    assert "6915 ways to score" in out
    assert "75" in out


def test_solve_where_nothing_scores(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["solve", "karambolage", "--balls", "B1A,R1N,W7A", "--dice", "1111"]
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"best": 0, "lines": [], "count": 0}
    assert main(arguments) == 0
    assert "no way to score" in capsys.readouterr().out


def test_simulate_gives_the_same_for_the_same_seed() -> None:
    arguments = [
        "simulate",
        "karambolage",
        "--games",
        "4",
        "--seats",
        "random,random,random",
        "--rounds",
        "5",
        "--json",
    ]
    one, two = (json.loads(run(*arguments, "--seed", "7").stdout) for _ in range(2))
    other = json.loads(run(*arguments, "--seed", "8").stdout)
    for data in (one, two, other):
        assert data.pop("seconds") > 0
    assert one == two != other
    assert one["games"] == 4
    assert sum(one["wins"]) == pytest.approx(4, abs=0.01)
    assert len(one["mean_scores"]) == 3
    assert one["mean_length"] == pytest.approx(one["decisions"] / 4)


def test_simulate_counts_what_a_game_counts(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "kablamo", "--games", "20", "--seats", "random,random,random"]
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    tallies = data["tallies"]
    assert sum(tallies["rounds"]["counts"].values()) == 20
    assert sum(tallies["deaths"]["counts"].values()) == 20 * 3 - sum(data["wins"])
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "rounds: mean" in out
    assert "deaths: mean" in out


def test_simulate_for_a_playing_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "karambolage", "--games", "3", "--minutes", "2", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert 20 <= data["mean_length"] < 60  # ten decisions a minute, then the round is finished


def test_rules_by_game_and_by_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "karambolage"]) == 0
    out = capsys.readouterr().out
    assert "KA-001" in out
    assert "KA-052" in out
    assert main(["rules", "ka-027"]) == 0
    assert capsys.readouterr().out == "KA-027 P: the fourth die may be spent on a move without contact.\n"
    assert main(["rules", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["karambolage"][0]["number"] == "KA-001"


def test_a_played_game_is_replayed_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "game.txt")
    assert run("play", "karambolage", "--seats", "random,random", "--rounds", "2", "--save", file).returncode == 0
    assert main(["verify", file]) == 0
    assert capsys.readouterr().out.startswith("verified: all ")
    assert main(["replay", file, "--lang", "en"]) == 0
    assert " win" in capsys.readouterr().out.splitlines()[-1]
    assert main(["replay", file, "--rules"]) == 0
    assert "won by" in capsys.readouterr().out
    assert main(["replay", file, "--to", "6"]) == 0
    assert "A  B  C" in capsys.readouterr().out
    assert main(["replay", file, "--to", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "karambolage"


def test_an_edition_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(GAME.edition().text.replace("compress = 30", "compress = 31"), encoding="utf-8")
    file = tmp_path / "game.txt"
    arguments = ["play", "karambolage", "--seats", "random,random", "--rounds", "1", "--save", str(file)]
    assert main([*arguments, "--edition", str(own)]) == 0
    capsys.readouterr()
    assert main(["verify", str(file)]) == 2
    assert "another edition" in capsys.readouterr().err
    assert main(["verify", str(file), "--edition", str(own)]) == 0
    solve = ["solve", "karambolage", "--balls", "B5C,R6E,W2D", "--dice", "3456", "--json"]
    capsys.readouterr()
    assert main([*solve, "--edition", str(own)]) == 0
    assert json.loads(capsys.readouterr().out)["best"] == 77


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("dance", "invalid choice"),
        ("play chess", "no game 'chess'"),
        ("simulate chess", "no game 'chess'"),
        ("rules chess", "no game 'chess'"),
        ("rules KA-999", "no rule 'KA-999'"),
        ("play karambolage --seats you", "2 to 6 players, not 1"),
        ("play karambolage --seats you,you,you,you,you,you,you", "2 to 6 players, not 7"),
        ("play karambolage --seats=", "unknown seat ''"),
        ("play karambolage --seats you,genius", "unknown seat 'genius'"),
        ("play karambolage --seats you:random,you", "is a bot’s name"),
        ("play karambolage --target x", "target"),
        ("play karambolage --target 0", "so that the game can end"),
        ("play karambolage --target 9999999", "between 0 and 100000"),
        ("play karambolage --seed x", "not a whole number"),
        ("play karambolage --resume nowhere.txt", "No such file"),
        ("play karambolage --save /nowhere/at/all/x.txt", "/nowhere/at/all/x.txt"),
        ("play karambolage --edition nowhere.toml", "No such file"),
        ("simulate karambolage --games 0", "at least one game"),
        ("simulate karambolage --games -3", "whole number"),
        ("simulate karambolage --seats random", "2 to 6 players, not 1"),
        ("simulate karambolage --seats random,you", "unknown bot 'you'"),
        ("solve karambolage --balls B5C,R6E --dice 3456", "ball W is missing"),
        ("solve karambolage --balls B5C,R6E,W9D --dice 3456", "'W9D' is no ball"),
        ("solve karambolage --balls B5C,R6E,W2D --dice 345", "no throw of four dice"),
        ("solve karambolage --balls B5C,R6E,W2D", "required: --dice"),
        ("verify nowhere.txt", "No such file"),
        ("replay nowhere.txt", "No such file"),
        ("play karambolage --wings 3", "unrecognized arguments"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_two(
    arguments: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if "/nowhere" in arguments:
        blocked = tmp_path / "blocked"
        blocked.write_text("a file where a folder should be")
        arguments = arguments.replace("/nowhere", str(blocked))
        words = "blocked"
    try:
        code = main(arguments.split())
    except SystemExit as stopped:
        code = int(str(stopped.code))
    captured = capsys.readouterr()
    assert code == 2
    assert words in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_bad_files_get_one_line_and_exit_code_two(tmp_path: Path) -> None:
    assert "no game 'chess'" in refused("play", "chess")
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"\xff\xfe")
    assert "line 1: this is not a Hinterzimmer record" in refused("verify", str(broken))
    broken.write_text("hinterzimmer record 1\ngame: karambolage 1\n")
    assert "broken.txt: line 3: the record is cut off here" in refused("replay", str(broken))
    broken.write_text("hinterzimmer record 1\ngame: go 1\n")
    assert "no game 'go'" in refused("replay", str(broken))
    edition = tmp_path / "mine.toml"
    edition.write_text(GAME.edition().text.replace("straight = 30\n", ""))
    message = refused("play", "karambolage", "--edition", str(edition))
    assert "mine.toml:" in message
    assert "bonus.straight: is missing" in message


def test_odd_bytes_and_small_alphabets_are_borne(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hinterzimmer", "play", "karambolage", "--seats", "you,you", "--save"]
    done = subprocess.run(
        [*command, str(tmp_path / "game.txt")],
        input=b"B 5C\n\xff\xfe\x00\nR 6E\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "isn’t a choice here".encode("ascii", "replace") in done.stdout


def test_an_interrupted_simulation_says_so_in_one_line() -> None:
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "hinterzimmer", "simulate", "karambolage", "--games", "1000000"]
    environment = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=slave, text=True, env=environment) as process:
        os.close(slave)
        seen = b""
        try:
            while b"Karambolage" not in seen:  # its bar is there: it is at work
                seen += os.read(master, 65536)
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=30)
        finally:
            process.kill()
    with contextlib.suppress(OSError):  # so Linux says that nobody is at the other end any more
        while more := os.read(master, 65536):
            seen += more
    os.close(master)
    assert process.returncode == 130
    assert b"Traceback" not in seen
    assert seen.endswith(b"hinterzimmer: interrupted\r\n")
    assert out == ""


def test_a_folder_is_no_file_to_save_to(tmp_path: Path) -> None:
    assert "Is a directory" in refused("play", "karambolage", "--save", str(tmp_path))
    assert not list(tmp_path.parent.glob(".*.part"))


def test_a_resumed_game_takes_no_new_settings(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    assert run("play", "karambolage", "--save", file).returncode == 0
    assert "goes on as it was" in refused("play", "karambolage", "--resume", file, "--target", "100")


@pytest.mark.parametrize("game", names())
def test_every_command_and_option_is_documented(game: str) -> None:
    text = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")
    assert f"`{game}`" in text
    top = parser(["play", game])
    commands = next(action for action in top._actions if action.choices and action.dest == "==SUPPRESS==")
    for name, command in dict(commands.choices or {}).items():
        assert f"## {name}" in text
        for action in command._actions:
            for option in action.option_strings:
                if option not in ("-h", "--help"):
                    assert f"`{option}" in text, f"{name} {option} is not documented"
