const STEPS = [1, 2, 4, 6, 8, 10]

/** Returns a round number of at least `highest` whose half is round too. At least 2. */
export function niceMaximum(highest: number): number {
  if (highest <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(highest))
  return STEPS.find((step) => step * power >= highest)! * power
}
