/** The preferences of this browser: language, theme, sound, name. Local storage keeps them, where the browser allows it. */

export const LANGUAGES = ['de', 'en', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = 'dark' | 'light';

/** Return what local storage has under `hz.KEY`; null if it has nothing or the browser forbids it. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`hz.${key}`);
  } catch {
    return null;
  }
}

/** Store a value under `hz.KEY`. Do nothing where the browser forbids it. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(`hz.${key}`, value);
  } catch {
    // the game works without storage
  }
}

function firstLanguage(): Lang {
  const stored = readStored('lang') as Lang | null;
  if (stored && LANGUAGES.includes(stored)) return stored;
  for (const wish of typeof navigator === 'undefined' ? [] : navigator.languages) {
    const short = wish.slice(0, 2) as Lang;
    if (LANGUAGES.includes(short)) return short;
  }
  return 'en';
}

function firstTheme(): Theme {
  const stored = readStored('theme');
  if (stored === 'dark' || stored === 'light') return stored;
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

class Settings {
  lang = $state<Lang>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  sound = $state(readStored('sound') !== 'off');
  name = $state(readStored('name') ?? '');
  reduced = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = motion.matches;
    motion.addEventListener('change', () => (this.reduced = motion.matches));
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    writeStored('lang', lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    writeStored('theme', theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    writeStored('sound', on ? 'on' : 'off');
  }

  setName(name: string): void {
    this.name = name;
    writeStored('name', name);
  }
}

export const settings = new Settings();
