## The game on the home page

blurb = Russian roulette as a game of memory: load up, shift the bullets, butt in, pull the trigger.

## Levels

level-1 = The niece
    .about = Mostly loads and aims at random, and soon forgets what’s where.
level-2 = The waiter
    .about = Knows the bullets, but misses chances and forgets after a few rounds.
level-3 = The regular
    .about = Holds on to Kablamos, slips them to others and remembers most things.
level-4 = The bookkeeper
    .about = Forgets nothing and allows for what others are holding back.
level-5 = The landlady
    .about = Forgets nothing, reads everyone, and plays out every possibility.

## Settings

setting-mulliganovski = Mulliganovski
    .help = Don’t like your bullets? Put them back and draw one fewer, twice at most.
setting-hardcore = Hardcore
    .help = No red bullets, and everyone starts with a Kablamo.
setting-social = Social game
    .help = Every loaded bullet shows who loaded it.
setting-memory_aid = Memory aid
    .help = The table remembers everything you’ve seen.

## Bullets, by the name that the server gives. `narrow` is a long name that says where it may be broken

bullet-Kablamo = Kablamo
    .help = Whoever this revolver is aimed at is out.
bullet-Click = Click
    .help = It goes click. That’s all.
bullet-Act-of-Cowardice = Act of Cowardice
    .help = When this revolver next fires, the first bullet drops out harmlessly and the next one fires.
bullet-Backfire = Backfire
    .help = Answer: take control of a red bullet just played, or of an active one.
bullet-Bolshevik-Rules = Bolshevik Rules
    .help = Next round, every Kablamo hits the player to the left of the one it would have hit.
bullet-Full-Metal-Jacket = Full Metal Jacket
    .help = Until the round ends, every Kablamo also hits the player to its victim’s left.
    .narrow = { bullet-Full-Metal-Jacket }
bullet-Lack-of-Etiquette = Lack of Etiquette
    .help = Look at three loaded bullets, one after another.
    .narrow = { bullet-Lack-of-Etiquette }
bullet-Lights-Out = Lights Out
    .help = Two players swap revolvers, contents and all; each may then turn their new one.
bullet-Marquis-of-Queensbury-Rules = Marquis of Queensbury Rules
    .help = Until the round ends, Kablamos hurt nobody.
bullet-Misfire = Misfire
    .help = Answer: cancel a red bullet just played, or an active one.
bullet-Moment-of-Truth = Moment of Truth
    .help = Everyone swaps the bullet in their safe chamber for one of their spares.
bullet-Overhaul = Overhaul
    .help = All malfunctions are removed from all revolvers.
bullet-Ricochet = Ricochet
    .help = Answer: copy a red bullet just played, or an active one.
bullet-Somebody-Is-Cheating = Somebody Is Cheating
    .help = Until the round ends, every active bullet except live ones fizzles out.
bullet-Trigger-Happy = Trigger Happy
    .help = One more shot this round.
bullet-Double-Cross = Double Cross
    .help = Swap one of your bullets with one in another revolver; its owner may then turn it by one.
bullet-Gentlemen-s-Agreement = Gentlemen’s Agreement
    .help = Two players each secretly pick one of their own bullets, and the two swap places.
bullet-Cylinder-Malfunction = Cylinder Malfunction
    .help = On its next shot this revolver turns the wrong way.
    .narrow = { bullet-Cylinder-Malfunction }
bullet-Greased-Cylinder = Greased Cylinder
    .help = A revolver of your choice makes a half turn.
bullet-Hammer-Malfunction = Hammer Malfunction
    .help = The next shot of this revolver reveals nothing.
    .narrow = { bullet-Hammer-Malfunction }
bullet-Ratchet-Malfunction = Ratchet Malfunction
    .help = For its next shot this revolver does not turn.
    .narrow = { bullet-Ratchet-Malfunction }
bullet-Sleight-of-Hand = Sleight of Hand
    .help = Swap one of your loaded bullets with a random spare of another player’s.
    .narrow = { bullet-Sleight-of-Hand }
