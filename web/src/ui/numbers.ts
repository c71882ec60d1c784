/** Numbers as the reader's language writes them. */
import { settings } from './preferences.svelte';

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value);
}

/** A share of one in percent, with so many decimals; with a plus, too, if the sign is what matters. */
export function percent(share: number, digits = 0, signed = false): string {
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? 'exceptZero' : 'auto' } as const;
  return new Intl.NumberFormat(settings.lang, format).format(share).replace('-', '−');
}
