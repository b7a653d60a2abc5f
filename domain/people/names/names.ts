import { formalNames, namesakes } from './data/name_parts_data.js'
import { parseName, type PersonName } from './parse.js'
import { nameWords, plainGiven, plainVowels } from './spelling.js'

export type { Script } from './script.js'
export { parseName, type PersonName } from './parse.js'
export { compareNames, namesConflict } from './compare.js'
export { isPlausiblePersonName, looksLikeGivenName } from './plausible.js'

/**
 * The other given names a bearer of this one may go by, folded: formal names, short forms and spellings in the languages of
 * the table. "Bob" gives robert, rob, bobby ...; none for a name that is not in it.
 */
export function givenNameVariants(given: string): string[] {
  return namesakes(nameWords(given).join(' '))
}

/**
 * The folded words of a name in the order given, middle, particles, family: without honorific, suffix and nickname, with
 * Cyrillic and Greek in Latin letters. "Dr. van der Berg, Zoë" gives zoe, van, der, berg.
 */
export function nameTokens(name: string): string[] {
  return tokensOf(parseName(name))
}

function tokensOf({ given, middle, particles, family }: PersonName): string[] {
  return nameWords([given, ...middle, particles, family].join(' '))
}

/**
 * The keys that an index stores a name under and looks a name up by; two names are found exactly when they share one:
 * - all tokens ("zoe van der berg"),
 * - the given and the family name without what stands between ("zoe berg"), and
 * - for each formal name that the given name may be short for, that name and the family name ("~elizabeth berg"), where
 *   ae, oe and ue count as a, o and u.
 *
 * At most a handful, none for a text without a word.
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
