/** Written by `make types` from the Fluent files; not to be edited. */
export const BLURB = {
  de: "Billard mit vier Würfeln: drei Kugeln, acht Richtungen, und jede Zahl hat ihren Preis.",
  en: "Billiards with four dice: three balls, eight directions, and every number has its price.",
  it: "Biliardo con quattro dadi: tre bilie, otto direzioni, e ogni numero ha il suo prezzo.",
};
