/** Written by `make types` from the Fluent files; not to be edited. */
export const BLURB = {
  de: "Russisches Roulette als Gedächtnisspiel: laden, wandern lassen, dazwischenfunken, abdrücken.",
  en: "Russian roulette as a game of memory: load up, shift the bullets, butt in, pull the trigger.",
  it: "La roulette russa come gioco di memoria: carica, fai girare i proiettili, mettiti in mezzo, premi il grilletto.",
};
