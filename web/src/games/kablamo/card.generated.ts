/** Written by `make types` from the Fluent files; not to be edited. */
export const BLURB = {
  de: "Russisches Roulette als Gedächtnisspiel: laden, wandern lassen, dazwischenfunken, abdrücken.",
  en: "Russian roulette as a game of memory: load, let the bullets wander, interrupt, pull.",
  it: "La roulette russa come gioco di memoria: caricare, far girare i colpi, interrompere, premere.",
};
