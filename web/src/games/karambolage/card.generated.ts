/** Written by `make types` from the Fluent files; not to be edited. */
export const BLURB = {
  de: "Billard mit vier Würfeln: drei Kugeln, acht Richtungen, und jede Zahl will bezahlt sein.",
  en: "Billiards with four dice: three balls, eight directions, and every number must be paid for.",
  it: "Biliardo con quattro dadi: tre bilie, otto direzioni, e ogni numero va pagato.",
};
