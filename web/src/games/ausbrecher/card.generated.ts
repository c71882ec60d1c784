/** Written by `make types` from the Fluent files; not to be edited. */
export const BLURB = {
  de: "Sieben Ganoven, vier Boote und dein geheimer Zettel: Wer flieht wann?",
  en: "Seven jailbirds, four boats and your secret slip: who gets away, and when?",
  it: "Sette furfanti, quattro barche e il tuo biglietto segreto: chi scappa quando?",
};
