// Scripted clients: prints {choices, seconds, p50, p99, cpu}; p50 and p99 in milliseconds from a move to both seats
// having its view, cpu the processor time of the server in seconds.
const fs = require("fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Secret } = require("./game");

const [port, matches, seconds, pid] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;

async function post(path, body) {
  const answer = await fetch(server + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function match(times, clock) {
  const { matchID } = await post("/games/secret/create", { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`/games/secret/${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = SocketIO({ server, socketOpts: { transports: ["websocket"] } });
    const client = Client({ game: Secret, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    client.wake = () => {};
    client.subscribe(() => client.wake());
    client.start();
    clients.push(client);
  }
  const reached = (client, id) =>
    new Promise((done) => {
      const look = () => client.getState() && client.getState()._stateID >= id && done();
      client.wake = look;
      look();
    });
  await Promise.all(clients.map((client) => reached(client, 0)));
  return async () => {
    while (performance.now() < clock.end) {
      const state = clients[0].getState();
      const id = state._stateID;
      const began = performance.now();
      clients[Number(state.ctx.currentPlayer)].moves.play(id % 3);
      await Promise.all(clients.map((client) => reached(client, id + 1)));
      times.push(performance.now() - began);
    }
    clients.forEach((client) => client.stop());
  };
}

// Seconds that the server has worked, all its threads (a tick is a hundredth of a second); 0 where nobody tells.
function processorTime() {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return 0;
  const fields = fs.readFileSync(file, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function main() {
  const times = [];
  const clock = { end: 0 };
  const plays = [];
  for (let i = 0; i < matches; i++) plays.push(await match(times, clock));
  const worked = processorTime();
  const began = performance.now();
  clock.end = began + 1000 * seconds;
  await Promise.all(plays.map((play) => play()));
  const spent = (performance.now() - began) / 1000;
  const cpu = processorTime() - worked;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(JSON.stringify({ choices: times.length, seconds: spent, p50: at(0.5), p99: at(0.99), cpu }));
  process.exit(0);
}
main();
