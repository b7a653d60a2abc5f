import { REBRANDS } from './data/rebrands_data.js'

/** Maps each key of a renamed company to all its keys. */
const FAMILIES = new Map<string, string[]>()
for (const { keys } of REBRANDS) {
  const family = [...new Set(keys.flatMap((key) => FAMILIES.get(key) ?? [key]))]
  for (const key of family) FAMILIES.set(key, family)
}

/** Returns all known keys of a company, starting with this key. */
export function rebrandKeys(key: string): string[] {
  const family = FAMILIES.get(key)
  return family ? [key, ...family.filter((other) => other !== key)] : [key]
}
