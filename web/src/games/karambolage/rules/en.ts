import type { Telling } from '../../rule_passages';

export const EN = {
  aim: [
    'What it is about',
    'Billiards on a grid. Three balls, black, red and white, lie on the table, and four dice decide how far they may run. Two to six people play.',
    'With one throw you try to bring all three balls together. Do it, and the numbers under the balls are your points. Do it cleverly, and there are ' +
      'extras, and you may throw again.',
  ],
  table: [
    'The table',
    'Seven rows (1 to 7) by fourteen columns (A to N). Every field has a value from 0 to 6; you name a field by row and column, say 3F.',
    'A field worth 0 is a null field, drawn as a bare dot. The outermost rows and columns are the rail; all others are inner fields.',
    'Part of this plan is reconstructed: 18 values are known for certain, the others were filled in evenly, each value once in every column and twice in ' +
      'every row. Whoever owns the printed game can correct them in an edition file.',
  ],
  goal: [
    'What you play to',
    'Before the game you agree on a score to reach: 300 makes a short game, 500 a usual one. Or you agree on a playing time; when it is up, the running ' +
      'round is still finished.',
  ],
  opening: [
    'Who opens',
    'Everybody throws the four dice once; the highest sum opens, and those who are level throw again. After that it goes clockwise.',
    'The opener sets the three balls on three different null fields and then has the first turn. Should two null fields touch (this plan has none, a ' +
      'corrected one might), both may be used.',
  ],
  move: [
    'Throw and move',
    'You throw all four dice. Every move uses up one of them: it is put aside.',
    'A ball runs in a straight line in any of the eight directions, at least one field and as far as you like, but never over or onto another ball.',
    'It must stop on a field whose value an unused die shows, or on a null field. A null field may be paid for with any unused die.',
  ],
  contact: [
    'Contact',
    'A ball that stops on one of the eight fields around another ball strikes it. That is a contact.',
    'Only the ball that moves strikes, and only where it stops. Passing close by does not count, lying side by side beforehand does not count (not even ' +
      'from the opening), and a third ball that touches the struck one is not struck with it.',
    'A neighbour can be struck all the same: move to another field that is also next to it.',
  ],
  goingOn: [
    'Going on',
    'You choose which ball begins; the throw then belongs to this first ball.',
    'After a contact you go on with the ball that struck or with the one that was struck. If your ball stops next to both others it strikes both, and any ' +
      'of the three may go on.',
    'Only the latest move counts for this. If it brought no contact and no rail shot, no further move is possible.',
  ],
  rail: [
    'Off the rail',
    'A ball that runs from an inner field to the rail without a contact may be played on once: this ball, in the very next move. That is a rail shot.',
    'If it strikes a ball there, it is an ordinary contact, and striker or struck goes on.',
    'A move that begins on the rail is never a rail shot, so two never follow each other directly. After a new contact another one is possible, with any ball.',
  ],
  stopping: [
    'When a throw is over',
    'A throw ends when the fourth die is used, when no ball has the right to go on, when no ball that has it can make a move (this can happen at the very ' +
      'start), or when you stop.',
    'You may stop at any time, even before the first move. Before the fourth die is used the throw then scores nothing, even with a complete Carambo. The ' +
      'balls stay where they are.',
    'The fourth die may be spent on a move without a contact.',
  ],
  scoring: [
    'What scores',
    'A throw scores only if all four dice are used and all three balls came into contact: the first ball struck both others, or it struck the second and ' +
      'the second struck the third. In short: both other balls have been struck. Not every ball need have moved.',
    'Then you get the values of the three fields the balls rest on. Null fields bring nothing.',
    'Four dice spent between two balls score nothing, and without a scoring throw there are no extras either.',
  ],
  carambo: [
    'Carambo',
    'The first ball strikes another, later in the throw that one strikes the third, and later still the third strikes the first: the circle is closed, a ' +
      'Carambo.',
    'It may be complete with the third die; the move after it spoils nothing. Other contacts and rail shots may come in between.',
    'Nor does it matter which of the two others was struck first. Black strikes red, black strikes white, white strikes red, red strikes black: that is a ' +
      'Carambo too.',
  ],
  again: [
    'Throwing again',
    'If a throw with a Carambo scores, you may throw again, from the balls as they lie. Three throws a turn at most; a Carambo in the third brings no fourth.',
    'A Carambo in each of the three throws of one turn is worth 50 extra. These 50 are never doubled.',
  ],
  extras: [
    'Extras',
    'Straight: the three balls end in one line, across, down or diagonally as a ball runs; gaps are allowed. 30 points.',
    'Compress: each ball ends next to both others. 30 points.',
    'Pasch, for the dice you threw: two pairs 10, three alike 20, four alike 40. Only the highest counts.',
    'In a throw with a Carambo these three count double; the points of the fields never do. All extras of a throw add up.',
  ],
  turn: [
    'End of the turn',
    'Your turn ends after a throw that scored without a Carambo, after a throw that did not score, after the third throw, or when you decline another one.',
    'A throw that does not score brings nothing, but earlier throws of the turn keep their points. The next player goes on from the balls as they lie.',
  ],
  end: [
    'Who wins',
    'Whoever reaches the agreed score wins at once, as soon as the throw is booked, even with another throw open.',
    'With a time limit or an agreed number of rounds, the most points win. A round is one turn each, counted from the opener. Equal points share the win.',
    'So that no game goes on for ever: after 200 rounds the most points win, whatever was agreed.',
  ],
  example: [
    'Three throws to follow',
    'Black lies on 5C, red on 6E, white on 2D. You throw 3, 4, 5, 6. Red to 6C for the 4, striking black. Black to 3E for the 5, striking white. White to ' +
      '7D for the 6, striking red: Carambo. Red to 1C for the 3. The fields bring 5 + 6 + 3 = 14.',
    'You throw again: 1, 4, 4, 4. Red to 6C for a 4, striking white. White to 2D, a null field, for a 4, striking black. Black to 6B for the 1, striking ' +
      'red: Carambo. Red to 3F for the last 4. Fields 5; three alike 20, doubled 40: 45 in all.',
    'The third throw: 1, 3, 3, 5. Black to 2F for the 1, striking red. Red to 3E for the 5, striking black and white. White to 2E for a 3, striking both: ' +
      'Carambo. Black to 3G for the other 3. Fields 11, third Carambo 50: 61. The turn was worth 120.',
  ],
  help: [
    'At this table',
    'Pick a ball and you see every field it can reach and which die pays for it. Where different dice could pay, you choose.',
    'Beside the table you always see what the throw has so far: the dice left, who struck whom, and whether it can still score.',
  ],
  back: [
    'Taking back',
    'Until you book the throw you can take back move after move, the last one first, even after the fourth die or in a dead end. Contacts, Carambo and ' +
      'the right to go on go back with them. Nothing is written down before, and no dice are thrown.',
    'The balls of the opening, too, can be set differently until the first throw. The score sheet shows every throw with its fields and extras.',
  ],
} satisfies Record<string, Telling>;
