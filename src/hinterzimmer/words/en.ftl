### The words of the house: what belongs to no single game

house = Hinterzimmer
description = Shady table games in the back room: with friends by link, or against the house.

## The home page

tagline = Shady table games. The lamp is on, the door is ajar.
play-now = Play now
play-now-why = against the house, right away
invite = Invite friends
shared-device = One device
join = Join
join-code = Room code
join-why = The ten-character code, or the whole link
continue-rooms = Continue
with-names = with { $names }
phase-waiting = not started yet
phase-playing = in progress
phase-over = finished
forget = Take { $game } off the list
open-rooms = Open rooms
opponents = Opponent
players = { $low } to { $high } players
players-exactly = { $count ->
    [one] One player
   *[other] { $count } players
}
minutes = { $minutes } minutes
your-name = Your name
guest = Guest
guest-number = Guest { $number }
guest-why = What should the others call you?
watch-replay = Watch a replay
watch-replay-why = Drop a saved game here, or choose a file
choose-file = Choose a file
nothing-here = There is nothing here. The door was painted on.

## The head of every page

home = Home
to-home = { house }: { home }
language = Language
lamp-on = Turn the lamp up (light)
lamp-off = Turn the lamp down (dark)
sound-on = Sound is on
sound-off = Sound is off
back = Back
close = Close
loading = One moment…

## Opening a room

options = Game options
open-room = Open the room
seat-name = Name at seat { $number }
clock = Thinking time
clock-why = If your time runs out, a bot makes that one choice for you.
clock-none = no limit
clock-seconds = { $seconds ->
    [one] One second per decision
   *[other] { $seconds } seconds per decision
}
clock-bank = { $minutes ->
    [one] One minute each
   *[other] { $minutes } minutes each
}, plus { $more ->
    [one] one second
   *[other] { $more } seconds
} per decision
window = Time to react
window-seconds = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
}
window-why = Everyone gets this long to react, whatever they are holding.
previews = Previews
previews-why = See what a move would do before you make it. Without previews, everyone works it out for themselves.
previews-not = No previews.
hints = Hints allowed
hints-why = On your turn you can ask what the strongest bot would do. Only you see the answer.
hints-allowed = Hints are allowed.
spectators = Spectators welcome
spectators-why = Anyone with the link can watch. Secrets stay secret.
spectators-allowed = Spectators welcome.
spectators-not = No spectators.
listed = List this room publicly
listed-why = It appears on the home page. Otherwise only people with the link can find it.

## The waiting room

room-of = A room for { $game }
share-link = Send this link. Whoever opens it can sit down.
copy = Copy link
copied = Copied
share = Share
qr = QR code for the link
second-device = My seat on another device
private-link = Private link: your seat on another device. Do not share it.
copy-private = Copy my private link
private-qr = QR code for your private link
seats = Seats
seat = Seat { $number }
seat-open = free
host = host
you = you
bot = bot
level = Level { $number }
bot-random = plays at random
away = a bot is filling in
present = here
absent = away
ready = ready
level-at = Level at seat { $number }
add-bot = Add a bot
remove-seat = Free { $name }’s seat
more-seats = One more seat
fewer-seats = One fewer seat
start = Start the game
start-waits = Every seat must be taken. Wait for friends, or add a bot.
all-ready = Everyone’s seated. Ready when you are.
wait-host = Waiting for { $name } to start.
sit-down = Sit down
watch = Just watch
no-seat = All seats are taken.
can-watch = You can still watch.
yes = yes
no = no

## The table

table = Table
log = Log
log-empty = Nothing has happened yet.
rules = Rules
rule = Rule
rule-here = Rule for this question
contents = Contents
reconstructed = Parts of this edition are reconstructed: the originals are out of print.
skip = Skip to the question
your-turn = Your turn
asked = Your turn. { $question }
settling = Setting the table…
chance = Chance decides.
chosen = Got it. Waiting for the others.
choices-list = All choices as a list ({ $count })
watching = You are watching.
menu = More
leave = Leave the table
hand-over = Let a bot play for me
come-back = Take my seat back
ask-undo = Ask to undo my last choice
undo-asked = { $name } would like to undo their last choice.
undo-yours = You’ve asked to undo your last choice.
agree = Agree
decline = Decline
lost = Connection lost. Reconnecting…
connecting = Knocking at the door…

