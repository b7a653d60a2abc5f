const DEEPEST = 40

/** The texts and numbers inside a JSON value, in order, keys left out. */
export function leavesOf(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.values(value).flatMap((part) => leavesOf(part, depth + 1))
}
