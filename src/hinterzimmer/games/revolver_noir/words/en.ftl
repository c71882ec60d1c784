## The game on the home page

blurb = A duel in the dark: eight rooms, two revolvers, and neither sees the other.

## Levels

level-1 = House Guest
    .about = Strolls about the villa and mostly fires by accident.
level-2 = Night Watch
    .about = Has an ear for footsteps but misses every other chance.
level-3 = Private Eye
    .about = Draws conclusions from what was said, and is careless now and then.
level-4 = Agent
    .about = Keeps count, bluffs, and slips only rarely.
level-5 = Phantom
    .about = Mixes its moves so well that a hundred games do not give it away.

## Reasons of advice

reason-shoot = A shot there hits with about { $chance } %, more often than any other, though it gives your room away.
reason-stab = With about { $chance } % somebody is standing next to you.
reason-spring = With about { $chance } % somebody is in the trap, and springing it does not give your room away.
reason-trap = A trap here can hit later for a single point without giving you away.
reason-auto = It goes off by itself when your next turn begins; just now somebody is there with about { $chance } %.
reason-listen = The likeliest room has only { $chance } % so far: listening narrows it down.
reason-move = You are expected in your room with { $known } %; from there you are harder to find or closer to the mark.
reason-flee = That way out is the least expected.
reason-answer = This answer is true and gives the least away; so far you are expected here with { $known } %.
reason-end = What else could be done gives away more than it brings.
reason-start = Good ways out and a good effect; whoever wants to stay unpredictable does not always begin alike.
reason-role = This role leaves more in your own hands.
reason-effect = The room helps more than anything else here; the likeliest place has { $chance } %.
reason-only = There is no other possibility.

## Settings

setting-starter = Who begins
    .help = 1 or 2: that seat. 0: the lot decides.
setting-roles = Roles
    .help = Each chooses one of two roles with abilities of its own (texts reconstructed).
setting-aid = Thinking aid
    .help = The plan shades where the other can still be.

## The sheet beside the board

sheet-title = Traces