bullet-Speed-Load = Speed Load
    .help = Discard everything in your revolver, draw six new bullets and load them.
bullet-Stockpiling = Stockpiling
    .help = Draw a bullet and load it, then one more as a spare.
bullet-Test-of-Honor = Test of Honor
    .help = Before reloading, fill another player’s empty chambers from your spares.
bullet-Trigger-Malfunction = Trigger Malfunction
    .help = After its next shot this revolver owes one more.
    .narrow = { bullet-Trigger-Malfunction }
bullet-Triple-Action = Triple Action
    .help = Three bullets in at least two revolvers swap places in a circle.
bullet-Wet-Powder = Wet Powder
    .help = Discard all your spares and draw as many.

group-live = live
group-fast = red
group-action = white

## Places: a chamber by its number, clockwise from the hammer, and whose revolver it is in

chamber = { $chamber ->
    [0] under the hammer
    [5] safe chamber
   *[other] chamber { $chamber }
}
place = { $owner }, { chamber }
place-of = { $chamber ->
    [0] the chamber under the hammer
    [5] the safe chamber
   *[other] chamber { $chamber }
}{ $whose ->
    [own] {""}
   *[other] {" "}of { $owner }’s revolver
}
place-in = { $chamber ->
    [0] the chamber under the hammer
    [5] the safe chamber
   *[other] chamber { $chamber }
} of { $whose ->
    [own] their own
   *[other] { $owner }’s
} revolver

## Questions

ask-KB-021 = Load six: tap a bullet, then a chamber. The safe chamber fires first, then the rest in turn.
ask-KB-021-ready = All six are in. The others are still loading.
ask-KB-023 = Keep these { $bullets } bullets, or redraw with one fewer?
ask-KB-035 = Reload: tap a spare for the marked chamber.
ask-KB-050 = { $bullet }: who gets it?
ask-KB-073 = { $bullet }: which bullet is it aimed at?
ask-KB-077 = Play a red bullet from your spares, or pass?
ask-KB-078 = { $bullet } has been played. Answer it, or pass?
ask-ordered = You’re passing until the next round. Changed your mind?
ask-KB-105 = No manners today: tap a chamber and peek.
ask-KB-105-done = Seen enough?
ask-KB-106 = Lights out! Which two players swap revolvers?
ask-KB-106-turn = A new revolver. How many chambers do you turn it clockwise?
ask-KB-109 = Which spare goes into your safe chamber?
ask-KB-121 = Tap a bullet in your own revolver.
ask-KB-121-other = Now tap one in another revolver.
ask-KB-121-turn = Someone has swapped a bullet into your revolver. Turn it by one?
ask-KB-122 = Which two shake hands?
ask-KB-122-place = Tap the bullet you’re giving away.
ask-KB-124 = Whose cylinder takes a half turn?
ask-KB-127 = Tap the bullet you want to get rid of.
ask-KB-127-to = Whose spares do you dip into?
ask-KB-128 = Load what you’ve drawn.
ask-KB-130 = A matter of honour: whose revolver do you fill?
ask-KB-130-load = Which of your spares goes in there?
ask-KB-132 = Tap three bullets in turn: each moves to the next one’s place.

wait = Deciding: { $who }.
wait-KB-021 = Still loading: { $who }.
wait-KB-023 = Weighing their bullets: { $who }.
wait-KB-035 = { wait-KB-021 }
wait-KB-050 = Deciding who gets it: { $who }.
wait-KB-077 = May react now: { $who }.
wait-KB-078 = { wait-KB-077 }
wait-KB-128 = { wait-KB-021 }

## Options

option-keep = Keep them
option-again = Redraw, one fewer
option-ready = All in
option-back = Take the last one out
option-load = { $bullet } → { chamber }
option-pass = Pass
option-pass-round = Pass until the next round
option-play = { $target ->
    [none] Play { $bullet }
   *[aimed] Play { $bullet } on { $target }
}
option-at = { $bullet }
option-let-go = Let it go
option-to = { $seat }
option-place = { place }
option-pair = { $seats }
option-turn = { $by ->
    [0] Don’t turn
    [1] Turn by one
    [-1] Turn back by one
   *[other] Turn by { $by }
}
option-swap = Swap in { $bullet }
option-done = Seen enough

