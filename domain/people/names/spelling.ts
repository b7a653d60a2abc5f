import { isCommonGivenName } from './data/name_parts_data.js'
import { toLatin } from './script.js'
import { words } from '../text/text.js'

/** Returns the folded Latin words of a part of a name. */
export const nameWords = (part: string): string[] => words(toLatin(part))

/** Unifies German spellings: mueller and muller (from Müller) both return muller. */
export const plainVowels = (word: string): string =>
  word.replace(/(?<=[^aeiouq]|^)([aou])e(?=[^aeiou\s])/g, '$1')

/** Like `plainVowels`, but keeps common given names such as Michael. */
export const plainGiven = (word: string): string => (isCommonGivenName(word) ? word : plainVowels(word))
