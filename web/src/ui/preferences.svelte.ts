/** What this browser prefers: language, theme, sound, name. Kept in local storage, where that is allowed. */

export const LANGUAGES = ['de', 'en', 'it'] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Theme = 'dark' | 'light';

export function load(key: string): string | null {
  try {
    return localStorage.getItem(`hz.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`hz.${key}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

function firstLanguage(): Lang {
  const kept = load('lang') as Lang | null;
  if (kept && LANGUAGES.includes(kept)) return kept;
  for (const wish of typeof navigator === 'undefined' ? [] : navigator.languages) {
    const short = wish.slice(0, 2) as Lang;
    if (LANGUAGES.includes(short)) return short;
  }
  return 'en';
}

function firstTheme(): Theme {
  const kept = load('theme');
  if (kept === 'dark' || kept === 'light') return kept;
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

class Settings {
  lang = $state<Lang>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  sound = $state(load('sound') !== 'off');
  name = $state(load('name') ?? '');
  reduced = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = motion.matches;
    motion.addEventListener('change', () => (this.reduced = motion.matches));
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    keep('lang', lang);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
