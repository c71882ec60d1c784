"""Nobody is told of what is not stored, by whichever way they look: the writer is held up while everybody asks."""

import asyncio
import contextlib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, Server, Wire, order, request, run, table_of

LONG = 2.0
"""Seconds in which a server that does not wait for its store would have answered, and told who has gone."""


def settled(answer: Any) -> Any:
    """What was told, without who is connected and how long ago the ask opened."""
    if isinstance(answer, dict):
        return {key: settled(value) for key, value in answer.items() if key not in ("here", "gone")}
    return [settled(one) for one in answer] if isinstance(answer, list) else answer


async def first_update(client: Client, *tokens: str | None, seen: dict[str, int] | None = None) -> Any:
    """What somebody is told who connects, and then looks at the same seat."""
    async with Wire(client, *tokens, seen=seen) as wire:
        await wire.send({"type": "look", "id": "look", "seat": 0 if tokens else 31})
        return await wire.get()


def questions(people: list[Client], seen: int) -> dict[str, Any]:
    """All ways to look at a room, each as a coroutine."""
    host, guest = people
    path = f"/api/rooms/{host.code}"
    return {
        "room": request(host.server, path),
        "record of a seat": request(host.server, path + "/record", token=guest.token),
        "record of a spectator": request(host.server, path + "/record"),
        "replay of a seat": request(host.server, path + "/replay", token=guest.token),
        "replay of a spectator": request(host.server, path + "/replay"),
        "list": request(host.server, "/api/rooms"),
        "connecting": first_update(host, host.token),
        "resuming": first_update(host, host.token, seen={"0": seen}),
        "watching": first_update(host),
    }


async def all_answers(people: list[Client], seen: int) -> dict[str, Any]:
    """What is told to whoever looks, one after the other."""
    return answers({name: await finished(one) for name, one in questions(people, seen).items()})


def answers(asked: dict[str, asyncio.Task[Any]]) -> dict[str, Any]:
    """What those have been told who have been told something; a refusal tells something, too."""
    return {
        name: repr(task.exception()) if task.exception() else settled(task.result())
        for name, task in asked.items()
        if task.done() and not task.cancelled()
    }


def commands(server: Server) -> float:
    """How many commands the figures tell of."""
    return server.figures()["hinterzimmer_command_seconds_count"]


async def hold_up(server: Server, change: str, hold: Path, killed: bool) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(40))  # requests that wait keep none waiting
    people = await table_of(server, settings={"rounds": 50}, start=change != "start", listed=True)
    host, guest = people
    async with Wire(guest, guest.token) as there:
        first = await there.get()
        going = Wire(host, host.token)
        await going.__aenter__()
        last = await going.get()
        before = await all_answers(people, last["number"])
        figures = await asyncio.to_thread(commands, server)
        hold.touch()
        doing = asyncio.create_task(done(people, change, first.get("view"), last.get("view")))
        while not hold.with_suffix(".waiting").exists():
            await asyncio.sleep(0.01)
        asked = {name: asyncio.create_task(one) for name, one in questions(people, last["number"]).items()}
        chat = asyncio.create_task(order(guest, "chat", text="has it happened?"))
        await there.send({"type": "look", "id": "there", "seat": 1})
        await going.__aexit__()  # a moment later the room is told who is there, and with that of itself
        heard: list[Any] = []
        hearing = asyncio.create_task(hear(there, heard))
        await asyncio.wait([asked["list"]])  # what comes from the store is told at once
        await asyncio.sleep(LONG)
        assert await asyncio.to_thread(commands, server) == figures
        told = answers(asked)
        assert {name: told[name] for name in told if told[name] != before[name]} == {}
        assert not doing.done()
        assert not chat.done()
        assert not [one for one in heard if settled(one["room"]) != settled(first["room"])]
        if killed:
            await asyncio.to_thread(server.kill)
            hold.unlink()
            await asyncio.gather(doing, chat, *asked.values(), return_exceptions=True)
            await asyncio.to_thread(server.start)
            after = await all_answers(people, last["number"])
            assert {name: told[name] for name in told if told[name] != after[name]} == {}
        else:
            hold.unlink()
            await asyncio.gather(doing, chat, *asked.values(), return_exceptions=True)
            told = answers(asked)
            changed = {name for name in told if told[name] != before[name]}
            assert changed >= {"connecting", "resuming", "watching", "replay of a spectator"}
            assert ("room" in changed) == (change == "start")
        hearing.cancel()


async def hear(wire: Wire, heard: list[Any]) -> None:
    """Write down all that is told."""
    async for data in wire.socket:
        heard.append(json.loads(data))


async def finished(work: Any) -> asyncio.Task[Any]:
    task: asyncio.Task[Any] = asyncio.ensure_future(work)
    await asyncio.wait([task])
    return task


async def done(people: list[Client], change: str, *views: Any) -> None:
    """The host begins, or whoever is asked chooses."""
    if change == "start":
        await order(people[0], "start")
        return
    view = next(one for one in views if one["seat"] in one["question"]["asked"])
    question = view["question"]
    option = question["options"][0]["text"]
    await order(people[view["seat"]], "choose", ask=question["number"], option=option)


@pytest.mark.parametrize("killed", [True, False])
@pytest.mark.parametrize("change", ["start", "choose"])
def test_who_looks_while_a_change_is_being_stored_is_told_nothing_that_can_be_lost(
    tmp_path: Path, change: str, killed: bool
) -> None:
    hold = tmp_path / "hold"
    server = Server(tmp_path, module="tests.server.held_up")
    server.environment["HELD_UP"] = str(hold)
    server.start()
    try:
        run(hold_up(server, change, hold, killed), 120)
    finally:
        with contextlib.suppress(FileNotFoundError):
            hold.unlink()
        server.kill()
