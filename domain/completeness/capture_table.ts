/** People whom the same finders found. `finders` has bit i set if finder i found them. */
export type Capture = {
  finders: number
  /** The number of people. A person without a certain verdict counts as less than 1. */
  weight: number
}

/** People by the combination of finders that found them: `counts[mask]`. `counts[0]` is 0. */
export type CaptureTable = { finders: readonly string[]; counts: readonly number[] }

/** The largest table has 2 ** 6 cells. */
const MAX_FINDERS = 6

/** Counts captures by combination of finders. Throws RangeError for more than MAX_FINDERS. */
export function tableOf(finders: readonly string[], captures: readonly Capture[]): CaptureTable {
  if (finders.length > MAX_FINDERS) throw new RangeError(`at most ${MAX_FINDERS} finders`)
  const counts = new Array<number>(2 ** finders.length).fill(0)
  for (const { finders: mask, weight } of captures) if (mask > 0) counts[mask] += weight
  return { finders, counts }
}

/** Returns the table without finders that found nobody. */
export function withoutIdle(table: CaptureTable): CaptureTable {
  const kept = table.finders.flatMap((_, i) => (foundBy(table, i) > 0 ? [i] : []))
  const counts = new Array<number>(2 ** kept.length).fill(0)
  for (const [mask, count] of table.counts.entries())
    if (count > 0) counts[kept.reduce((sum, bit, place) => sum | (((mask >> bit) & 1) << place), 0)] += count
  return { finders: kept.map((i) => table.finders[i]), counts }
}

/** Number of bits set. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1
  return count
}

/** The number of different people. */
export const foundBySome = ({ counts }: CaptureTable): number => counts.reduce((sum, one) => sum + one, 0)

/** The number of people that finder `i` found. */
export const foundBy = ({ counts }: CaptureTable, i: number): number =>
  counts.reduce((sum, one, mask) => sum + ((mask >> i) & 1 ? one : 0), 0)

/** The number of people that only finder `i` found. */
export const onlyFoundBy = ({ counts }: CaptureTable, i: number): number => counts[1 << i]

/** The number of people that exactly `times` finders found. */
export const foundTimes = ({ counts }: CaptureTable, times: number): number =>
  counts.reduce((sum, one, mask) => sum + (bits(mask) === times ? one : 0), 0)

/** The number of people that at least two finders found. */
export const recaptured = (table: CaptureTable): number => foundBySome(table) - foundTimes(table, 1)