## Talking

chat = Chat
chat-empty = Nobody has said anything yet.
say = Say something
send = Send
people = Who may speak
mute = Mute { $name }
unmute = Unmute { $name }
muted = muted

## Hints

hint-ask = What would you do?
hint-thinking = Thinking it over…
hint-would = I would choose: { $option }.
hint-follow = Do that
hint-worth = I make that a { $best }% chance of winning; the weakest choice I looked at, { $worst }%.

## One device

curtain = Hand the device to { $name }
curtain-why = Everyone else: eyes on the ceiling.
curtain-open = I’m { $name }

## The end

over = The game is over
wins = { $name } wins
win-many = { $names } share the win
nobody-wins = Nobody wins
you-win = You win!
rematch = Play again
look-around = Look at the table
back-to-result = Back to the result
save-game = Save the game
to-replay = Watch the replay
verify = Check the dice
verify-why = The dice were fixed before the first move. Your browser can work them out again and check.
verifying = Checking…
verified = { $count ->
    [one] One roll checked in your browser: it matches the secret fixed before the game.
   *[other] { $count } rolls checked in your browser: all of them match the secret fixed before the game.
}
verify-failed = The dice don’t match the secret!
verify-none = Nothing in this game was left to chance.
commitment = Fixed before the game
secret = Revealed afterwards

## Look-back

look-back = Analyse the game
look-back-why = What the strongest bot would have done, and how much was luck.
look-back-working = Working through the game: { $part }%
look-back-best = Best choices
look-back-cost = Thrown away
look-back-luck = Luck
look-back-swings = What mattered most
look-back-worst = Costliest mistakes
look-back-better = Better: { $option }.
look-back-chart = Everyone’s winning chances over the game
look-back-left-out = { $count ->
    [one] One decision was left out for lack of time.
   *[other] { $count } decisions were left out for lack of time.
}
swing-mistake = { $name } threw away { $points }% in winning chances with “{ $option }”.
swing-lucky = Luck brought { $name } { $points }% in winning chances.
swing-unlucky = Bad luck cost { $name } { $points }% in winning chances.

## Replays

replay = Replay
step = Next
step-back = Previous
play = Play
pause = Pause
speed = Speed
moment = Moment { $number } of { $of }
seen-from = View
spectator = Spectator
everything = Everything revealed
moment-link = Copy a link to this moment

## The plain board, for games without a page of their own

plain-blurb = A game from elsewhere, on the plain board.
plain-ask = What do you do?
plain-wait = It is up to { $who }.
plain-seats = At the table
plain-turn = to decide
plain-nothing = none
plain-hidden = face down
plain-write = Your answer ({ $form })
plain-send = Answer

## Refusals

