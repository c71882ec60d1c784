import type { Lang } from '../../ui/preferences.svelte';

/** The words of the plain board; what a game calls its own things it says itself. */
export const WORDS: Record<Lang, Words> = {
  de: {
    ask: 'Was tust du?', wait: (who) => `${who} ist an der Reihe`, nothing: 'nichts', yes: 'ja', no: 'nein', hidden: 'verdeckt',
    seats: 'Am Tisch', write: 'Deine Antwort', send: 'Antworten', turn: 'am Zug', out: 'Es gibt hier nichts zu sehen.', line: (i) => `${i}.`,
  },
  en: {
    ask: 'What do you do?', wait: (who) => `It is up to ${who}`, nothing: 'none', yes: 'yes', no: 'no', hidden: 'face down',
    seats: 'At the table', write: 'Your answer', send: 'Answer', turn: 'to decide', out: 'There is nothing to see here.', line: (i) => `${i}.`,
  },
  it: {
    ask: 'Che cosa fai?', wait: (who) => `Tocca a ${who}`, nothing: 'niente', yes: 'sì', no: 'no', hidden: 'coperta',
    seats: 'Al tavolo', write: 'La tua risposta', send: 'Rispondi', turn: 'decide', out: 'Qui non c’è niente da vedere.', line: (i) => `${i}.`,
  },
};

export interface Words {
  ask: string;
  wait: (who: string) => string;
  nothing: string;
  yes: string;
  no: string;
  hidden: string;
  seats: string;
  write: string;
  send: string;
  turn: string;
  out: string;
  line: (i: number) => string;
}
