"use strict";
// A plain page: it opens rooms, joins them, shows what the seat may know, and offers what the server offers.
const main = document.getElementById("main");
const status = document.getElementById("status");
const code = location.pathname.startsWith("/r/") ? location.pathname.slice(3) : null;
const key = `hinterzimmer ${code}`;
let socket = null, pause = 200, room = null, view = null, seen = {}, held = null, seat = -2, log = [], chat = [];

function say(text) { status.textContent = text; }

// Everything is made of text nodes: names and chat are data, never markup.
function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== false && value !== null) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children);
  return node;
}

async function ask(path, body, token) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
  const type = answer.headers.get("content-type") || "";
  const data = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Error(data.message || answer.statusText);
  return data;
}

function random() { return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16)).join(""); }

async function front() {
  const offer = await ask("/api/games");
  const rooms = await ask("/api/rooms");
  const game = make("select", { id: "game" }, ...offer.games.map((g) => make("option", { value: g.name }, g.title)));
  const seats = make("select", { id: "seats" });
  const name = make("input", { id: "name", required: true, maxlength: 60, value: localStorage.getItem("name") || "" });
  const fit = () => {
    const chosen = offer.games.find((g) => g.name === game.value);
    seats.replaceChildren(...chosen.seats.map((n) => make("option", { value: n }, `${n}`)));
  };
  game.addEventListener("change", fit);
  fit();
  const open = async (event) => {
    event.preventDefault();
    localStorage.setItem("name", name.value);
    try {
      const agreement = { game: game.value, seats: Number(seats.value) };
      const seated = await ask("/api/rooms", { agreement, name: name.value, seed: random() });
      localStorage.setItem(`hinterzimmer ${seated.code}`, seated.token);
      location.href = `/r/${seated.code}`;
    } catch (error) { say(error.message); }
  };
  main.replaceChildren(
    make("h2", {}, "Open a room"),
    make("form", { onsubmit: open },
      make("label", {}, "Game", game), make("label", {}, "Seats", seats), make("label", {}, "Your name", name),
      make("button", {}, "Open")),
    make("h2", {}, "Rooms to join"),
    make("ul", {}, ...rooms.map((one) => make("li", {}, make("a", { href: `/r/${one.code}` }, `${one.game} (${one.phase})`)))),
  );
  say("Open a room and share its link, or join one.");
}

function send(type, more = {}) {
  socket.send(JSON.stringify({ type, id: random(), ...more }));
}

