/** Statements of a rule catalogue, from one number to another: `span('KA', 30, 32)` is KA-030, KA-031, KA-032. */
export function span(game: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${game}-${String(from + i).padStart(3, '0')}`);
}
