/**
 * Whether campaigns are long: kills, random programs and generated requests. `npm run test:long` sets
 * LONG_TESTS=1.
 */
export const isLongForm = process.env.LONG_TESTS === '1'

/** Returns the number in the variable `name`, otherwise `long` in the long form and `short` in `npm test`. */
export function repeats(name: string, { short, long }: { short: number; long: number }): number {
  return Number(process.env[name] ?? (isLongForm ? long : short))
}
