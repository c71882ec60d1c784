// A small game with a secret for two: everybody holds cards that only they see, and draws or plays in turn.
const { PlayerView } = require("boardgame.io/core");

exports.Secret = {
  name: "secret",
  setup: () => ({
    secret: { deck: Array.from({ length: 52 }, (_, i) => i) },
    players: { 0: { hand: [1, 2, 3] }, 1: { hand: [4, 5, 6] } },
    table: [],
    scores: [0, 0],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        const hand = G.players[playerID].hand;
        const card = hand.splice(index % hand.length, 1)[0];
        G.table = [...G.table.slice(-20), card];
        hand.push(random.Die(52));
        G.scores[playerID] += card % 5;
      },
    },
  },
};
