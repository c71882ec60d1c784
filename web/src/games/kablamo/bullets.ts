/** The colour of every kind of bullet. */
export type Group = 'live' | 'fast' | 'action';

const LIVE = ['Kablamo', 'Click'];
const FAST = [
  'Act of Cowardice',
  'Backfire',
  'Bolshevik Rules',
  'Full Metal Jacket',
  'Lack of Etiquette',
  'Lights Out',
  'Marquis of Queensbury Rules',
  'Misfire',
  'Moment of Truth',
  'Overhaul',
  'Ricochet',
  'Somebody Is Cheating',
  'Trigger Happy',
];

/** The colour of a bullet, by its label. */
export function groupOf(label: string, names: Record<string, string>): Group {
  const name = names[label] ?? '';
  return LIVE.includes(name) ? 'live' : FAST.includes(name) ? 'fast' : 'action';
}
