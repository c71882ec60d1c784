import type { Lang } from '../../ui/preferences.svelte';
import { de } from './texts.de';
import { en } from './texts.en';
import { it } from './texts.it';
import type { Words } from './words';

/** The words of Kablamo. */
export const WORDS: Record<Lang, Words> = { de, en, it };