refused-AlreadyChosen = You have already chosen.
refused-AlreadyChosen-answer-stands = { refused-AlreadyChosen }
refused-BadEdition = This edition can’t be used.
refused-BadEdition-own-only = Rooms here are played with the game’s own edition.
refused-BadEdition-too-big = An edition may have at most { $bytes } bytes.
refused-BadGame = This game is broken and can’t be played here.
refused-BadMessage = The house didn’t understand that.
refused-BadMessage-empty = There’s nothing in the message.
refused-BadMessage-malformed = { refused-BadMessage }
refused-BadMessage-no-moment = There is no moment { $moment } in this game. The last one is { $moments }.
refused-BadMessage-no-name = A name needs at least one visible character.
refused-BadMessage-no-round = There was no game number { $round } at this table.
refused-BadMessage-no-seat = There is no seat { $number } at this table.
refused-BadNotation = That isn’t a choice here.
refused-BadNotation-ambiguous = “{ $text }” could mean several things. Type a little more.
refused-BadNotation-die-twice = Each die can be thrown only once in a turn.
refused-BadNotation-no-bullet = There is no bullet called “{ $text }”.
refused-BadNotation-no-bullet-number = The bullets are numbered from 1 to { $last }.
refused-BadNotation-no-chamber = “{ $text }” doesn’t say which chamber. Type, for example: { $examples }
refused-BadNotation-no-colour = “{ $text }” is no colour. The letters are { $letters }, and W for white.
refused-BadNotation-no-room = There is no room called “{ $text }”.
refused-BadNotation-no-square = There is no square { $text } on this table: they go from { $first } to { $last }.
refused-BadNotation-slip = A slip names each of the seven colours exactly once.
refused-BadNotation-throw = A throw is three coloured dice (two at the end), with or without the white one.
refused-BadNotation-unknown = “{ $text }” isn’t a choice here. You can type, for example: { $examples }
refused-BadOptions = The server can’t be started like this.
refused-BadOrigin = This page doesn’t belong to this server.
refused-BadOrigin-page = { refused-BadOrigin }
refused-BadPosition = These pieces can’t stand like that.
refused-BadRecord = This isn’t a saved game, or it has been altered.
refused-BadRecord-altered = This saved game has been altered: its checksum doesn’t match.
refused-BadRecord-choice = Line { $line } of this saved game can’t have been played.
refused-BadRecord-cut-off = This saved game is cut off at line { $line }.
refused-BadRecord-header = Line { $line } of this saved game isn’t as it should be.
refused-BadRecord-no-commitment = The dice of this game were never committed to, so they can’t be checked.
refused-BadRecord-no-secret = This saved game can be watched, but not continued: its secret is missing.
refused-BadRecord-not-a-record = This file is not a saved game.
refused-BadRecord-not-revealed = The dice can be checked once the game is over.
refused-BadRecord-other-edition = This game was played with another edition, which is needed as well.
refused-BadRecord-other-game = This is a saved game of another game.
refused-BadRecord-other-rules = This game was saved with another version of the rules.
refused-BadRecord-wrong-draw = Line { $line } doesn’t follow from the secret: somebody has tampered with the dice.
refused-BadRecord-wrong-secret = The secret is not the one that was fixed before the game.
refused-BadSeats = These seats don’t suit the game.
refused-BadSeats-count =
    { $many ->
        [span] { $game } is for { $low } to { $high } players.
       *[exact] { $game } is for exactly { $low } players.
    }
refused-BadSeats-no-bot = There is no bot called “{ $bot }” for this game.
refused-BadSeats-no-levels = Nobody in the house has learnt { $game } yet.
refused-BadSeats-no-seat = { refused-BadMessage-no-seat }
refused-BadSetting = One of the options is out of range.
refused-BadSetting-endless = The game needs an end: set a target, a number of rounds or a playing time.
refused-BadSetting-number = The setting “{ $setting }” needs a whole number.
refused-BadSetting-range = The setting “{ $setting }” must be between { $low } and { $high }.
refused-BadSetting-switch = The setting “{ $setting }” is either on or off.
refused-BadSetting-unknown = This game has no setting “{ $setting }”.
refused-BadWords = A text is missing in this language.
refused-Broken = The house couldn’t do that. Nothing has changed.
refused-Broken-analysis = Going through the game failed. Please try again.
refused-Broken-away = The house can’t write anything down right now. Try again in a moment.
refused-Broken-failed = { refused-Broken }
refused-GameOver = The game is over.
refused-GameOver-over = { refused-GameOver }
refused-IllegalOption = That isn’t one of your choices.
refused-IllegalOption-not-offered = { refused-IllegalOption }
refused-Muted = The host has asked you to be quiet.
refused-Muted-muted = { refused-Muted }
refused-NoHint = There is no hint here.
refused-NoHint-failed = No hint this time: thinking about it took too long.
refused-NoHint-no-adviser = Nobody in the house knows { $game } well enough to give hints.
refused-NoHint-no-analyst = Nobody in the house knows { $game } well enough to analyse a game.
refused-NoHint-nothing = There’s nothing to choose right now.
refused-NoHint-off = Hints are switched off in this room.
refused-NoRoom = There’s no room with this code.
refused-NoRoom-unknown = { refused-NoRoom }
refused-NoUndo = This choice can’t be undone.
refused-NoUndo-chance = It’s too late: dice have been thrown or something has been drawn since.
refused-NoUndo-not-asked = Nobody has asked you for an undo.
refused-NoUndo-nothing-chosen = You haven’t chosen anything yet.
refused-NoUndo-pending = Someone has already asked for an undo.
refused-NoUndo-revealed = It’s too late: something hidden has come to light since.
refused-NoUndo-secret-answer = Your answer is still secret. Wait until everybody has answered.
refused-NoUndo-too-fast = The game moved on in the meantime. Ask again.
refused-NotAsked = It’s not your turn.
refused-NotAsked-not-asked = { refused-NotAsked }
refused-NotReady = Fill every seat first: wait, or add a bot.
refused-NotReady-free-seats =
    { $count ->
        [one] Seat { $numbers } is still free: wait, add a bot, or play with fewer seats.
       *[other] Seats { $numbers } are still free: wait, add bots, or play with fewer seats.
    }