function connect() {
  const token = localStorage.getItem(key);
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/rooms/${code}/play`);
  socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", tokens: token ? [token] : [], seen })));
  socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    if (event.code === 4404) return say("There is no such room, or it cannot be watched.");
    if (event.code === 4403 || (event.code === 1008 && token)) {
      localStorage.removeItem(key);
      seen = {};
    } else if (event.code === 1008) return;
    say("Connecting again…");
    setTimeout(connect, pause);
    pause = Math.min(5000, 2 * pause);
  });
}

function take(message) {
  if (message.type === "refused") return say(message.message);
  if (message.type !== "update") return;
  pause = 200;
  seat = message.seat;
  seen[seat] = message.number;
  if (message.room) room = message.room;
  if (message.view) { view = message.view; held = message.held || null; }
  log.push(...(message.events || []));
  chat.push(...(message.chat || []));
  draw();
}

function button(text, type, more, off = false) {
  return make("button", { onclick: () => send(type, more), disabled: off }, text);
}

function draw() {
  const host = room.host === seat, waiting = room.phase === "waiting", question = view && view.question;
  const names = room.seats.map((one, i) => one.name || `seat ${i + 1}`);
  const turn = question && question.asked.includes(seat) && question.options.length && !held;
  say(room.phase === "over" ? result(names) : waiting ? "Waiting for everybody to sit down." :
    turn ? "Your turn." : `Waiting for ${question ? question.asked.map((i) => names[i]).join(", ") : "…"}.`);
  const places = room.seats.map((one, i) => make("li", {}, `${names[i]}: ${one.kind}${i === room.host ? ", host" : ""}${i === seat ? ", you" : ""} `,
    ...(host && waiting && one.kind === "open" ? [button("Add a bot", "add_bot", { at: i })] : []),
    ...(host && waiting && i !== seat && one.kind !== "open" ? [button("Remove", "remove", { at: i })] : [])));
  const parts = [make("h2", {}, room.title), make("ul", {}, ...places)];
  if (waiting) parts.push(make("p", {}, "Share this link: ", make("a", { href: location.pathname }, location.origin + location.pathname)));
  if (seat < 0 && waiting && room.seats.some((one) => one.kind === "open")) parts.push(joining());
  if (seat >= 0) parts.push(controls(host, waiting));
  if (turn) parts.push(make("h3", {}, "Choose"), make("div", { id: "options" },
    ...question.options.slice(0, 600).map((one) => button(one.text, "choose", { ask: question.number, option: one.text }))), typed(question));
  if (held) parts.push(make("p", {}, `You chose ${held}; the window is still open.`));
  if (view) parts.push(make("h3", {}, "Table"), make("pre", { tabindex: 0 }, JSON.stringify(view.board, null, 1)));
  parts.push(make("h3", {}, "What happened"), make("pre", { tabindex: 0 }, log.slice(-40).map((e) => JSON.stringify(e)).join("\n")));
  parts.push(make("h3", {}, "Chat"), make("ul", {}, ...chat.slice(-50).map((line) => make("li", {}, `${line.name}: ${line.text}`))));
  if (seat >= 0) parts.push(talking());
  parts.push(make("p", {}, `Commitment to the dice: ${room.commitment || "none"}`));
  if (room.phase === "over") parts.push(make("p", {}, make("a", { href: `/api/rooms/${code}/record`, download: true }, "Download the record")));
  const active = document.activeElement && document.activeElement.id;
  main.replaceChildren(...parts);
  if (active && document.getElementById(active)) document.getElementById(active).focus();
}

function result(names) {
  if (!view || !view.winners) return "The game is over.";
  return `${view.winners.map((i) => names[i]).join(" and ") || "Nobody"} won: ${view.scores.map((n, i) => `${names[i]} ${n}`).join(", ")}.`;
}

function controls(host, waiting) {
  const mine = room.seats[seat], row = make("div", { class: "row" });
  if (host && waiting) row.append(button("Start", "start", {}, room.seats.some((one) => one.kind === "open")));
  if (room.phase === "playing" && mine.kind === "person") row.append(button("Let a bot play for me", "hand_over"), button("Take my last choice back", "ask_undo"));
  if (mine.kind === "away") row.append(button("I am back", "come_back"));
  if (room.undo && room.undo.seat !== seat) row.append(`${room.seats[room.undo.seat].name} wants a choice back:`, button("Agree", "answer_undo", { agree: true }), button("Refuse", "answer_undo", { agree: false }));
  if (room.phase === "over") row.append(button("Rematch", "rematch"));
  row.append(make("a", { href: `/r/${code}#${localStorage.getItem(key)}` }, "My seat on another device (private link)"), button("Leave", "leave"));
  return row;
}

function joining() {
  const name = make("input", { id: "name", required: true, maxlength: 60, value: localStorage.getItem("name") || "" });
  const join = async (event) => {
    event.preventDefault();
    localStorage.setItem("name", name.value);
    try {
      const seated = await ask(`/api/rooms/${code}/join`, { name: name.value, seed: random() });
      localStorage.setItem(key, seated.token);
      seen = {};
      location.reload();
    } catch (error) { say(error.message); }
  };
  return make("form", { onsubmit: join }, make("label", {}, "Your name", name), make("button", {}, "Join"));
}

function typed(question) {
  const text = make("input", { id: "typed", autocomplete: "off" });
  const choose = (event) => { event.preventDefault(); send("choose", { ask: question.number, option: text.value }); };
  return make("form", { onsubmit: choose }, make("label", {}, "or type it", text), make("button", {}, "Choose"));
}

function talking() {
  const text = make("input", { id: "line", maxlength: 500, autocomplete: "off" });
  const talk = (event) => { event.preventDefault(); if (text.value) send("chat", { text: text.value }); text.value = ""; };
  return make("form", { onsubmit: talk }, make("label", {}, "Say something", text), make("button", {}, "Send"));
}

if (code) {
  if (location.hash.length > 16) { // a private link: the seat moves in, and the token leaves the address bar
    localStorage.setItem(key, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  connect();
} else {
  front().catch((error) => say(error.message));
}
