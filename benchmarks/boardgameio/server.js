// The Koa server of boardgame.io, in memory.
const { Server, Origins } = require("boardgame.io/server");
const { Secret } = require("./game");

const server = Server({ games: [Secret], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("open") });
