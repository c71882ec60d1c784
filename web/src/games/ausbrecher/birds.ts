/** The seven birds in the order of the catalogue, how many a boat takes, and their colours. */
export const BIRDS = ['R', 'B', 'Y', 'N', 'O', 'G', 'V'] as const;
export const ROOM = [2, 2, 2, 1];
export const COLOURS: Record<string, string> = {
  R: '#dd4436',
  B: '#3d7be0',
  Y: '#f4c80f',
  N: '#8f5a2a',
  O: '#f58d25',
  G: '#3c9e48',
  V: '#9758c4',
  white: '#f7f2e4',
};
export const INK: Record<string, string> = { R: '#fff', B: '#fff', Y: '#1b1b1b', N: '#fff', O: '#1b1b1b', G: '#fff', V: '#fff', white: '#1b1b1b' };
