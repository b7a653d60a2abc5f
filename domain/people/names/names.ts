import { formalNames } from './data/name_parts_data.js'
import { parseName, type PersonName } from './parse.js'
import { nameWords, plainGiven, plainVowels } from './spelling.js'

export { bareName } from './bare_name.js'
export { parseName, type PersonName } from './parse.js'
export { unspacedName } from './script.js'
export { compareNames, namesConflict, EQUAL_NAMES, sameNameKeys } from './compare.js'
export { isPlausiblePersonName, looksLikeGivenName } from './plausible.js'

/**
 * Returns a name's folded words, ordered given, middle, particles, family. Drops honorific, suffix
 * and nickname, and writes Cyrillic and Greek in Latin letters. "Dr. van der Berg, Zoë" returns
 * zoe, van, der, berg.
 */
export const nameTokens = (name: string): string[] => tokensOf(parseName(name))

const tokensOf = ({ given, middle, particles, family }: PersonName): string[] =>
  nameWords([given, ...middle, particles, family].join(' '))

/**
 * Returns the keys under which an index stores and finds a name. Two names match if they share a
 * key. The keys are
 * - all tokens ("zoe van der berg"),
 * - given and family name only ("zoe berg"),
 * - each formal name of the given name, or else the given name itself, with the family name
 *   ("~elizabeth berg"), with ae, oe and ue written as a, o and u.
 *
 * A name has a handful of keys. A text without words has none.
 */
export function nameKeys(name: string): string[] {
  const parsed = parseName(name)
  const tokens = tokensOf(parsed)
  if (tokens.length === 0) return []
  const given = nameWords(parsed.given)
  const family = nameWords(parsed.family).join(' ')
  const keys = new Set([tokens.join(' ')])
  if (given.length > 0 && family) {
    keys.add(`${given.join(' ')} ${family}`)
    const called = [given.join(' '), given[0], ...nameWords(parsed.nickname).slice(0, 1)]
    for (const word of called)
      for (const formal of [...formalNames(word), ...formalNames(plainGiven(word))])
        keys.add(`~${formal} ${plainVowels(family)}`)
    if (formalNames(given[0]).length === 0)
      keys.add(`~${given.map(plainGiven).join(' ')} ${plainVowels(family)}`)
  }
  return [...keys]
}
