import { fold } from '../text/text.js'
import { MAX_LENGTH } from './mentions_company.js'
import { ACRONYM, FILLERS, nameWords } from './name_words.js'

/** The minimum number of letters of an acronym. Shorter acronyms have too many meanings. */
const MIN_ACRONYM = 3
/** The minimum number of letters of initials of the first words only, and of initials found in a text. */
const MIN_UNSURE = 4

/**
 * Reports whether a name has the initials of all words of a company's name or, from four letters,
 * of the first words.
 */
export function isAcronymOf(name: string, company: string): boolean {
  if (!ACRONYM.test(name) || name.length < MIN_ACRONYM) return false
  const letters = name.toLowerCase()
  const initials = initialsOf(nameWords(company.replaceAll('-', ' ')))
  return initials === letters || (letters.length >= MIN_UNSURE && initials.startsWith(letters))
}

/**
 * Reports whether a name may be made of the initials of a company and more letters of its last word: UFPR for
 * Universidade Federal do Paraná. Other companies may have the same acronym, so a match proves nothing.
 */
export function mayBeAcronym(name: string, company: string): boolean {
  const [letters, parts] = [name.toLowerCase(), nameWords(company)]
  const last = parts.at(-1)
  if (!ACRONYM.test(name) || name.length < MIN_ACRONYM || !last) return false
  const initials = initialsOf(parts)
  if (!letters.startsWith(initials)) return false
  let at = initials.length
  for (const letter of last.slice(1)) if (letter === letters[at]) at++
  return at === letters.length
}

/**
 * Reports whether a text may name a company. Either it spells out an acronym in the company's name as
 * capitalised words (`Indian Institute of Technology Madras` for `IIT Madras`), or it contains the initials
 * of a name of four or more words. Other companies may have the same words or initials, so a match proves
 * nothing.
 */
export function suggestsCompany(text: string, company: string): boolean {
  const parts = wordsAsWritten(company)
  const words = wordsAsWritten(text.slice(0, MAX_LENGTH))
  const initials = parts.every(isCapitalised) ? initialsOf(parts) : ''
  if (initials.length >= MIN_UNSURE && words.includes(initials)) return true
  const wanted = parts.flatMap((part) => (ACRONYM.test(part) ? [...part] : [part]))
  if (wanted.length === parts.length || wanted.length < MIN_ACRONYM) return false
  return words.some((_, i) => wanted.every((part, j) => isFormOf(part, words[i + j] ?? '')))
}

const initialsOf = (parts: readonly string[]): string => parts.map(([first]) => first).join('')

/** Whether a word equals the wanted word, or begins with the wanted capital letter. */
const isFormOf = (wanted: string, word: string): boolean =>
  wanted.length === 1 ? isCapitalised(word) && word.startsWith(wanted) : fold(word) === fold(wanted)

/** Returns a text's words as written, without fillers. */
const wordsAsWritten = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !FILLERS.has(word.toLowerCase()))

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word)
