## The game on the home page

blurb = Seven jailbirds, four boats and your secret slip: who gets away when?

## Levels

level-1 = Pickpocket
    .about = Knows what is on the slip, but often moves on a whim.
level-2 = Cat burglar
    .about = Drives its own birds on, and still misjudges many a move.
level-3 = Lock picker
    .about = Mostly reckons right what a move brings to its own slip.
level-4 = Safe cracker
    .about = Guesses your slips from your moves, and misjudges little.
level-5 = Mastermind
    .about = Soon knows your slips, goes through throws and your answers in its head, and gives itself away as little as it can.

## Reasons of advice

reason-slip = At the start every order is as good as any other; the best is one that nobody guesses.
reason-only = There is nothing else to do here.
reason-throw = { $dice }: on average this gains { $points } points on the others, { $more } more than { $other }; chance to win { $percent } %.
reason-throw_close = { $dice }: hardly better than { $other }, but ahead in the rounds played through; chance to win { $percent } %.
reason-forward = { $stone } to field { $field }: on average { $more } points more than { $other }; chance to win { $percent } %.
reason-block = { $stone } to field { $field } pins { $blocked } down: on average { $more } points more than { $other }; chance to win { $percent } %.
reason-home = { $stone } gets into boat { $boat }: on average { $more } points more than { $other }; chance to win { $percent } %.
reason-back = { $stone } back by the white die: on average { $more } points more than { $other }; chance to win { $percent } %.
reason-same = Here one is as good as another; chance to win { $percent } %.

## Dice and stones

colour-R = red
colour-B = blue
colour-Y = yellow
colour-N = brown
colour-O = orange
colour-G = green
colour-V = violet
colour-white = white
by-white = { $stone } (white)

## Settings

setting-sheet = Bed sheet
    .help = A shorter way: the escape begins where the sheet hangs down.

## The sheet beside the board

sheet-title = My slip
