import { citiesNamed } from '../places/gazetteer.js'
import { placeKey } from '../places/key.js'
import { fold } from '../text/text.js'
import { isAcronymOf } from './acronyms.js'
import { sameCompany } from './company_name.js'
import { institutionStem, nameWords } from './name_words.js'

/** The maximum number of namesake cities to compare, such as Rome in Italy and in Georgia. */
const MAX_CITIES = 3

/** Words of institutions, with abbreviations spelt out and cut like `institutionStem`. */
const INSTITUTION_WORDS: Record<string, string> = {
  uni: 'universi',
  univ: 'universi',
  inst: 'institut',
  tu: 'technisch universi',
  th: 'technisch hochschule',
  fh: 'fachhochschule',
}

/**
 * Reports whether two texts name one employer. True for two names of one company, a name and its acronym,
 * names in two languages (`Università di Torino`, `University of Turin`), and a name with and without its
 * place (`Columbia University in the City of New York`).
 */
export function sameEmployer(a: string, b: string): boolean {
  const [one, other] = [withoutBrackets(a), withoutBrackets(b)]
  if (sameCompany(one.name, other.name)) return true
  if (sameCompany(one.bracketed, other.name) || sameCompany(one.name, other.bracketed)) return true
  if (isAcronymOf(a.trim(), other.name) || isAcronymOf(b.trim(), one.name)) return true
  const [shorter, longer] = [partsOf(one.name), partsOf(other.name)].sort((x, y) => x.length - y.length)
  if (shorter.length < 2) return false
  const left = [...longer]
  for (const part of shorter) {
    const at = left.findIndex((word) => isPart(word, part))
    if (at < 0) return false
    left.splice(at, 1)
  }
  // The longer name's other words must be a place at its end: `in the City of New York`.
  const isAtEnd = left.every((word, i) => word === longer[shorter.length + i])
  return left.length === 0 || (isAtEnd && isPlace(left))
}

/** Splits a name from another form of it in brackets at its end: `Universidade do Porto (UP)`. */
function withoutBrackets(text: string): { name: string; bracketed: string } {
  const found = /^([^()[\]]+)[([]([^()[\]]+)[)\]]$/u.exec(text.trim())
  return { name: (found?.[1] ?? text).trim(), bracketed: (found?.[2] ?? '').trim() }
}

/** Returns the words of a name with umlauts as plain vowels and with words of institutions in one form. */
const partsOf = (name: string): string[] =>
  nameWords(name.replace(/([aou])e(?=\p{L})/giu, '$1'))
    .flatMap((word) => (INSTITUTION_WORDS[word] ?? word).split(' '))
    .map((word) => (word.startsWith('feder') ? word.slice(0, 6) : institutionStem(word)))

/** Reports whether two words are equal or name one city. */
function isPart(a: string, b: string): boolean {
  if (a === b) return true
  const [cities, others] = [a, b].map((word) =>
    citiesNamed(placeKey(word))
      .slice(0, MAX_CITIES)
      .map(({ id }) => id)
  )
  return cities.some((id) => others.includes(id))
}

/** Reports whether words name a place: `city new york`. */
function isPlace(parts: readonly string[]): boolean {
  const name = parts.filter((word) => !/^(?:city|campus|ciudad|ville|stadt|citta|cidade)$/.test(word))
  return name.length > 0 && citiesNamed(placeKey(fold(name.join(' ')))).length > 0
}
