/** Returns the nesting depth of a JSON value, up to `max` + 1. Not recursive: any depth is safe. */
export function depthOf(value: unknown, max: number): number {
  let level: unknown[] = [value]
  let depth = 0
  while (level.length > 0 && depth <= max) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    depth++
  }
  return depth
}
