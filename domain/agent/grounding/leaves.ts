/** Values nested deeper are omitted. */
const MAX_DEPTH = 40

/** Returns the texts and numbers in a JSON value, in order, without keys. */
export function leavesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  return Object.values(value).flatMap((part) => leavesOf(part, depth + 1))
}
