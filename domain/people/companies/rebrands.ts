import { REBRANDS } from './data/rebrands_data.js'

/** Names that one company bore after another, by key; a company that changed its name twice has three. */
const FAMILIES = new Map<string, string[]>()
for (const { keys } of REBRANDS) {
  const family = [...new Set(keys.flatMap((key) => FAMILIES.get(key) ?? [key]))]
  for (const key of family) FAMILIES.set(key, family)
}

/** All keys known to be the same company as this one, itself first (SR-040). */
export function rebrandKeys(key: string): string[] {
  const family = FAMILIES.get(key)
  return family ? [key, ...family.filter((other) => other !== key)] : [key]
}
