## The game on the home page

blurb = A duel in the dark: eight rooms, two revolvers, and neither sees the other.

## Levels

level-1 = House guest
    .about = Strolls about the villa and mostly fires by accident.
level-2 = Night guard
    .about = Has an ear for footsteps but misses every other chance.
level-3 = Private eye
    .about = Puts two and two together, but gets careless now and then.
level-4 = Agent
    .about = Keeps count, bluffs, and slips only rarely.
level-5 = Phantom
    .about = Mixes up its moves so well that even a hundred games won’t give it away.

## Settings

setting-starter = Who starts
    .help = 1 or 2: that seat. 0: at random.
setting-roles = Roles
    .help = Each player picks one of two roles with special abilities (reconstructed texts).
setting-aid = Deduction aid
    .help = The plan shades the rooms where your opponent could still be.

## Rooms: the name, and where, whereto, wherefrom and beside what. A variable NAME_FORM is one of these forms

room-bedroom = Bedroom
    .in = in the Bedroom
    .into = into the Bedroom
    .from = from the Bedroom
    .beside = next to the Bedroom
room-hall = Hall
    .in = in the Hall
    .into = into the Hall
    .from = from the Hall
    .beside = next to the Hall
room-library = Library
    .in = in the Library
    .into = into the Library
    .from = from the Library
    .beside = next to the Library
room-balcony = Balcony
    .in = on the Balcony
    .into = onto the Balcony
    .from = from the Balcony
    .beside = next to the Balcony
room-kitchen = Kitchen
    .in = in the Kitchen
    .into = into the Kitchen
    .from = from the Kitchen
    .beside = next to the Kitchen
room-dining = Dining Room
    .in = in the Dining Room
    .into = into the Dining Room
    .from = from the Dining Room
    .beside = next to the Dining Room
room-foyer = Foyer
    .in = in the Foyer
    .into = into the Foyer
    .from = from the Foyer
    .beside = next to the Foyer
room-basement = Basement
    .in = in the Basement
    .into = into the Basement
    .from = from the Basement
    .beside = next to the Basement
room-vault = Vault
    .in = in the Vault
    .into = into the Vault
    .from = from the Vault
    .beside = next to the Vault

## What rooms and roles can do

effect-flood = Flood
effect-trapdoor = Trapdoor
effect-jump = Jump
effect-knife = Knife block
effect-echoes = Echoes
effect-auto = Automatic trap
effect-loot = Loot

role-thief = Thief
    .the = the Thief
    .does = smuggles out loot, which counts as a hit; no traps
role-sneak = Sneak
    .the = the Sneak
    .does = the first move each turn is free; can shoot only into his own room
role-wrecker = Wrecker
    .the = the Wrecker
    .does = three traps, even sprung together; listening costs two
role-assassin = Assassin
    .the = the Assassin
    .does = stabs in her own room; no gun, no traps

## Questions, and what the others are told meanwhile

ask-RN-010 = Pick your starting room. Nobody will know.
ask-RN-012 = { $ap ->
    [0] { $free ->
        [yes] No points left. Some actions are still free, or end your turn.
       *[no] No points left: end your turn.
    }
    [one] 1 action point left: tap a room or choose an action.
   *[other] { $ap } action points left: tap a room or choose an action.
}
ask-RN-022 = You gave yourself away: slip into another room.
ask-RN-025 = Someone is listening. Name a room next to yours, truthfully.
ask-RN-032 = { $exact ->
    [yes] The echo gives you away: name your room.
   *[no] The echo doesn’t reach you: name a room next to yours, truthfully.
}
ask-RN-035 = The water is rising! Flee to a connected room.
ask-RN-040 = Choose your role.

wait-RN-010 = Still choosing a starting room: { $who }.
wait-RN-012 = { $who } acts in the dark.
wait-RN-022 = { $who } slips into another room.
wait-RN-025 = { $who } must answer.
wait-RN-032 = { $who } must answer.
wait-RN-035 = { $who } flees from the water.
wait-RN-040 = Still choosing a role: { $who }.

## Options; `mode` is what a tap on a room does

option-start = Start { $room_in }
option-move = Move { $room_into }
option-shoot = Shoot { $room_into }
option-answer = Answer: { $room_name }
option-reveal = Answer: { $room_name }
option-flee = Flee { $room_into }
option-trap = { $away ->
    [none] Set a trap here (1)
   *[room] Set a trap here (1) and remove the one { $away_in }
}
option-auto = { $away ->
    [none] Automatic trap { $room_in }
   *[room] Automatic trap { $room_in }, and remove the one { $away_in }
}
option-spring = { $rooms_count ->
    [one] Spring the trap { $rooms_in }
   *[other] Spring the traps { $rooms_in }
}
option-listen = Listen ({ $cost })
option-stab = Stab ({ $cost })
option-knife = Knife block: 3 AP this turn
option-echoes = Echoes
option-jump = Jump to the Kitchen
option-trapdoor = Open the trapdoor ({ $cost })
option-flood = Flood the Basement ({ $cost })
option-loot = Take the loot ({ $cost })
option-role = { $role }: { $does }
option-end = End the turn

mode-start = Start here
mode-move = Move
mode-shoot = Shoot
mode-auto = Automatic trap
mode-answer = Answer
mode-reveal = Answer
mode-flee = Flee
mode-spring = Spring
modes = Tapping a room means:
take-away = and remove the one { $away_in }

