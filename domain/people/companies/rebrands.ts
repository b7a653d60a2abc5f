import { REBRANDS } from './data/rebrands_data.js'

/** All keys of a renamed company, by each key; a company renamed twice has three. */
const FAMILIES = new Map<string, string[]>()
for (const { keys } of REBRANDS) {
  const family = [...new Set(keys.flatMap((key) => FAMILIES.get(key) ?? [key]))]
  for (const key of family) FAMILIES.set(key, family)
}

/** All known keys of the same company, starting with this one. */
export function rebrandKeys(key: string): string[] {
  const family = FAMILIES.get(key)
  return family ? [key, ...family.filter((other) => other !== key)] : [key]
}