## The board

table = The table
yours = yours
enlarge = Enlarge { $who }’s revolver
locked = safe: only its owner may touch it
empty = empty
face-down = face down
known = you know: { $bullet }
loaded-by = loaded by { $who }
looking = you’re looking at it
choosable = can be chosen
spares = { $count ->
    [one] 1 spare
   *[other] { $count } spares
}
my-spares = Your spares
drawn = Drawn: load these
no-spares = no spares
bag = Bag
discarded = Discarded
start-marker = start marker
owed = owes a shot
controlled = controlled by { $who }
aimed-at = aimed at { $target }
round = Round { $round }
for-round = round { $round }
phase-set-up = Loading
phase-before = Before the shot
phase-rotate = Rotate and Reveal
phase-resolve = Resolve
phase-repeat = Repeat
phase-replace = Replace
phase-reload = Reload
out = out
out-since = out in round { $round }
out-stamp = OUT
alive = still standing
show-again = Show again
loading-full = All six are placed. Lock them in; after that you won’t see them again.
loading-going = In they go, one by one.
loading-bullet = Tap a bullet, then a chamber, or drag it there.
loading-bullet-keys = { loading-bullet } Keys 1–6 follow the firing order.
loading-chamber = Now the bullet for this chamber.
commit = Load these six
change = Wait, let me change that
clear = Take all out
ordered = You’re passing until the next round.

## The sheet beside the board

sheet-title = Discarded
opened = Everything on the table
still-loaded = still in the revolver
nothing-there = nothing yet
lost = { $bullet }: last seen among { $who }’s spares

## Events. A bullet that is not seen is called “unseen”

with-bullet = { $bullet ->
    [unseen] {""}
   *[seen] : { $bullet }
}
as-kind = { $as ->
    [itself] {""}
   *[other] {" "}as { $as }
}
event-bag = { $bullets ->
    [one] 1 bullet goes into the bag.
   *[other] { $bullets } bullets go into the bag.
}
event-start-marker = { $who } has the start marker.
event-given = { $who } is given a Kablamo. Congratulations.
event-drawn = { $bullet ->
    [unseen] { $who } draws a bullet.
   *[seen] { $who } draws { $bullet }.
}
event-drawn-to-load = { event-drawn }
event-dealt = { $bullets ->
    [unseen] { $who } draws { $count ->
        [one] a bullet
       *[other] { $count } bullets
    }.
   *[seen] { $who } draws { $bullets }.
}
event-put-back = { $bullets ->
    [one] { $who } puts a bullet back.
   *[other] { $who } puts { $bullets } bullets back.
}
event-loaded = { $who } loads { place-of }{ with-bullet }.
event-loaded-all = { $who } loads { $count } chambers.
event-cleared = { $who } leaves behind: { $bullets }.
event-taken-up = { $who } picks up what was in { place-in }{ with-bullet }.
event-turned = { $by ->
    [1] { $who }’s cylinder turns by one.
    [3] { $who }’s cylinder makes a half turn.
    [4] { $who }’s cylinder turns back by two.
    [5] { $who }’s cylinder turns back by one.
   *[other] { $who }’s cylinder turns by { $by }.
}
event-moved = A bullet moves: { $from } → { $to }.
event-revolvers-swapped = { $seats } swap revolvers.
event-looked = { $who } peeks into { place-in }{ with-bullet }.
event-revealed = { $who }: { $bullet }.
event-empty = { $who }: nothing under the hammer.
event-taken-out = { $bullet } leaves { place-of }.
event-taken-out-spares = { $bullet } leaves { $who }’s spares.
event-resolving = { $who }’s { $bullet } takes effect.
event-assigned = { $who } assigns { $bullet } to { $to }.
event-assigned-self = { $who } keeps { $bullet }.
event-announced = { $target ->
    [none] { $who } plays { $bullet }.
   *[aimed] { $who } plays { $bullet } against { $target }.
}
event-takes-effect = { $bullet } takes effect.
event-struck = { $bullet }{ as-kind } hits { $target }.
event-cancelled = { $bullet } fizzles out.
event-taken = { $who } takes control of { $bullet }.
event-dud = { $bullet } is a dud.
event-laid = { $bullet }{ as-kind } lies { $on ->
    [revolver] on { $who }’s revolver
    [player] in front of { $who }
   *[table] on the table
}.
event-used = { $who }: { $as } is used up.
event-owes = { $who }’s revolver owes a shot.
event-discarded = { $into ->
    [bag] { $bullet } goes back into the bag.
    [aside] { $bullet } waits beside the bag.
   *[pile] { $bullet } is discarded.
}
event-returned = { $bullets ->
    [one] 1 live bullet goes back into the bag.
   *[other] { $bullets } live bullets go back into the bag.
}
event-round = Round { $round }. Fingers on triggers.
event-eliminated = { $who } is out. Nothing personal.
event-over = The smoke clears: { $who } is still standing.
event-over-nobody = The smoke clears. Nobody is left to pay the bill.

