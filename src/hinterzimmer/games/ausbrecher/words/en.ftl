## The game on the home page

blurb = Seven jailbirds, four boats and your secret slip: who gets away, and when?

## Levels

level-1 = Pickpocket
    .about = Knows their own slip, but often moves on a whim.
level-2 = Cat burglar
    .about = Pushes their own jailbirds along and still misjudges plenty of moves.
level-3 = Lockpick
    .about = Usually works out what a move is worth to their own slip.
level-4 = Safecracker
    .about = Guesses your slips from your moves and rarely misjudges one.
level-5 = Mastermind
    .about = Soon knows your slips, plays out throws and replies in their head, and gives away as little as possible.

## Settings

setting-sheet = Bed sheet
    .help = A shorter route: the escape starts where the sheet reaches the ground.

## Jailbirds and dice, by the letter of the notation

bird = { $stone ->
    [R] Red
    [B] Blue
    [Y] Yellow
    [N] Brown
    [O] Orange
    [G] Green
    [V] Violet
   *[white] White
}
bird-name = { bird }
die-name = { $stone ->
    [R] red
    [B] blue
    [Y] yellow
    [N] brown
    [O] orange
    [G] green
    [V] violet
   *[white] white
}
die-of = { $stone ->
    [white] White die
   *[other] { bird }’s die
}

## Questions

ask-AU-011 = Who ends up in which boat? Arrange all seven and hand in your slip.
ask-AU-011-again = Your slip is in. You can change it until everyone has handed theirs in.
ask-AU-020 = Pick three dice to throw.
ask-AU-020-white = Pick three dice to throw. You may add the white one to send somebody back.
ask-AU-031 = Pick two dice to throw.
ask-AU-031-white = Pick two dice to throw. One may be the white one, to send somebody back.
ask-AU-023 = Which die will you play? Tap a jailbird or its die.
ask-AU-023-white = Which die will you play? Tap a jailbird, its die, or the white one.
ask-AU-026 = Who does the white die send back?

wait-AU-011 = Still writing: { $who }.
wait-AU-020 = { $who } is picking dice.
wait-AU-031 = { wait-AU-020 }
wait-AU-023 = { $who } is playing the dice.
wait-AU-026 = { wait-AU-023 }

## Choices

hand-in = Hand in my slip
hand-in-again = Hand in the changed slip
option-slip = { $boat1 } in boat 1, { $boat2 } in boat 2, { $boat3 } in boat 3, { $boat4 } in boat 4
option-throw = Throw: { $dice }
option-move = { bird }: { $end }
option-move-plain = { bird }
option-back = White sends { bird } back: { $end }
option-back-plain = White sends { bird } back

## Where a move ends, and what it does to others

place = { $to ->
    [0] to a window
   *[other] to space { $to }
}
place-boat = into boat { $boat }
blocks = blocks { bird-name }
frees = frees { bird-name }
loses-die = its own die is lost

## The table

board = The prison, the escape route and the boats
round = Round { $round }
boat = Boat { $boat }
throw = Throw
white-hint = Now tap whoever the white die sends back.
die-rolling = { die-of }: rolling
die-state = { die-of }: { $pips }, { $state ->
    [open] to play
    [played] played
   *[lapsed] lost
}

## The slip

sheet-title = My slip
slip-title = Your slip
slip-how = Tap two jailbirds to swap them, drag one onto another, or use the arrow keys. A jailbird in the right boat scores that boat’s number.
slip-done = Handed in. Waiting for the others.
slip-place = { bird }, boat { $boat }
safe = { $points } safe
at-best = { $points } at best
right-now = { $points } right now
arrived = Arrived
points = Points

## What happens

event-written = { $who } has handed in a slip.
event-begins = { $who } goes first, drawn at random.
event-turn = { $who }’s turn.
event-picked = { $who } throws { $dice }.
event-fallen = { bird } shows { $pips }.
die-shown = { die-name } { $pips }
event-moved = { $who } moves { bird-name } { $pips } { place }{ $also }.
event-moved-back = { $who } sends { bird-name } back { $pips } { place }{ $also }.
event-home = { bird } leaps into boat { $boat }{ $also }.
event-left-behind = { $who } sends { bird-name } back behind the wall: only the last boat is left.
event-lapsed = Not played: { $dice }.
event-over = All aboard. The slips are opened.
also-onto = onto { bird-name }
also-free = freeing { bird-name }

## Reasons of advice

reason-slip = At the start one order is as good as another. The best is one nobody will guess.
reason-only = It’s the only option.
reason-throw = Gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the others on average, { $more } more than { $other }; chance of winning { $percent }%.
reason-throw_close = Barely better than { $other }, but ahead in test games; chance of winning { $percent }%.
reason-forward = { $stone } to space { $field }: { better }; chance of winning { $percent }%.
reason-block = { $stone } to space { $field } blocks { $blocked }: { better }; chance of winning { $percent }%.
reason-home = { $stone } leaps into boat { $boat }: { better }; chance of winning { $percent }%.
reason-back = { $stone } sent back by the white die: { better }; chance of winning { $percent }%.
reason-same = They’re all equally good; chance of winning { $percent }%.
better = { $more ->
    [one] { $more } point
   *[other] { $more } points
} better than { $other } on average
by-white = { $bird } (white die)

## In the terminal

terminal-help = { "  " }To type the seven: { $birds }
terminal-ask-AU-011 = Write your slip, boats 1 to 4 in order, for example: slip RB YN OG V
terminal-ask-AU-023 = Which die will you play?
terminal-throw = Without the white die
terminal-throw-white = With the white die
terminal-move = Forward
terminal-back = Back with the white die
terminal-prison = Prison
terminal-empty = empty
terminal-track = Route
terminal-home = boats
terminal-boats = Boats
terminal-dice = Dice
terminal-slip = Slip
terminal-slips = Slips
terminal-boat = Boat
terminal-die-now = { $state ->
    [rolling] rolling
    [played] played
   *[lapsed] lost
}
