## The game on the home page

blurb = Russian roulette as a game of memory: load, let the bullets wander, interrupt, pull.

## Levels

level-1 = The niece
    .about = Mostly loads and aims at random and soon forgets what is where.
level-2 = The waiter
    .about = Knows the bullets, but misses many a chance and forgets after a few rounds.
level-3 = The regular
    .about = Holds Kablamos back, slips them to others and remembers most things.
level-4 = The bookkeeper
    .about = Forgets nothing and reckons with what others hold back.
level-5 = The landlady
    .about = Forgets nothing, reads what others do and plays every possibility through with care.

## Reasons of advice

reason-wait = Your next chamber is live with about { $risk } %: this is not the moment, keep the bullet.
reason-escape = Your next chamber is live with about { $risk } %: { $bullet } saves you, and you win about { $chance } %.
reason-spend = { $bullet } does more now than later: with it you win about { $chance } %, otherwise about { $other } %.
reason-answer = { $bullet } against { $target }: with it you win about { $chance } %, otherwise about { $other } %.
reason-load = What you keep is worth more: { $bullet } can go in; so you win about { $chance } %.
reason-load_late = The Kablamo must go somewhere: here it fires only as shot { $number }, and until then you can get rid of it.
reason-plant = A Kablamo in somebody else's revolver: there it fires as shot { $number }.
reason-rid = Your chamber that fires as shot { $number } is live with about { $risk } %: get rid of what is in it.
reason-there = There what you swap fires as shot { $number }; so you win about { $chance } %.
reason-turn = Turned like this your next chamber is live with about { $risk } %, as little as can be.
reason-self = { $bullet } helps you most if you decide yourself: about { $chance } %, otherwise about { $other } %.
reason-hurt = { $bullet } hurts seat { $seat } most: their next chamber is live with about { $risk } %.
reason-look = You do not know this chamber, and it fires as shot { $number }: it is live with about { $risk } %.
reason-again = { $live } of your { $bullets } bullets are Kablamos: others are better.
reason-keep = { $live } of your { $bullets } bullets are Kablamos: you can live with that.
reason-best = Played through, this wins about { $chance } %, the next best about { $other } %.
reason-only = Nothing else is possible here.

## Settings

setting-mulliganovski = Mulliganovski
    .help = Whoever dislikes the bullets puts them back for one fewer, twice at most.
setting-hardcore = Hardcore
    .help = No red bullets, and a Kablamo for everybody to begin with.
setting-social = Social game
    .help = Every loaded bullet shows whose it was.
setting-memory_aid = Memory aid
    .help = The table remembers for you all that you have seen.

## The sheet beside the board

sheet-title = Discarded