refused-NotYours = You can’t do that from this seat.
refused-NotYours-bot-plays = A bot is playing for you. Take your seat back first.
refused-NotYours-host-only = Only the host may do that.
refused-NotYours-host-stays = The host can’t be removed, only leave.
refused-NotYours-no-spectators = This room has no spectators.
refused-NotYours-not-over = You can see the other seats once the game is over.
refused-NotYours-other-seat = That seat isn’t yours.
refused-NotYours-token = This link doesn’t belong to a seat in this room.
refused-RoomError = That isn’t possible in this room.
refused-SeatTaken = That seat is taken.
refused-SeatTaken-full = All seats are taken.
refused-SeatTaken-occupied = Those seats are taken. Empty the last ones first.
refused-SeatTaken-taken = Seat { $number } is taken.
refused-StaleAsk = That came too late: the question is already settled.
refused-StaleAsk-closed = { refused-StaleAsk }
refused-TooBig = That is too long.
refused-TooBig-message = { refused-TooBig }
refused-TooFast = That was a bit fast. Try again in a moment.
refused-TooFast-address = { refused-TooFast }
refused-TooFast-analyses = The house is busy analysing other games. Try again in a minute.
refused-TooFast-connections = This room is overcrowded. Try again later.
refused-TooFast-frames = { refused-TooFast }
refused-TooFast-hint-pending = One hint at a time: the last one is still being thought about.
refused-TooFast-room-busy = A lot is going on in this room. Try again in a moment.
refused-UnknownGame = We don’t know this game.
refused-UnknownGame-unknown = { refused-UnknownGame }
refused-UnknownRule = There is no rule with this number.
refused-WrongPhase = That isn’t possible right now.
refused-WrongPhase-no-game = There is no game yet.
refused-WrongPhase-not-over = That’s possible once the game is over.
refused-WrongPhase-phase =
    { $phase ->
        [waiting] That’s possible once the game has started.
        [over] That isn’t possible any more: the game is over.
       *[playing] That isn’t possible while the game is running.
    }
refused-WrongPhase-record-only = This room only shows a saved game.
refused-WrongPhase-started = The game has already started. You can watch, or wait for the next one.

## The terminal

terminal-help = Type a choice as listed, or its number. If there is only one, just press Enter.
terminal-word-sheet = sheet
    .about = the score sheet
terminal-word-board = board
    .about = the board again
terminal-word-rule = rule
    .about = the rule that applies here
terminal-word-hint = hint
    .about = what a strong player would do
terminal-word-leave = leave
    .about = leave the table (the game is saved)
terminal-word-help = help
    .about = this list
terminal-try-help = (type “{ $word }” for help)
terminal-commitment = Dice commitment (SHA-256): { $commitment }
terminal-saved = Saved to { $path }
terminal-resume = Resume with: { $command }
terminal-check = Check the dice with: { $command }
terminal-your-turn = { $name }, it’s your turn. Press Enter when nobody else is looking.
terminal-options = You can
terminal-score = { $points ->
    [one] { $name }: one point
   *[other] { $name }: { $points } points
}
terminal-no-rule = The rules for players say nothing about this.
terminal-seat = Seat
terminal-decisions = Decisions
terminal-choice = Choice
terminal-played = Played
terminal-better = Better
terminal-cost = Cost
terminal-why = Why
terminal-moment = Choice { $choice }: { $text }
terminal-look-back-note = In percent of winning chances. Look at a moment with: { $command }
terminal-look-back-title = { $game }: looking back
terminal-look-back-page = In percent of winning chances: what was thrown away, and what dice and draws brought.
terminal-look-back-chances = Everyone’s chances
terminal-looking-back = looking back
