## The game on the home page

blurb = Billiards with four dice: three balls, eight directions, and every number has its price.

## Levels

level-1 = Toni the apprentice
    .about = Dusts the balls, cheers for every hit and overlooks most of them.
level-2 = Emil the waiter
    .about = Plays between orders, and now and then pulls off a miracle.
level-3 = Rosa the regular
    .about = Has known the table for years, and knows a Carambo when she sees one.
level-4 = The head waiter
    .about = Adds up faster than you can order, and never thinks of the next round.
level-5 = Madame Queue
    .about = Sees every shot, including the one she won’t leave you.

## Settings

setting-target = Points to win
    .help = First to get there wins. 300 is a short game, 500 a normal one, 0 means no target.
setting-rounds = Rounds
    .help = Most points after this many rounds wins. 0 means no limit.
setting-minutes = Minutes
    .help = Playing time; the current round is played out. 0 means no limit.

## Balls, by the letter of the notation

ball = { $ball ->
    [B] Black
    [R] Red
   *[W] White
}
ball-name = { $ball ->
    [B] black
    [R] red
   *[W] white
}
ball-full = { $ball ->
    [B] the black ball
    [R] the red ball
   *[W] the white ball
}
ball-letter = { $ball ->
    [B] B
    [R] R
   *[W] W
}

## Questions

ask-KA-010 = Place { ball-full } on a blank square (just a dot).
ask-KA-010-ready = Happy with the balls?
ask-KA-021 = Play on with { $balls }, or stop.
ask-KA-021-begin = Pick a ball to start with.
ask-KA-029 = The throw is over. Score it, or undo a move.
ask-KA-029-nothing = The throw is over and scores nothing. End it, or undo a move.
ask-KA-029-stuck = No ball can move: the throw is over.
ask-KA-033 = Carambo! Throw again from here?
ask-square = Where should { ball-full } stop? Tap a square; it uses up the die shown there.
ask-square-plain = Where should { ball-full } stop? Tap a square.
ask-die = Which die do you use for { $field }?

wait-KA-010 = { $who } is placing the balls.
wait-KA-021 = { $who } is playing.
wait-KA-029 = { wait-KA-021 }
wait-KA-033 = { $who } may throw again.

## Choices

option-place = { ball } on { $field }
option-ready = Throw the dice
option-move = { ball } to { $field } with a { $die }
option-end = End the throw (no points)
option-end-points = { $points ->
    [one] Score { $points } point
   *[other] Score { $points } points
}
option-end-early = Stop here (no points)
option-again = Throw again
option-decline = That’s enough
option-back = Undo

## The table

board = The billiard table
pick = Pick { ball-name }, on { $field }
reach = { $field }, worth { $value }, uses { $dice }
reach-plain = { $field }, worth { $value }
dice = Dice: { $dice }
die-used = { $die } used
die-left = { $die } left
first = { ball } went first
hit = { ball } hit
not-hit = { ball } not hit yet
carambo = Carambo!
cannot-score = This throw can’t score any more.
can-score = To score, use all four dice and hit both other balls.
worth = worth { $points }
round-target = Round { $round }, to { $target } points
round-rounds = Round { $round } of { $rounds }
round-minutes = Round { $round }, playing time { $minutes } minutes

## The score sheet

sheet-title = Score sheet
sheet-move = { ball } { $field } ({ $die })
nothing = no points
bonus-straight = { $points } Straight
bonus-compress = { $points } Compress
bonus-pasch = { $points } { $alike ->
    [4] four of a kind
    [3] three of a kind
   *[2] two pairs
}
bonus-third_carambo = { $points } third Carambo
with-carambo = { $worth }, Carambo

## What happens

event-opening-throw = { $who } throws { $dice } to see who starts: { $sum }.
event-opens = { $who } threw highest and starts.
event-placed = { $who } places { ball-name } on { $field }.
event-placed-off = { $who } picks { ball-name } up again.
event-thrown = { $who } throws { $dice }.
event-moved = { $who }: { ball-name } from { $from } to { $to } with a { $die }, { $end ->
    [hit] hits { $struck }
    [rail] off the rail
   *[none] no hit
}.
event-taken-back = { $who } takes back a move.
event-booked = { $who } scores { $worth }.
event-booked-nothing = { $who } scores no points.
event-over = { $why ->
    [target] The target is reached.
    [rounds] The last round is over.
    [time] Time is up.
   *[guard] 200 rounds: time to call it a day.
}

## Reasons of advice

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-wins = Worth { points }, and wins the game.
reason-carambo = Worth { points }, and the Carambo earns another throw, good for about { $next } more.
reason-third = The third Carambo: { points }. The next player can expect about { $left }.
reason-points = Worth { points }; the next player can expect about { $left }.
reason-spoils = { points }, and it leaves the balls badly placed: the next player can expect only about { $left }.
reason-nothing = There’s nothing to score here; this leaves the next player only about { $left }.
reason-again = Another throw costs nothing and is good for about { $points } from here.
reason-place = From here the first throw is good for about { points }.
reason-ready = The balls are well placed.

## In the terminal

terminal-help = { "  " }B, R or W  show where the black, red or white ball can go    back  undo the last choice
terminal-other = Otherwise
terminal-throw = Throw { $number }:
terminal-moved = { $end ->
    [hit] hits
    [rail] off the rail
   *[none] no hit
}
terminal-round = Round
terminal-player = Player
terminal-dice = Dice
terminal-moves = Moves
terminal-score = Score
terminal-solved = { $dice }: { $count ->
    [0] no way to score.
    [one] { $count } way to score.
   *[other] { $count } ways to score.
}
terminal-total = Total
terminal-squares = Squares
terminal-bonuses = Bonuses
terminal-carambo = Carambo
terminal-yes = yes
