/** Written by `make types` from the Fluent files; not to be edited. */
export const BLURB = {
  de: "Ein Duell im Dunkeln: acht Zimmer, zwei Revolver, und niemand sieht den anderen.",
  en: "A duel in the dark: eight rooms, two revolvers, and neither sees the other.",
  it: "Un duello al buio: otto stanze, due rivoltelle, e nessuno vede l’altro.",
};
