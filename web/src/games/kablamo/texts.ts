import type { Lang } from '../../ui/preferences.svelte';
import type { Said } from '../../ui/game_types';
import { de } from './texts.de';
import { en } from './texts.en';
import { it } from './texts.it';
import type { Words } from './words';

/** The words of Kablamo. */
export const WORDS: Record<Lang, Words> = { de, en, it };

export const SETTINGS: Record<string, { label: Said; help: Said }> = {
  mulliganovski: {
    label: { de: 'Mulliganovski', en: 'Mulliganovski', it: 'Mulliganovski' },
    help: {
      de: 'Wem die Kugeln nicht gefallen, der legt sie für eine weniger zurück, höchstens zweimal.',
      en: 'Whoever dislikes the bullets puts them back for one fewer, twice at most.',
      it: 'Chi non gradisce i colpi li rimette per averne uno in meno, due volte al massimo.',
    },
  },
  hardcore: {
    label: { de: 'Hardcore', en: 'Hardcore', it: 'Hardcore' },
    help: {
      de: 'Keine roten Kugeln, und jeder bekommt vorweg ein Kablamo.',
      en: 'No red bullets, and a Kablamo for everybody to begin with.',
      it: 'Niente colpi rossi, e un Kablamo a testa per cominciare.',
    },
  },
  social: {
    label: { de: 'Gesellig', en: 'Social game', it: 'In compagnia' },
    help: { de: 'Jede geladene Kugel zeigt, von wem sie stammt.', en: 'Every loaded bullet shows whose it was.', it: 'Ogni colpo caricato mostra di chi era.' },
  },
  memory_aid: {
    label: { de: 'Gedächtnisstütze', en: 'Memory aid', it: 'Aiuto memoria' },
    help: {
      de: 'Der Tisch merkt sich für dich, was du je gesehen hast.',
      en: 'The table remembers for you all that you have seen.',
      it: 'Il tavolo ricorda per te tutto ciò che hai visto.',
    },
  },
};
