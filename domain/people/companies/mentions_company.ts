import { fold } from '../text/text.js'
import { companyKey } from './company_name.js'
import { ACRONYM, FILLERS, institutionStem } from './name_words.js'

/** The number of characters of a text that are searched for a company. */
export const MAX_LENGTH = 30_000
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{3,}$/u

/**
 * Reports whether a text names a company. An acronym must occur as written. For other names, all
 * words except legal form and fillers must be adjacent, in any order: `X University` matches
 * University of X.
 */
export function mentionsCompany(text: string, company: string): boolean {
  const cut = text.slice(0, MAX_LENGTH)
  const name = company.trim()
  if (ACRONYM.test(name))
    return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'u').test(cut)
  // In these scripts, no space separates a name from the words around it.
  if (UNSPACED.test(name)) return cut.includes(name)
  const key = companyKey(name)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
  if (key.length === 0 || key.join('').length < 3) return false
  const words = fold(cut)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word && !FILLERS.has(word))
  if (key.length === 1) return words.includes(key[0])
  const wanted = key.map(institutionStem)
  return words.some((_, i) => isSet(words.slice(i, i + wanted.length), wanted))
}

/** Whether the words are the wanted ones in any order. */
const isSet = (words: readonly string[], wanted: readonly string[]): boolean =>
  words.length === wanted.length &&
  wanted.every((word) => words.some((other) => institutionStem(other) === word))
