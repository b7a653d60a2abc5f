import { fold } from '../text/text.js'
import { ACRONYM, FILLERS, MAX_LENGTH } from './mentions_company.js'

/** Shorter acronyms have too many meanings. */
const MIN_SPELT_OUT = 3
const MIN_ACRONYM = 4

/**
 * Reports whether a text may name a company by its acronym: it spells out an acronym in the name, as
 * capitalised words with these initials (`IIT Madras`: Indian Institute of Technology Madras), or it
 * has the initials of a name of four or more words. Other companies may share them, so this suggests
 * a company and proves none.
 */
export function suggestsCompany(text: string, company: string): boolean {
  const parts = wordsIn(company)
  const words = wordsIn(text.slice(0, MAX_LENGTH))
  const initials = parts.every(isCapitalised) ? parts.map(([first]) => first).join('') : ''
  if (initials.length >= MIN_ACRONYM && words.includes(initials)) return true
  const wanted = parts.flatMap((part) => (ACRONYM.test(part) ? [...part] : [part]))
  if (wanted.length === parts.length || wanted.length < MIN_SPELT_OUT) return false
  return words.some((_, i) => wanted.every((part, j) => isFormOf(part, words[i + j] ?? '')))
}

/** Whether a word is the wanted one, or begins with the wanted capital letter. */
const isFormOf = (wanted: string, word: string): boolean =>
  wanted.length === 1 ? isCapitalised(word) && word.startsWith(wanted) : fold(word) === fold(wanted)

/** Returns a text's words as written, without fillers. */
const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !FILLERS.has(word.toLowerCase()))

const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word)
