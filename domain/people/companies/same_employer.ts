import { citiesNamed } from '../places/gazetteer.js'
import { placeKey } from '../places/key.js'
import { fold } from '../text/text.js'
import { companyKey, sameCompany } from './company_name.js'
import { ACRONYM, FILLERS } from './mentions_company.js'

/** Cities with one name, such as Rome in Italy and in Georgia, that are compared. */
const MAX_CITIES = 3
/** Shorter acronyms have too many meanings. */
const MIN_ACRONYM = 3
/** The least length of an acronym that leaves out words at the end of the full name. */
const MIN_SHORTENED = 4

/** Words between the parts of a name, besides those that any text may leave out. */
const MORE_FILLERS = new Set(['in', 'en', 'zu', 'les', 'dos', 'das', 'al', 'au'])

/** The words of institutions by language, as one word each. Abbreviations are spelt out. */
const INSTITUTION_WORDS: Record<string, string> = {
  uni: 'universi',
  univ: 'universi',
  inst: 'institut',
  tu: 'technisch universi',
  th: 'technisch hochschule',
  fh: 'fachhochschule',
}

/**
 * Reports whether two texts name one employer. Besides names of one company, these are a name and
 * its acronym, names in two languages (`Università di Torino`, `University of Turin`), and a name
 * with its place (`Columbia University in the City of New York`).
 */
export function sameEmployer(a: string, b: string): boolean {
  const [one, other] = [withoutBrackets(a), withoutBrackets(b)]
  if (sameCompany(one.name, other.name)) return true
  if (sameCompany(one.bracketed, other.name) || sameCompany(one.name, other.bracketed)) return true
  if (isAcronym(a.trim(), other.name) || isAcronym(b.trim(), one.name)) return true
  const [shorter, longer] = [partsOf(one.name), partsOf(other.name)].sort((x, y) => x.length - y.length)
  if (shorter.length < 2) return false
  const left = [...longer]
  for (const part of shorter) {
    const at = left.findIndex((word) => isPart(word, part))
    if (at < 0) return false
    left.splice(at, 1)
  }
  // What is left is the place, at the end: Columbia University in the City of New York.
  const isAtEnd = left.every((word, i) => word === longer[shorter.length + i])
  return left.length === 0 || (isAtEnd && isPlace(left))
}

/** Splits a name from another form of it in brackets at its end: `Universidade do Porto (UP)`. */
function withoutBrackets(text: string): { name: string; bracketed: string } {
  const found = /^([^()[\]]+)[([]([^()[\]]+)[)\]]$/u.exec(text.trim())
  return { name: (found?.[1] ?? text).trim(), bracketed: (found?.[2] ?? '').trim() }
}

/** Reports whether a name is made of the initials of another: UFPR, Universidade Federal do Paraná. */
function isAcronym(name: string, company: string): boolean {
  if (!ACRONYM.test(name) || name.length < MIN_ACRONYM) return false
  const letters = name.toLowerCase()
  const initials = wordsOf(company.replaceAll('-', ' '))
    .map(([first]) => first)
    .join('')
  return initials === letters || (letters.length >= MIN_SHORTENED && initials.startsWith(letters))
}

/**
 * Reports whether a name may be made of the initials of another and more letters of its last word:
 * UFPR, Universidade Federal do Paraná. Other companies may share it, so this proves nothing.
 */
export function mayBeAcronym(name: string, company: string): boolean {
  const [letters, parts] = [name.toLowerCase(), wordsOf(company)]
  const last = parts.at(-1)
  if (!ACRONYM.test(name) || name.length < MIN_ACRONYM || !last) return false
  const initials = parts.map(([first]) => first).join('')
  if (!letters.startsWith(initials)) return false
  let at = initials.length
  for (const letter of last.slice(1)) if (letter === letters[at]) at++
  return at === letters.length
}

/** Returns the folded words of a name, without the legal form and fillers. */
const wordsOf = (name: string): string[] =>
  companyKey(name)
    .split(' ')
    .filter((word) => word && !MORE_FILLERS.has(word) && !FILLERS.has(word))

/** Returns the words of a name with umlauts as plain vowels and with words of institutions in one form. */
const partsOf = (name: string): string[] =>
  wordsOf(name.replace(/([aou])e(?=\p{L})/giu, '$1'))
    .flatMap((word) => (INSTITUTION_WORDS[word] ?? word).split(' '))
    .map((word) =>
      /^(?:universi|institu|technisch|technic|nation|polit[eé]c|polytec|federal|feder)/.test(word)
        ? word.slice(0, 6)
        : word
    )

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
