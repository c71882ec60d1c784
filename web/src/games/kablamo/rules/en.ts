import type { Telling } from '../../rule_passages';

export const EN = {
  aim: [
    'What it is about',
    'Russian roulette for two to five people, a game of memory and of butting in. Everybody has a revolver and loads it themselves, everybody fires at ' +
      'the same time, and the bullets wander.',
    'The last one alive wins, at once: nothing that still lies open takes effect, and nobody is asked any more. If the last ones go together, nobody wins.',
  ],
  bullets: [
    'The bullets',
    'There are 100: 20 live ones (yellow), 67 action bullets (white, 13 kinds) and 13 high-velocity bullets (red, each one only once). They come out of ' +
      'one bag. From behind they all look alike, loaded or held as a spare.',
    'White and red bullets carry a number each, red ones the lower ones; live bullets carry none.',
    'Reconstructed are the shares: 15 Kablamo and 5 Click among the live ones; five of each white kind, but six each of Test of Honor and Triple Action; ' +
      'and which numbers the bullets carry, red 1 to 13, white 14 to 80. Whoever owns the printed game can correct this in an edition file.',
  ],
  revolver: [
    'The revolver',
    'Six chambers. On top is the hammer, where bullets are fired; left of it is the safe chamber. Clockwise from the hammer the others are chambers 1 to 4.',
    'When the cylinder turns by one, it turns clockwise: the bullet in the safe chamber comes under the hammer. So after loading they fire in this order: ' +
      'safe chamber, chambers 4, 3, 2, 1, and last what lay under the hammer.',
    'The safe chamber is its owner’s alone: nobody else looks into it, takes from it, swaps into it or loads it. You yourself look or swap there only ' +
      'when a bullet allows it, and you load it like any other chamber. Turning somebody’s whole cylinder is always allowed.',
  ],
  loading: [
    'Loading',
    'Everybody gets eight bullets that nobody else sees, and loads six of them face down, in any order. Until everybody’s sixth is in, you may look at ' +
      'yours and change them. After that nobody may.',
    'The other two are your spares. Whatever you hold outside the revolver is a spare, markers excepted. You may look at your spares at any time, and you ' +
      'can have any number of them, even none.',
  ],
  together: [
    'All at once',
    'Everybody acts at the same time unless a bullet says otherwise, and what is chosen together stays secret until everybody has chosen.',
    'The lot gives somebody the start marker. At the end of each round it passes to the next one alive, clockwise, and at once if its holder is out.',
  ],
  round: [
    'A round',
    'Before the shot, the shot, taking effect, once more, drawing, reloading: that is a round. “This round” ends when all have reloaded; then its markers ' +
      'are discarded. “Next round” begins with the first moment before the next shot.',
    'If nothing comes in between, a bullet loaded into the chamber just fired fires six rounds later.',
  ],
  shot: [
    'The shot',
    'Every cylinder turns one chamber clockwise, and every bullet now under a hammer is turned face up. It is open and stays in its chamber until its ' +
      'turn comes.',
    'If there is nothing under the hammer, nothing is fired. Markers meant for this shot are used up all the same.',
  ],
  order: [
    'Taking effect',
    'Live bullets come first, all at once. Then the others follow, from the lowest number to the highest.',
  ],
  live: [
    'Kablamo and Click',
    'A Kablamo takes out the one the revolver is aimed at: its owner, unless a bullet says otherwise. A Click does nothing.',
    'Both act before everything else and cannot be given away, moved or undone. Between the moment they show and their effect nobody can play anything; ' +
      'only what was played before the shot protects. Nobody goes out in any other way.',
    'Kablamos that show together act together: first it is settled whom they hit, then all those leave. “Left” is always the next one alive, clockwise.',
  ],
  out: [
    'Who is out',
    'What lies open in their revolver has no effect, and the shots they owed lapse. Revolver, spares and the markers on and before them leave the game; ' +
      'live bullets among them go back into the bag.',
    'What they have put on others or on the table stays.',
  ],
  giving: [
    'Giving an effect',
    'When your bullet’s turn comes, you give its effect to anybody alive who can carry it out, yourself included, even if your revolver is aimed at ' +
      'somebody else. From then on that player decides everything, and “you” and “your revolver” in the text mean them. It cannot be passed on. Picks ' +
      'that the text leaves to others stay with those others.',
    'If a revolver changes hands, its new owner gives the effect of the bullet lying open in it, unless somebody has taken control of it with Backfire.',
    'The bullet leaves its chamber when it is given, before anything happens. So this chamber already counts as empty.',
  ],
  possible: [
    'What is possible, and duds',
    'Unless the text names a time, an effect happens at once. If nobody could carry it out, the bullet is a dud and is discarded. Otherwise it goes to ' +
      'somebody who can, and if there is an allowed choice it must be taken. Where several are meant, those who can, do. What counts is what everybody ' +
      'can see.',
    'What a bullet needs stands in its own passage. A free bullet is one that is loaded, does not lie open and is not in somebody else’s safe chamber. ' +
      'Where nothing is said, it can always be carried out.',
    'Bolshevik Rules, Full Metal Jacket, Marquis of Queensbury Rules, Overhaul, Moment of Truth and Somebody Is Cheating concern the whole table and are ' +
      'given to nobody.',
  ],
  markers: [
    'Markers',
    'An effect that acts later lies face up before a player or on a revolver, and is discarded once it has happened. What lies on a revolver stays with ' +
      'it, whoever owns it; what lies before a player stays with the player.',
    'Several of one kind are used one after another.',
  ],
  secrets: [
    'What everybody sees',
    'Every movement is public: from which place to which place a bullet goes, but never what it is. The table shows each movement by itself, for at least ' +
      'half a second unless you shorten it, and writes it down.',
    'You may see your own spares and what you load from them or from the bag. You never look at a bullet you swap, nor at other people’s spares; and you ' +
      'do not see what somebody else loads into your revolver.',
    'How many spares everybody has and how many bullets are in the bag is known to all. A bullet that has gone among the spares can no longer be ' +
      'followed. What is discarded is shown to all and can be looked up.',
  ],
  swaps: [
    'Open bullets and swaps',
    'An open bullet stays in its chamber; only Misfire and Somebody Is Cheating take it out. It turns with the cylinder, takes effect wherever it lies, ' +
      'and its chamber never counts as empty.',
    'Swaps never touch an empty chamber.',
  ],
  more: [
    'Once more',
    'All who owe another shot turn, show and resolve together, again in the order of numbers, and this is repeated as long as anybody owes one. In each ' +
      'pass everybody fires at most one shot.',
    'A shot is owed by a player (Trigger Happy) or by a revolver (Trigger Malfunction) and goes where its marker goes; the revolver’s comes first. After ' +
      'the shot the marker is discarded.',
  ],
  drawing: [
    'Drawing',
    'Everybody draws as many bullets as there are empty chambers in their revolver, and adds them to their spares.',
    'They are dealt one at a time round the table from the start marker, to those who are still short, until everybody has theirs or the bag is empty.',
  ],
  reloading: [
    'Reloading',
    'You must fill your empty chambers from your spares, with red ones too if you have no others. If there are too few, you load as many as you can and ' +
      'choose what stays empty. All do this at once and in secret.',
  ],
  bag: [
    'Discarded, and back into the bag',
    'Used bullets are discarded and never come back. Live ones, though, go back into the bag as soon as they are fired or discarded, or their holder is ' +
      'out, before anything else is drawn. Only where one effect discards and draws do they go in after the drawing.',
    'If there are too few bullets in the bag, it gives what it has: with Stockpiling you load first and go without the spare, with Speed Load you choose ' +
      'which chambers stay empty.',
  ],
  windows: [
    'Red bullets from the hand',
    'You can also play a red bullet straight from your spares; then its number does not matter. This works in every round but not while loading at the start.',
    'There are four moments for it, the windows: before the shot; before each numbered bullet is given, always the lowest still open; before each pass of ' +
      '“once more”, and again when no shot is owed any more; and between drawing and reloading. Nothing comes between turning and showing, and no effect ' +
      'is interrupted.',
    'Between drawing and reloading there is nothing left for Trigger Happy, Full Metal Jacket, Marquis of Queensbury Rules and Somebody Is Cheating, so ' +
      'they cannot be played there.',
    'A red bullet just drawn may be played in the next window.',
  ],
  asking: [
    'How a window works',
    'All those alive are asked at once and in secret: pass, or play one red spare that is possible now. If all pass, the window closes. Otherwise the ' +
      'first who did not pass, counted from the start marker, plays theirs; the other choices lapse unseen. When it is done, everybody is asked again.',
    'A window gives nothing away: all have the same button and the same time, whoever says nothing has passed, and nobody sees who has answered. It ' +
      'closes early only when all have passed, by hand or by the order “pass until the next round”.',
    'A window is left out only when everybody can see that it is pointless: when nobody has a spare, or when all red bullets (for answers: all three ' +
      'answers) are known to be out of the game.',
  ],
  announcing: [
    'Playing and answering',
    'A bullet played from the hand lies face up in the middle, and all are asked whether they answer, its player too. Only Misfire, Backfire and Ricochet ' +
      'are answers. An answer names its target, lies on top, and can be answered in turn. It is not given to anybody: whoever plays it uses it.',
    'When nobody answers any more, the top bullet takes effect completely; only now is it given to somebody. Then the bullet beneath, if it is still ' +
      'there, may be answered again. When none is left, the window that was interrupted asks anew.',
  ],
  answers: [
    'What answers can hit',
    'An answer meets the red bullet played just before, directly beneath it, or any bullet lying open in a revolver, fired red ones included. It never ' +
      'meets a live bullet, a marker or an effect that has already been given. If its target is gone, it is a dud.',
    'A red bullet fired from a revolver is treated like a white one, at its number, and may be answered. If it is an answer itself, it is given to ' +
      'somebody, who aims it at a bullet still lying open, never at one played from the hand, and has control of what it takes or copies. Without a ' +
      'target it is a dud.',
  ],
  control: [
    'Taken and copied',
    'A bullet taken by Backfire stays where it is, an open one in its chamber until its number comes. It is given by whoever took it last, even if its ' +
      'revolver changes hands. A taken answer is aimed anew when it takes effect, or let go. On a bullet that is given to nobody Backfire changes nothing.',
    'A copy takes effect at once, and whoever copied decides. It cannot be answered; answer the Ricochet instead. A copied answer chooses its own target, ' +
      'even the bullet that was copied. If the copy is a marker, the Ricochet itself lies there and counts as that kind.',
    'For example: X is played, Misfire on X, Backfire on the Misfire, Ricochet on the Backfire. The copy takes over the Backfire itself. Now the one with ' +
      'the Ricochet aims the Backfire at the Misfire, holds that as well, and decides whether X falls.',
  ],
  cowardice: [
    'Act of Cowardice (1)',
    'Red, lies on your revolver. The next time it fires, the first bullet is discarded face up and harmless (a live one goes into the bag), and the next ' +
      'one is fired in the same shot.',
  ],
  backfire: [
    'Backfire (2)',
    'Red, an answer. You take control of a red bullet just played or of a bullet lying open. It needs a target.',
  ],
  bolshevik: [
    'Bolshevik Rules (3)',
    'Red, lies on the table. Next round Kablamos take out the one to the left of the one they would have hit.',
  ],
  jacket: [
    'Full Metal Jacket (4)',
    'Red, lies on the table until the end of the round. Each Kablamo also takes out the one to the left of its victim, but no further.',
  ],
  etiquette: [
    'Lack of Etiquette (5)',
    'Red. Look at three loaded bullets, one after another; you see each before you choose the next. Your own safe one is allowed, those of others and ' +
      'open bullets are not. If there are fewer, look at fewer. All see where you look, not what you see. It needs at least one bullet you may look at.',
  ],
  lights: [
    'Lights Out (6)',
    'Red. Name two who are alive, yourself too if you like. They swap revolvers with all that lies in and on them, open bullets too. Then each may turn ' +
      'the new cylinder clockwise, by 0 to 5 chambers, both choosing at once.',
  ],
  queensbury: [
    'Marquis of Queensbury Rules (7)',
    'Red, lies on the table until the end of the round. Kablamos have no effect. They still go back into the bag.',
  ],
  misfire: [
    'Misfire (8)',
    'Red, an answer. A red bullet just played or a bullet lying open is cancelled and discarded, out of its chamber if it lay in one. It needs a target.',
  ],
  truth: [
    'Moment of Truth (9)',
    'Red. Everybody swaps the bullet in their safe chamber for a spare of their choice, all at once and in secret, without seeing the old one first; it ' +
      'is then a spare. Left out are those who have no spare, or whose safe chamber is empty or holds an open bullet. At least one must be able to swap.',
  ],
  overhaul: [
    'Overhaul (10)',
    'Red. Every malfunction leaves every revolver: Cylinder, Hammer, Ratchet and Trigger Malfunction, and a Ricochet that lies as one of them. Act of ' +
      'Cowardice stays. There must be at least one malfunction.',
  ],
  ricochet: [
    'Ricochet (11)',
    'Red, an answer. You copy a red bullet just played or a bullet lying open. The copy happens first; the original still happens. It needs a target.',
  ],
  cheating: [
    'Somebody Is Cheating (12)',
    'Red, lies on the table until the end of the round. All bullets now lying open except live ones are discarded without effect, and so is every bullet ' +
      'shown later this round, right after the live bullets of its shot.',
    'Effects already given, markers, shots owed and bullets from the hand are not touched.',
  ],
  happy: [
    'Trigger Happy (13)',
    'Red, lies before you. In this round’s “once more” you fire one bullet more.',
  ],
  cross: [
    'Double Cross (14–18)',
    'White. Swap a bullet of your revolver with one in another revolver. Its owner may then turn it by one chamber, either way. It needs a free bullet of ' +
      'yours and one in another revolver.',
  ],
  agreement: [
    'Gentlemen’s Agreement (19–23)',
    'White. Choose two players; you may be one of them. Each picks a bullet of their own revolver, in secret and at once, the safe one allowed, and the ' +
      'two bullets change places. It needs two players with a free bullet each.',
  ],
  cylinder: [
    'Cylinder Malfunction (24–28)',
    'White, lies on your revolver. For its next shot it turns counter-clockwise instead of clockwise.',
  ],
  greased: [
    'Greased Cylinder (29–33)',
    'White. Turn the revolver of anybody alive by three chambers: half a turn, so the direction does not matter.',
  ],
  hammer: [
    'Hammer Malfunction (34–38)',
    'White, lies on your revolver. In its next shot nothing is turned face up: the bullet is not fired, stays loaded and leaves nothing to draw for. The ' +
      'next turn of the cylinder carries it on.',
  ],
  ratchet: [
    'Ratchet Malfunction (39–43)',
    'White, lies on your revolver. For its next shot it does not turn: what lies under the hammer is fired.',
  ],
  sleight: [
    'Sleight of Hand (44–48)',
    'White. Choose a loaded bullet of yours, the safe one allowed, and somebody else who has spares. Chance picks one of those spares, each as likely as ' +
      'the other, and the two change places.',
    'You do not see what you get, the other sees what they get. A red bullet taken in this way is loaded and no longer in a hand. It needs a free bullet ' +
      'of yours and a spare of somebody else.',
  ],
  speed: [
    'Speed Load (49–53)',
    'White. Discard the bullets in your revolver, draw six and load them all in any order; five if a bullet of yours lies open and must stay. It needs a ' +
      'bullet in the bag.',
  ],
  stockpiling: [
    'Stockpiling (54–58)',
    'White. Draw a bullet, look at it, and load it into an empty chamber of your choice; then draw one more as a spare. Other empty chambers wait for ' +
      'reloading. It needs an empty chamber and a bullet in the bag.',
  ],
  honor: [
    'Test of Honor (59–64)',
    'White, lies before you. When reloading begins, before anybody reloads, you choose somebody else alive whose revolver has an empty chamber other than ' +
      'the safe one, and fill those chambers from your spares as far as they go. You must.',
    'Several are carried out in the order in which they were given, each with a new choice. Without a spare or without such a chamber it is a dud.',
  ],
  trigger: [
    'Trigger Malfunction (65–69)',
    'White, lies on your revolver. With its next shot the revolver owes one more, fired in “once more” by whoever owns it then. The marker lies there ' +
      'until that shot is fired; Overhaul removes the marker and the shot.',
  ],
  triple: [
    'Triple Action (70–75)',
    'White. Choose three bullets in at least two revolvers; each moves to where another of the three was. No safe chambers of others, no open bullets, no ' +
      'empty chambers. Your own safe bullet is allowed, and your revolver need not take part. It needs three such bullets.',
  ],
  powder: [
    'Wet Powder (76–80)',
    'White. Discard all your spares and draw as many. It needs a spare of yours and a bullet in the bag.',
  ],
  combining: [
    'Several markers on one revolver',
    'Every shot, those of “once more” too, uses one marker of each kind on the revolver. Only a Trigger Malfunction whose shot is already owed is not ' +
      'used again.',
    'All who fire go step by step together. First the turn: with Ratchet none, else with Cylinder one counter-clockwise, else one clockwise. Then Act of ' +
      'Cowardice: what lies under the hammer, if anything, is discarded, and the cylinder turns one clockwise whatever else lies there. Then Hammer: ' +
      'nothing is turned up; else the bullet is. Last Trigger: the extra shot is owed.',
    'So Ratchet with Cylinder: both are used, nothing turns. Ratchet with Hammer: nothing turns, nothing shows.',
    'Act of Cowardice with Ratchet: the bullet under the hammer is discarded, the next one fires. With Cylinder: the one that lay under the hammer before ' +
      'the shot fires. With Hammer: the second bullet stays face down. With Trigger: the extra shot discards nothing.',
  ],
  neighbours: [
    'When the rules of the table meet',
    'Bolshevik Rules with Full Metal Jacket: the left neighbour goes, and that one’s left neighbour too; with two players, the one to the left and then ' +
      'the owner. Full Metal Jacket alone with two players: both go, nobody wins. Marquis of Queensbury Rules overrides both.',
    'If Full Metal Jacket or Marquis comes after bullets have been shown, it reaches only later shots of the round.',
    'Two Bolshevik Rules run one after the other, the second in the round after. A second Full Metal Jacket, Marquis or Somebody Is Cheating adds nothing.',
  ],
  odd: [
    'Odd cases',
    'If Greased Cylinder turns an open bullet away, it takes effect where it lies, and the one now under the hammer is not fired. If a Ratchet comes to ' +
      'lie on a revolver that still owes a shot, it fires the empty chamber, unless somebody has turned it.',
    'If your own Speed Load was just fired, you draw six, for it has already left its chamber. Two who fill each other’s revolvers by Test of Honor do so ' +
      'in the order given, and keep surplus spares.',
    'Misfire on a Misfire and Backfire on a Backfire exist only as the copy of a Ricochet; Ricochet on a Ricochet not at all.',
    'Whoever goes out in “once more” owes nothing any more and draws nothing; the others go on. Under Bolshevik Rules, if A and B of A, B, C fire ' +
      'Kablamos, B and C go and A wins.',
  ],
  guard: ['So that it comes to an end', 'After 200 rounds the game ends without a winner. It will hardly ever happen.'],
  mulliganovski: [
    'Option: Mulliganovski',
    'If you dislike your eight bullets, you put them back before loading and draw seven (one spare); then, once more, six (no spare), which you must ' +
      'keep. All decide at once and in secret; first everything goes back, then all draw.',
  ],
  hardcore: [
    'Option: Hardcore',
    'All red bullets leave the game. Everybody first gets a Kablamo; then the rest go into the bag and everybody draws seven.',
    'Together with Mulliganovski: the Kablamo stays, only the seven are exchanged, for six and then for five.',
  ],
  social: [
    'Option: Social game',
    'Every loaded bullet shows a marker of the one who loaded it, and the marker goes with the bullet. It is of the one whose spare or draw it was, so ' +
      'with Sleight of Hand of the other. It comes off when the bullet becomes a spare.',
  ],
  memory: [
    'Remembering',
    'Remembering is the game: once a bullet is loaded, nobody shows it to you again, neither on the table nor in the log nor hidden in the page, unless a ' +
      'bullet allows it. Only open ones and those you are just looking at can be seen.',
    'If the table chose the memory aid, it remembers for you what you have seen. It is off by default. In the Social game the markers help as well.',
  ],
  help: [
    'At this table',
    'The page always says what is asked and whom it waits for; in a window that is all those alive. If it is you, you see what you may do.',
    'Only what the rules allow is offered, and the table itself sees to order, windows, markers and draws. Nothing else can be done, not even by mistake.',
  ],
} satisfies Record<string, Telling>;
