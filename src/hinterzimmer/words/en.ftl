### The words of the house: what belongs to no single game

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
refused-BadRecord = This file isn’t a saved game, or it has been altered.
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
refused-BadSetting = One of the settings is out of bounds.
refused-BadSetting-endless = The game needs an end: set a target, a number of rounds or a playing time.
refused-BadSetting-number = The setting “{ $setting }” needs a whole number.
refused-BadSetting-range = The setting “{ $setting }” must be between { $low } and { $high }.
refused-BadSetting-switch = The setting “{ $setting }” is either on or off.
refused-BadSetting-unknown = This game has no setting “{ $setting }”.
refused-BadWords = A text is missing in this language.
refused-Broken = That didn’t work. Nothing has changed.
refused-Broken-analysis = Going through the game failed. Please try again.
refused-Broken-away = The house can’t write anything down right now. Try again in a moment.
refused-Broken-failed = { refused-Broken }
refused-GameOver = The game is over.
refused-GameOver-over = { refused-GameOver }
refused-IllegalOption = That isn’t possible here.
refused-IllegalOption-not-offered = { refused-IllegalOption }
refused-Muted = The host has muted you.
refused-Muted-muted = { refused-Muted }
refused-NoHint = There is no hint here.
refused-NoHint-failed = No hint this time: thinking about it took too long.
refused-NoHint-no-adviser = Nobody in the house knows { $game } well enough to give hints.
refused-NoHint-no-analyst = Nobody in the house knows { $game } well enough to analyse a game.
refused-NoHint-nothing = There’s nothing to choose right now.
refused-NoHint-off = Hints are switched off in this room.
refused-NoRoom = There is no room with this code.
refused-NoRoom-unknown = { refused-NoRoom }
refused-NoUndo = This choice can’t be taken back.
refused-NoUndo-chance = It’s too late: dice have been thrown or something has been drawn since.
refused-NoUndo-not-asked = Nobody has asked you to take a choice back.
refused-NoUndo-nothing-chosen = You haven’t chosen anything yet.
refused-NoUndo-pending = Somebody is already asking to take a choice back.
refused-NoUndo-revealed = It’s too late: something hidden has come to light since.
refused-NoUndo-secret-answer = Your answer is still secret. Wait until everybody has answered.
refused-NoUndo-too-fast = The game moved on in the meantime. Ask again.
refused-NotAsked = It isn’t your turn.
refused-NotAsked-not-asked = { refused-NotAsked }
refused-NotReady = First all seats must be taken.
refused-NotReady-free-seats =
    { $count ->
        [one] Seat { $numbers } is still free: wait, add a bot, or play with fewer seats.
       *[other] Seats { $numbers } are still free: wait, add bots, or play with fewer seats.
    }
refused-NotYours = You may not do that from this seat.
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
refused-TooFast = That was a little fast. Try again in a moment.
refused-TooFast-address = { refused-TooFast }
refused-TooFast-analyses = The house is busy analysing other games. Try again in a minute.
refused-TooFast-connections = This room is overcrowded. Try again later.
refused-TooFast-frames = { refused-TooFast }
refused-TooFast-hint-pending = One hint at a time: the last one is still being thought about.
refused-TooFast-room-busy = A lot is going on in this room. Try again in a moment.
refused-UnknownGame = We don’t know this game.
refused-UnknownGame-unknown = { refused-UnknownGame }
refused-UnknownRule = There is no rule with this number.
refused-WrongPhase = That isn’t possible now.
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

## Look-back

swing-mistake = { $name } gave away { $points } percent of the win with “{ $option }”.
swing-lucky = Luck gave { $name } { $points } percent of the win with “{ $option }”.
swing-unlucky = Bad luck took { $points } percent of the win from { $name } with “{ $option }”.

## Seats

seat = Seat { $number }