## The plan, and the sheet beside it

sheet-title = Traces
plan = The villa
effect-cost = { $effect } ({ $cost })
here = you are here
reach = you can go there
range = in your range
your-trap = your trap
your-automatic = your automatic trap
heard = Last answer by { $who }: { $room_name }
flooded = flooded
possible = may be here
pencilled = { $mark ->
    [1] pencil: maybe
   *[2] pencil: no
}
pencil = Pencil
show-range = Show range
ap = { $ap } AP
hits = { $hits ->
    [one] 1 hit taken
   *[other] { $hits } hits taken
}
traps = Traps
path = Path
opened = Everything revealed

## Events. `$room` is `none` where only the other seat knows it

event-dealt = { $who } chooses between { $roles }, { $other } between { $others }.
event-roles = { $who } is { $role }, { $other } is { $against }.
event-start = { $room ->
    [none] { $who } is in the house.
   *[known] { $who } is in the house, { $room_in }.
}
event-first = { $who } starts.
event-turn = Turn { $turn }: { $who }.
move-price = { $cost ->
    [0] {" "}for free
   *[paid] {""}
}
event-move = { $room ->
    [none] { $who } moves{ move-price }. Somewhere a door closes.
   *[known] { $who } moves { $room_into }{ move-price }.
}
event-move-on = { $room ->
    [none] { $who } slips away.
   *[known] { $who } slips away { $room_into }.
}
event-flight = { $room ->
    [none] { $who } flees from the water.
   *[known] { $who } flees from the water { $room_into }.
}
shot-at = { $same ->
    [yes] into the dark { $room_in }
   *[no] { $room_from } { $target_into }
}
event-shot = { $who } fires { shot-at }: { $hit ->
    [yes] hit!
   *[no] nothing there.
}
event-stab = { $who } stabs { $room_in }: { $hit ->
    [yes] hit!
   *[no] thin air.
}
event-trap = { $room ->
    [none] { $who } sets a trap.
   *[known] { $who } sets a trap { $room_in }.
}
auto-from = { $room_from }
event-auto = { $in ->
    [none] { $who } sets an automatic trap { auto-from }.
   *[known] { $who } sets an automatic trap { $in_in } { auto-from }.
}
somebody = { $hit ->
    [yes] hit!
   *[no] nobody there.
}
event-automatic = { $who }’s automatic trap goes off { $room_in }: { somebody }
event-spring = { $rooms_count ->
    [one] { $who } springs the trap { $rooms_in }: { somebody }
   *[other] { $who } springs the traps { $rooms_in }: { somebody }
}
event-listen = { $who } listens.
event-answer = { $exact ->
    [yes] { $who } is { $room_in }!
   *[no] { $who } is { $room_beside }.
}
event-knife = { $who } draws a knife from the block { $room_in } and now has { $ap } AP.
event-echoes = { $who } uses Echoes { $room_in }.
event-jump = { $who } jumps { $room_from } { $to_into }.
event-trapdoor = { $who } opens the trapdoor { $room_in }: { $fell ->
    [no] nobody falls.
   *[yes] { $hit ->
        [yes] { $other } falls into the water. Hit!
       *[no] { $other } falls!
    }
}
event-flood = { $who } floods the Basement { $room_from }: { somebody }
event-loot = { $who } takes the loot.
event-counted = { $who } gets the loot out. That counts as a hit.
event-end = { $who } ends the turn.
event-over = { $winner ->
    [none] Dawn breaks. Nobody wins.
   *[seat] The lights come on.
}

## Reasons of advice

reason-shoot = A shot there hits about { $chance }% of the time, more often than any other, though it gives your room away.
reason-stab = Chances are about { $chance }% that somebody is right next to you.
reason-spring = Chances are about { $chance }% that somebody is in the trap, and springing it doesn’t give you away.
reason-trap = A trap here can hit later for 1 AP without giving you away.
reason-auto = It goes off by itself when your next turn begins; right now chances are about { $chance }% that somebody is there.
reason-listen = Your opponent is most likely { $likeliest }, but at only { $chance }%: listening narrows it down.
reason-move = { $known ->
    [100] They know your room already; over there you’re harder to find, or closer to your target.
   *[other] They’d guess your room { $known }% of the time; over there you’re harder to find, or closer to your target.
}
reason-flee = That way out is the least expected.
reason-answer = This answer is true and gives the least away; so far they’d guess your room { $known }% of the time.
reason-end = Anything else would give away more than it gains.
reason-start = Good exits and a good effect. To stay unpredictable, don’t always start in the same place.
reason-role = This role leaves more in your own hands.
reason-effect = This room’s effect helps most here; your opponent is most likely { $likeliest }, at { $chance }%.
reason-only = It’s the only option.

## In the terminal

terminal-help = you may shorten room names or use German or Italian ones: move lib, shoot Küche, answer cantina
terminal-ask = { $who }: { $question }
terminal-ask-RN-012 = { $ap ->
    [0] No points left. What else do you do?
   *[other] { $ap } AP left. What do you do?
}
terminal-traps = traps: { $traps }
terminal-role = { $role } (reconstructed)
terminal-you = you
terminal-trap = trap
terminal-automatic = automatic { $number }
terminal-heard = named
terminal-reach = move
terminal-range = shot
terminal-else = else
terminal-hits = Hits taken
terminal-player = player
terminal-hit-count = hits
terminal-dark = in the dark
