import { areaKeys } from './areas.js'
import { countryKeys, demonymKeys } from './countries.js'
import { gazetteer } from './gazetteer.js'
import { stateKeys } from './states.js'

/** Words before a place that are read with it: `greater Leeds`, `metro Manila`. */
const LEADING = 'the greater metro metropolitan gran grande grand grossraum raum stor'.split(' ')

let loaded: Set<string> | undefined

/**
 * Whether a place key may be a name, alone or with more behind it: its first word is a name, or a name begins with its
 * first two. Most words of a text begin none, and the tables need not be asked for every run of words.
 */
export function beginsName(key: string): boolean {
  loaded ??= load()
  const two = firstTwo(key)
  return loaded.has(two) || (two.includes(' ') && loaded.has(two.slice(0, two.indexOf(' '))))
}

function load(): Set<string> {
  const { named, aliased } = gazetteer()
  const tables = [named, aliased, areaKeys(), countryKeys(), demonymKeys(), stateKeys()]
  const words = new Set(LEADING)
  for (const table of tables) for (const key of table.keys()) words.add(firstTwo(key))
  return words
}

function firstTwo(key: string): string {
  const first = key.indexOf(' ')
  const second = first === -1 ? -1 : key.indexOf(' ', first + 1)
  return second === -1 ? key : key.slice(0, second)
}
