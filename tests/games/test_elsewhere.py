"""A game from elsewhere is installed, and then played everywhere, with no line changed in the house."""

import asyncio
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hinterzimmer.client import Client, request
from hinterzimmer.engine.presenting import LANGUAGES
from tests.games.elsewhere import EXAMPLE, ROOT, install
from tests.server.running import Server, order

Environment = dict[str, str]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(tmp_path_factory.mktemp("elsewhere"))


def run(environment: Environment, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The `hinterzimmer` command where the game is installed."""
    command = [sys.executable, "-m", "hinterzimmer", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, timeout=120)


def refused(environment: Environment, *arguments: str) -> str:
    """The one line with which the command refuses."""
    done = run(environment, *arguments)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_the_example_is_small_and_brings_no_part_but_its_rules_and_words() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files if path.suffix == ".py") <= 200
    texts = [f"{language}{ending}" for language in LANGUAGES for ending in (".ftl", ".md")]
    names = ["README.md", "__init__.py", "catalogue.md", "game.py", "pyproject.toml", "rules.py", *texts]
    assert sorted(path.name for path in files) == sorted(names)


def test_python_finds_it_and_it_stands_the_suite(environment: Environment) -> None:
    program = (
        "from hinterzimmer import find\nfrom hinterzimmer.engine.testing import conform\n"
        "from hinterzimmer.games import games, problems\n"
        "game = find('high-card')\nprint(conform(game, games=5)['imagined'] > 100, *games(), *problems())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, timeout=120)
    assert done.stdout == "True ausbrecher high-card kablamo karambolage revolver-noir\n", done.stderr


def test_bots_play_it_in_the_terminal(environment: Environment) -> None:
    done = run(environment, "play", "high-card", "--seats", "random,random", "--seed", "3", "--rounds", "4")
    assert done.returncode == 0, done.stderr
    assert " win" in done.stdout
    assert "random raises with card" in done.stdout


def test_a_person_plays_it_on_the_plain_board(environment: Environment, tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    arguments = ("play", "high-card", "--seats", "you:Ann,random", "--seed", "5", "--save", str(kept))
    done = run(environment, *arguments, typed="help\nboard\nsheet\nrule\nhint\nraise\n1\n")
    assert done.returncode == 0, done.stderr
    assert "Ann: Raise with your card, or pass?" in done.stdout
    assert "1 pass" in done.stdout
    assert "2 raise" in done.stdout
    assert "All decide at once, in secret." in done.stdout
    assert "Nobody in the house knows High Card well enough to give hints." in done.stdout
    assert done.stdout.count("gets card ") == 2, "another's card was told"
    assert " win" in done.stdout
    assert run(environment, "verify", str(kept)).stdout.startswith("verified: all 4 draws")
    assert "Points" in run(environment, "replay", str(kept), "--to", "3").stdout
    assert "no levels for High Card" in refused(environment, "lookback", str(kept))


def test_the_arena_and_the_simulation_count_it(environment: Environment) -> None:
    arena = run(environment, "arena", "high-card", "--bots", "random", "--games", "4", "--json")
    assert json.loads(arena.stdout)["games"] == 4, arena.stderr
    many = run(environment, "simulate", "high-card", "--seats", "random,random,random", "--games", "9", "--json")
    assert json.loads(many.stdout)["games"] == 9, many.stderr
    assert "there is no level 2 for High Card" in refused(environment, "arena", "high-card")


def test_its_rules_are_shown_by_number(environment: Environment) -> None:
    own = run(environment, "rules", "high-card")
    assert (own.returncode, own.stderr) == (0, "")
    assert own.stdout.startswith("\nHigh Card: A round\nHC-001: as many rounds are played as was agreed.\n")
    assert re.findall(r"^HC-\d{3}", own.stdout, re.MULTILINE) == [f"HC-00{i}" for i in range(1, 5)]
    assert run(environment, "rules", "hc-004").stdout.startswith("HC-004: the cards go back.")
    everything = run(environment, "rules")
    assert (everything.returncode, everything.stderr) == (0, "")
    assert own.stdout in everything.stdout
    assert "KA-025" in everything.stdout
    assert refused(environment, "rules", "HC-005") == "hinterzimmer: no rule 'HC-005'\n"


def test_a_game_without_a_catalogue_keeps_no_other_from_being_read(tmp_path: Path) -> None:
    """Not even one whose prefix is that of another game."""
    source = tmp_path / "made"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__", "catalogue.md"))
    game = source / "src" / "high_card" / "game.py"
    game.write_text(game.read_text(encoding="utf-8").replace('"HC", 1', '"KA", 1'), encoding="utf-8")
    environment = install(tmp_path / "installed", source)
    rules = run(environment, "rules")
    assert rules.returncode == 0
    assert rules.stderr == "hinterzimmer: High Card has no catalogue of its rules\n"
    assert "KA-025" in rules.stdout
    assert "RN-027" in rules.stdout
    assert run(environment, "rules", "KA-025").stdout.startswith("KA-025 ")
    assert refused(environment, "rules", "high-card") == rules.stderr


def test_what_it_does_not_have_is_said_in_one_line(environment: Environment) -> None:
    assert "there is no solver for High Card; there is one for: karambolage" in refused(
        environment, "solve", "high-card", "--balls", "B5C"
    )
    assert refused(environment, "play", "high-card", "--seats", "you") == (
        "hinterzimmer: High Card is for 2 to 3 players, not 1\n"
    )


def test_as_the_fifth_game_of_the_house_it_is_its_folder_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same files below `games/` of a copy of the source: found, played, read, and made a unit of the build."""
    house = tmp_path / "src" / "hinterzimmer"
    built = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "hinterzimmer", house, ignore=built)
    folder = house / "games" / "high_card"
    shutil.copytree(EXAMPLE / "src" / "high_card", folder, ignore=built)
    for path in folder.glob("*.py"):
        code = path.read_text(encoding="utf-8").replace("from high_card", "from hinterzimmer.games.high_card")
        path.write_text(code, encoding="utf-8")
    fresh = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "XDG_DATA_HOME": str(tmp_path)}
    assert "HC-003: all raise or pass at once" in run(fresh, "rules", "HC-003").stdout
    played = run(fresh, "play", "high-card", "--seats", "random,random", "--seed", "3", "--rounds", "4")
    assert " win" in played.stdout, played.stderr
    arena = run(fresh, "arena", "high-card", "--bots", "random", "--games", "4", "--json")
    assert json.loads(arena.stdout)["games"] == 4, arena.stderr
    marked = folder / "rules.py"
    marked.write_text(f"# mypyc: compile\n{marked.read_text(encoding='utf-8')}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    units: list[tuple[list[str], str]] = runpy.run_path(str(ROOT / "setup.py"))["units"]()
    assert (["src/hinterzimmer/games/high_card/rules.py"], "hz_high_card") in units


def test_people_and_a_bot_play_it_in_a_room(environment: Environment, tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        offer = await request(server.url, "/api/games")
        (info,) = [game for game in offer["games"] if game["name"] == "high-card"]
        assert (info["title"], info["levels"], info["seats"]) == ("High Card", [], [2, 3])
        assert [game["title"] for game in offer["games"]] == sorted(game["title"] for game in offer["games"])
        ann = await Client.open(server.url, {"game": "high-card", "seats": 3, "window": 0}, "Ann", "seed")
        ben = await Client.join(server.url, ann.code, "Ben", "seed")
        await order(ann, "add_bot", bot="random")
        await order(ann, "start")
        await asyncio.gather(play(ann), play(ben))

    async def play(client: Client) -> None:
        async with client:
            async for table in client.turns():
                await client.choose(table.options[-1])
            assert client.table.view is not None
            assert sum(client.table.view.scores or ()) == 2

    server = Server(tmp_path)
    server.environment = environment
    server.start()
    try:
        asyncio.run(asyncio.wait_for(work(server), 60))
    finally:
        server.kill()