## Reasons of advice

reason-wait = Your next chamber is only about { $risk }% likely to hold a Kablamo. This isn’t the moment: keep the bullet.
reason-escape = Your next chamber is about { $risk }% likely to hold a Kablamo. { $bullet } saves you: your chance of winning is about { $chance }%.
reason-spend = { $bullet } does more now than later: your chance of winning is about { $chance }% with it, about { $other }% without.
reason-answer = { $bullet } against { $target }: your chance of winning is about { $chance }% with it, about { $other }% without.
reason-load = The rest is worth keeping: load { $bullet }. Your chance of winning is then about { $chance }%.
reason-load_late = The Kablamo has to go somewhere. Here it won’t fire until shot { $number }, so you have time to get rid of it.
reason-plant = A Kablamo in somebody else’s revolver: it fires there on shot { $number }.
reason-rid = The chamber that fires on shot { $number } is about { $risk }% likely to hold a Kablamo: get rid of what’s in it.
reason-there = There, the bullet you swap fires on shot { $number }. Your chance of winning is then about { $chance }%.
reason-turn = Turned this way, your next chamber is least likely to hold a Kablamo: about { $risk }%.
reason-self = { $bullet } helps you most in your own hands: your chance of winning is about { $chance }%, otherwise about { $other }%.
reason-hurt = { $bullet } hurts { $whom } most: their next chamber is about { $risk }% likely to hold a Kablamo.
reason-look = You don’t know this chamber, and it fires on shot { $number }: about { $risk }% likely to hold a Kablamo.
reason-again = { kablamos-held }: better redraw.
reason-keep = { kablamos-held }: you can live with that.
kablamos-held = { $live ->
    [0] None of your { $bullets } bullets is a Kablamo
    [1] One of your { $bullets } bullets is a Kablamo
   *[other] { $live } of your { $bullets } bullets are Kablamos
}
reason-best = Played out, this gives a chance of winning of about { $chance }%, the next best about { $other }%.
reason-only = It’s the only option.

## The terminal

terminal-help =
    Chambers count clockwise from the hammer (0) to the safe one (5): 2.5 is the safe chamber of seat 2.
    Bullets have numbers, K is a Kablamo, C a Click; “pass round” passes until the next round; “back” takes one out.
terminal-options = You may
terminal-middle = In the middle
terminal-chosen = Chosen so far: { $loads }
terminal-hammer = hammer
terminal-safe = safe
terminal-ask-KB-021 = Load a bullet into the next chamber, in the order in which they will fire.
terminal-ask-KB-035 = Reload: which spare goes into which chamber?
terminal-ask-KB-105 = No manners today: which chamber do you peek into?
terminal-ask-KB-121 = Choose a bullet in your own revolver.
terminal-ask-KB-121-other = Now choose one in another revolver.
terminal-ask-KB-122-place = Choose the bullet you’re giving away.
terminal-ask-KB-127 = Choose the bullet you want to get rid of.
terminal-ask-KB-132 = Choose three bullets in turn: each moves to the next one’s place.
