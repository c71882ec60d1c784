import type { Telling } from '../../rule_passages';

export const EN = {
  aim: [
    'What it is about',
    'Two people with revolvers in a dark villa. Each knows only where they are themselves; where the other is you have to work out from what you hear.',
    'Whoever hits the other twice has won, at once and whatever dealt the second hit: nothing that would still have followed happens any more.',
  ],
  villa: [
    'The villa',
    'Upstairs Bedroom, Hall and Library lie in a row, with the Balcony below the Hall. On the ground floor the Kitchen lies above the Dining Room on the ' +
      'left and the Foyer on the right, below the Balcony’s stairs. The Basement stretches beneath it all.',
    'Every way can be walked in both directions. Stairs join Balcony and Foyer, and Dining Room and Basement. Secret passages join Bedroom and Kitchen, ' +
      'Library and Basement, Foyer and Basement. All the rest are doors.',
  ],
  upstairs: [
    'The rooms upstairs',
    'From every room you can also shoot into that very room. The effect stands with its cost in action points.',
    'Bedroom: on to Hall and Kitchen; shots at Hall and Balcony. Effect: Flood (1).',
    'Hall: on to Bedroom, Library and Balcony; shots at the same three. No effect.',
    'Library: on to Hall and Basement; shots at Hall and Balcony. Effect: Trapdoor (1).',
    'Balcony: on to Hall and Foyer; shots at Hall, Foyer, Kitchen and Dining Room. Effect: Jump (0).',
  ],
  downstairs: [
    'The rooms downstairs',
    'Kitchen: on to Foyer, Dining Room and Bedroom; shots at Foyer and Dining Room. Effect: Knife block (0).',
    'Dining Room: on to Foyer, Kitchen and Basement; shots at Foyer and Kitchen. No effect.',
    'Foyer: on to Balcony, Kitchen, Dining Room and Basement; shots at Kitchen and Dining Room. Effect: Echoes (0).',
    'Basement: on to Foyer, Dining Room and Library; shots at Foyer and Dining Room. Effect: Automatic trap (1).',
    'Not every shot goes both ways: the Balcony covers Foyer, Kitchen and Dining Room, the Basement covers Foyer and Dining Room, and Bedroom and Library ' +
      'cover the Balcony, but nobody can shoot back that way.',
  ],
  start: [
    'The start',
    'Each of you secretly picks a room to begin in, whichever you like. The lot decides who begins, or you choose it before the game.',
    'Both of you may be in the same room, from the very start, and nobody is told. Nor does a hit move anybody, except by flood.',
  ],
  turn: [
    'A turn',
    'You take turns. Each turn you have 2 action points (AP). You announce an action, finish it, and go on to the next; you may repeat actions. What you ' +
      'do not spend is lost.',
    'You always end the turn yourself, even with 0 AP. If it ended by itself, that would give something away.',
  ],
  move: ['Move (1)', 'You go to a connected room, in secret. The other learns only that you moved.'],
  shoot: [
    'Shoot (2)',
    'You reveal your room and name one in its shooting range, which includes your own. If the other is there, that is a hit.',
    'Hit or miss, you must then move on at once, free of charge and in secret, unless the shot ended the game. This move belongs to the shot: it cannot ' +
      'be refused or saved up. It is announced like any move and never leads into a flooded Basement.',
    'If you have AP left, you use them afterwards. With 0 AP only effects that cost nothing remain, Echoes and Jump, and they are never a must.',
  ],
  traps: [
    'Set a trap (1), spring it (1)',
    'You set a trap in the room you are in, but not where one of yours already is. At most two of yours can be set at a time. For a third you first take ' +
      'one away; which one stays secret, how many you have is known to both.',
    'To spring one, you name its room. The trap is used up; if the other is there, that is a hit. Your own traps never hurt you.',
  ],
  listen: [
    'Listen (1)',
    'The other must at once name a room that is connected to the one they are in. It must be true but need not be new.',
    'A flooded Basement may be named as well: the room is still connected to it.',
  ],
  effects: [
    'Room effects',
    'Six rooms have an effect. To use it you reveal the room you are in, pay its cost and carry it out. The two simplest stand here, the others in ' +
      'passages of their own.',
    'Kitchen, Knife block (0): if you begin your turn in the Kitchen and this is your first act, you have 3 AP this turn instead of 2. You need not use ' +
      'it, since it gives you away. Coming to the Kitchen later in the turn is too late.',
    'Balcony, Jump (0): you land in the Kitchen, and the other knows it. A jump is not a Move.',
  ],
  echoes: [
    'Foyer: Echoes (0)',
    'If the other is upstairs, they must name their exact room. Otherwise they answer as for Listen. Once a turn.',
  ],
  automatic: [
    'Basement: Automatic trap (1)',
    'You secretly set a trap in another room, but not where one of yours already is. You do not spring it: it goes off by itself, free of charge, when ' +
      'your next turn begins, and its room is named.',
    'It counts among your traps. At the limit you first take one away; this may also be an automatic one, which then never goes off. You may set two in ' +
      'one turn.',
  ],
  trapdoor: [
    'Library: Trapdoor (1)',
    'If the other is in the Kitchen, they fall into the Basement. The fall is announced; if nobody falls, that is announced too.',
  ],
  flood: [
    'Bedroom: Flood (1)',
    'The Basement is under water until your next turn begins. If the other is in it, that is a hit, and they must flee at once, in secret, to a connected ' +
      'room. That nobody was there is announced as well.',
    'Nobody can enter a flooded Basement. Traps in it stay and can be sprung. Whoever falls in takes a hit and flees, even from a flood of their own.',
    'If both of you flood it, the two floods run side by side, each until the next turn of the one who made it.',
  ],
  beginning: [
    'When a turn begins',
    'First your flood ends, then the Thief’s loot is counted, then you get your AP. Now your automatic traps go off in the order in which you set them. ' +
      'That is no act of yours, so the Knife block is still open to you. Then you act.',
  ],
  known: [
    'What the other learns',
    'Both of you know: which action was taken and what it cost, whether a move was free, how many traps are set, rooms that were revealed or named, ' +
      'answers, hits and misses, floods, roles and loot.',
    'To reveal a room means to name it. Nothing else shows, not even a trap in it. All else stays secret.',
  ],
  drawn: ['A draw', 'After 100 turns each the game is drawn. That is only there so that no duel lasts for ever.'],
  roles: [
    'Option: roles',
    'Each of you gets two of the four roles at random and chooses one. Both choose at the same time, the roles are laid open, and the other two leave the ' +
      'game. Then you pick your rooms. A role has abilities and limits; all else stays as it was.',
    'The texts of the printed role cards are not public: these four are reconstructed and our own.',
    '“No traps” also rules out the automatic trap, and where traps are limited the automatic ones count.',
  ],
  thief: [
    'The Thief (reconstructed)',
    'For her there is a ninth room, the Vault, on the passage between Library and Basement and connected to both. Only she can enter it. She cannot start ' +
      'there or shoot from there, and no trap can be in it. The other can shoot at it from the Basement.',
    'In the Vault she can take the loot (2), one load at a time. When she begins a turn in the Foyer with it, that is announced and counts as one hit ' +
      'dealt; then she may fetch another. Hits and loads together: two win. She cannot set traps.',
    'Asked in the Vault, she names Basement or Library; from those two she may also name the Vault. For Echoes the Vault is not upstairs. She may flee ' +
      'into it from a flood.',
  ],
  sneak: [
    'The Sneak (reconstructed)',
    'The first Move action of each turn is free, whenever in the turn it comes, even with 0 AP. Moving on after a shot, jumping and fleeing are no Move ' +
      'actions and do not use it up.',
    'He shoots only into his own room and has at most one trap.',
  ],
  wrecker: [
    'The Wrecker (reconstructed)',
    'He has up to three traps. With one action he can spring any number of his ordinary traps, all named at once. Listening costs him 2; Echoes still ' +
      'costs nothing.',
  ],
  assassin: [
    'The Assassin (reconstructed)',
    'Stab (1), once a turn: she reveals her room; if the other is in it, that is a hit. Then she moves on free, as after a shot. She cannot shoot and ' +
      'cannot set traps.',
  ],
  help: [
    'At this table',
    'You see your room, where you can go and where you can shoot, your traps, your AP and the hits of both. The log keeps all that was said, and the last ' +
      'answer you heard stays marked on the plan.',
    'Where you are, where your traps lie and what you have not yet said never reaches the other side, nor does the moment or the size of what the table ' +
      'sends give it away.',
  ],
  aid: [
    'Thinking aid and one screen',
    'If both of you accept the thinking aid, the plan shades the rooms where the other can still be after all that is known.',
    'If you share one device, a curtain falls between the turns.',
  ],
} satisfies Record<string, Telling>;
