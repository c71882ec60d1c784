import type { Telling } from '../../rule_passages';

export const EN = {
  aim: [
    'What it is about',
    'Seven jailbirds break out and run for the boats. They belong to nobody: everybody moves all of them. Only your slip is yours, on which you have ' +
      'secretly written who will end up in which boat.',
    'So you help those along who are doing what you wrote, and get in the way of the others, as quietly as you can. Whoever foresaw it best wins. Two to ' +
      'six people play.',
  ],
  things: [
    'What there is',
    'Seven jailbirds in seven colours: red, blue, yellow, brown, orange, green and violet. Each has a die of its colour; besides there is one white die. ' +
      'All of them show 1 to 6.',
    'A prison with seven windows, a track to the water, and four boats. Boats 1, 2 and 3 have two seats each, boat 4 has one. They are filled in this order.',
    'Reconstructed are the length of the track, 28 fields from the hole in the wall (field 1) to the last one before the boats, the bed sheet that ' +
      'reaches down to field 9, the faces of the dice, and the colour violet. Whoever owns the printed game can correct this in an edition file.',
  ],
  slip: [
    'The slip',
    'Before the start you lay out all seven on your slip as they will sit in the boats: two each in boats 1, 2 and 3, one in boat 4. The order within a ' +
      'boat is kept but never counts.',
    'You can change the slip until everybody has handed in. After that it stays as it is, and secret to the end; you yourself may look at it at any time.',
  ],
  start: [
    'The start',
    'All seven sit in the windows; which one in which does not matter. A window lies just before field 1, so a 1 leads to field 1. In the windows nobody ' +
      'stands in anybody’s way.',
    'The lot decides who begins; then it goes clockwise.',
  ],
  picking: [
    'Picking dice',
    'You pick exactly three different colours, of any jailbirds not yet in a boat, and anew every turn. Then all dice are thrown at once.',
    'You may add the white die, but only once everybody has had a turn, and you must say so before the throw.',
  ],
  moving: [
    'Moving',
    'Every jailbird whose die was thrown goes forward by exactly that number. You choose the order: pick one die that can be played, play it, then the ' +
      'next. If red, blue and yellow were thrown, you may play red first, then yellow, then blue, or any other way. What has been moved stays moved.',
    'As long as one of the open dice can be played, you must play one. When none can, the rest lapse and your turn is over. Choosing an order that makes ' +
      'a die lapse is allowed.',
    'You jump over the others; every field counts, occupied ones too, forward and back alike.',
  ],
  stacking: [
    'Stacking and blocking',
    'Whoever ends on an occupied field, going forward or back, climbs on top. Whoever has somebody on their shoulders is blocked and can move neither ' +
      'way. Only the top one moves; the one beneath is free at once, also when the top one leaps into a boat.',
    'A die cannot be played while its jailbird is blocked. You may pick such colours on purpose, even only such ones. If a jailbird gets free during your ' +
      'turn and its die is still open, it must move after all.',
    'For example: green goes 4, then blue lands on the same field with its 2, and green is blocked. The other way round, green would sit on blue.',
  ],
  white: [
    'The white die',
    'It takes one jailbird back by its number, any one, also of a colour that was not thrown. It must be free and on the track, not in a window, not in a ' +
      'boat, and must not have gone forward in this turn. You may play the white die at any point of your turn.',
    'Whoever was taken back does not also go forward: their own die lapses. If yellow’s number does not suit you, let White take yellow back instead, or ' +
      'put somebody on yellow’s shoulders in time.',
    'If the white die is the last one left and there is somebody it can take, you must use it, like it or not. If there is nobody, it lapses. You may ' +
      'throw it even when there is nothing to take back.',
  ],
  window: [
    'Back behind the wall',
    'Whoever is taken back past the first field sits in a window again and can set out anew later. Surplus points of the die are lost.',
  ],
  boats: [
    'Into the boats',
    'Whoever reaches the last field or would go beyond it leaps at once into the foremost boat with a free seat. Their die is put aside.',
  ],
  fewer: [
    'From four in the boats',
    'If four or more are home when you pick dice, exactly two are thrown: two colours, or one and the white die, the latter again only after the first ' +
      'round. Dice already thrown are still played.',
  ],
  last: [
    'The last two',
    'If only two are still outside and the white die takes one of them back behind the wall, that one is last: boat 4, and the other goes at once into ' +
      'boat 3, wherever it stands. What counts is the moment of the move: if the fifth came home earlier in the same turn, it holds; if only afterwards, ' +
      'not. Of two who stand on each other only the upper one can be taken back.',
    'As soon as only one is left, even in the middle of a turn, it goes into boat 4. In both cases the open dice lapse, and when all sit in the boats the ' +
      'game is over.',
  ],
  points: [
    'Points',
    'All slips are opened. Everybody who sits in the boat you wrote brings you the number of that boat. Who got in first does not matter. 16 points are ' +
      'the most.',
    'The most points win; equal points share the win.',
  ],
  sheet: [
    'Option: the bed sheet',
    'If you agree on it beforehand, the escape begins where the bed sheet hangs down. The jailbirds still sit in the windows, but a 1 leads to the ' +
      'sheet’s field, and the fields before it are out of play. Whoever is taken back past it sits in a window again.',
  ],
  guard: [
    'So that it comes to an end',
    'After 300 turns in all those still outside get into the boats in the order in which they stand, of two on one field the upper one first, and those ' +
      'in the windows last, by lot. It will hardly ever happen.',
  ],
  help: [
    'At this table',
    'Your slip is always one tap away. It says which points are already sure and how many you can still get at most. Nobody else’s slip leaves the house ' +
      'before the end.',
    'Before you move somebody you see where they would end and who would be blocked. At the end all slips lie open side by side, boat by boat.',
  ],
} satisfies Record<string, Telling>;
