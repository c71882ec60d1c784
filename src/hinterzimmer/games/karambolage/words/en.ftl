## The game on the home page

blurb = Billiards with four dice: three balls, eight directions, and every number must be paid for.

## Levels

level-1 = Toni the apprentice
    .about = Dusts the balls, cheers for every hit and overlooks most of them.
level-2 = Emil the waiter
    .about = Plays between two orders, and now and then works a wonder.
level-3 = Rosa the regular
    .about = Has known the table for years, and a Carambo when she sees one.
level-4 = The head waiter
    .about = Adds up faster than you can order, and never thinks of the next round.
level-5 = Madame Queue
    .about = Sees every shot, and the one she will not leave you.

## Reasons of advice

reason-wins = This is worth { $points } points and wins the game.
reason-carambo = This is worth { $points } points, and the Carambo brings another throw that is good for about { $next } from there.
reason-third = The third Carambo: { $points } points, and it leaves the next player about { $left }.
reason-points = This is worth { $points } points and leaves the next player about { $left }.
reason-spoils = { $points } points, and the balls then lie badly: the next player can hope for about { $left }.
reason-nothing = There is nothing to be had here; this leaves the next player no more than about { $left }.
reason-again = Another throw costs nothing and is good for about { $points } from here.
reason-place = From here the first throw is good for about { $points } points.
reason-ready = The balls lie as they should.

## Settings

setting-target = Points to win
    .help = Whoever gets there wins at once. 300 is short, 500 usual, 0 plays without.
setting-rounds = Rounds
    .help = After so many rounds the most points win. 0 plays without.
setting-minutes = Minutes
    .help = Playing time; the round is finished first. 0 plays without.

## The sheet beside the board

sheet-title = Score sheet
