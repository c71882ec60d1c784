/** The seven birds in the order of the catalogue, how many a boat takes, their colours and their marks. */
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
/** A mark that tells a bird and its die without colour and in every language, within 8 units of the middle: heart, cross,
 * star, spade, diamond, club, moon, and the way back for the white die. */
export const MARKS: Record<string, string> = {
  R: 'M0 7.500 C-10 0.500 -8.500 -7 -4.200 -7 C-1.600 -7 0 -5 0 -3.600 C0 -5 1.600 -7 4.200 -7 C8.500 -7 10 0.500 0 7.500z',
  B: 'M-2.700 -7.500h5.400v4.800h4.800v5.400h-4.800v4.800h-5.400v-4.800h-4.800v-5.400h4.800z',
  Y: 'M0 -8 L2.100 -2.900 L7.600 -2.500 L3.400 1.100 L4.700 6.500 L0 3.600 L-4.700 6.500 L-3.400 1.100 L-7.600 -2.500 L-2.100 -2.900z',
  N: 'M0 -8 C3.500 -4 7.500 -1.500 7 2 C6.500 5 3 5 1 3 L2.600 7.500 H-2.600 L-1 3 C-3 5 -6.500 5 -7 2 C-7.500 -1.500 -3.500 -4 0 -8z',
  O: 'M0 -8 L6 0 L0 8 L-6 0z',
  G: 'M0 -8a3.500 3.500 0 0 1 2.900 5.500a3.500 3.500 0 1 1 -2 5.300l1.600 4.700h-5l1.600 -4.700a3.500 3.500 0 1 1 -2 -5.300a3.500 3.500 0 0 1 2.900 -5.500z',
  V: 'M3.500 -7.600 A7.800 7.800 0 1 0 3.500 7.600 A6.300 6.300 0 1 1 3.500 -7.600z',
  white: 'M-7.500 1 L-1.500 -5 V-1.500 H3 A4.500 4.500 0 0 1 3 7.500 H0 V4.500 H3 A1.500 1.500 0 0 0 3 1.500 H-1.500 V7z',
};
