"""A program as a player, in thirty lines: joins a room and plays it to its end.

python examples/bot.py http://localhost:8420 k4m7pq2xyz Robo
"""

import asyncio
import random
import sys

from hinterzimmer.client import Client


async def main(server: str, code: str, name: str) -> None:
    """Take a seat, and choose something whenever asked."""
    async with await Client.join(server, code, name, seed=str(random.random())) as me:
        async for table in me.turns():
            await me.choose(think(table.options))
        assert me.table.view is not None
        print(f"{name} sat at seat {me.table.seat + 1}: scores {me.table.view.scores}")


def think(options: list[str]) -> str:
    """Here is where a better player begins: `table.view` holds all that the seat may know."""
    return random.choice(options)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
