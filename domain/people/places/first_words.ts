import { lazy } from '#domain/lazy'
import { areaKeys } from './areas.js'
import { countryKeys, demonymKeys } from './countries.js'
import { gazetteer } from './gazetteer.js'
import { stateKeys } from './states.js'

/** Words that belong to the place they precede: `greater Leeds`, `metro Manila`. */
const LEADING = 'the greater metro metropolitan gran grande grand grossraum raum stor'.split(' ')

/**
 * Reports whether a place name may begin with this place key. True if its first word is a whole name, or if
 * its first two words begin a name. This check saves the lookup in every table for most words of a text.
 */
export function beginsName(key: string): boolean {
  const two = firstTwo(key)
  return firstWords().has(two) || (two.includes(' ') && firstWords().has(two.slice(0, two.indexOf(' '))))
}

const firstWords = lazy(() => {
  const { named, aliased } = gazetteer()
  const tables = [named, aliased, areaKeys(), countryKeys(), demonymKeys(), stateKeys()]
  const words = new Set(LEADING)
  for (const table of tables) for (const key of table.keys()) words.add(firstTwo(key))
  return words
})

function firstTwo(key: string): string {
  const first = key.indexOf(' ')
  const second = first === -1 ? -1 : key.indexOf(' ', first + 1)
  return second === -1 ? key : key.slice(0, second)
}
