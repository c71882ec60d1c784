### The words of the house: what belongs to no single game

house = Hinterzimmer
description = Four shady table games in the back room: with friends by link, or against the house.

## The home page

tagline = Four shady table games. The lamp is on, the door is ajar.
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

refused = The house couldn’t do that. Nothing has changed.
refused-NoRoom = There’s no room with this code.
refused-NotYours = You can’t do that from this seat.
refused-WrongPhase = That isn’t possible right now.
refused-SeatTaken = There’s no free seat left.
refused-NotReady = Fill every seat first: wait, or add a bot.
refused-NoUndo = This choice can’t be undone: dice have been rolled or something hidden has come to light since.
refused-Muted = The host has asked you to be quiet.
refused-TooFast = That was a bit fast. Try again in a moment.
refused-TooBig = That is too long.
refused-IllegalOption = That isn’t one of your choices.
refused-NotAsked = It’s not your turn.
refused-GameOver = The game is over.
refused-BadSeats = This game isn’t for that many players.
refused-BadSetting = One of the options is out of range.
refused-BadRecord = This isn’t a saved game, or it has been altered.
refused-UnknownGame = This file is from a game we don’t know.
