import { companyKey } from './company_name.js'

const CJK = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/gu

/** Returns how many letters a key has. A Chinese, Japanese or Korean character counts as two. */
export const lettersIn = (key: string): number => key.replace(CJK, 'xx').length

export const ACRONYM = /^[\p{Lu}\d]{2,8}$/u
/** Words that translations and short forms of a name leave out. */
export const FILLERS = new Set(
  'of the de la le du des d der die das für fur di del della do da e and und et y for an at'.split(' ')
)
/** More words that names leave out. Other texts keep these words, because they have meanings there. */
const MORE_FILLERS = new Set(['in', 'en', 'zu', 'les', 'dos', 'das', 'al', 'au'])

/** Returns the folded words of a name, without the legal form and fillers. */
export const nameWords = (name: string): string[] =>
  companyKey(name)
    .split(' ')
    .filter((word) => word && !MORE_FILLERS.has(word) && !FILLERS.has(word))

/**
 * Shortens a word of institutions to the start that its translations share: `univer` for
 * university, universität and université. Returns other words unchanged.
 */
export const institutionStem = (word: string): string =>
  /^(?:universi|institu|technisch|technic|nation|polit[eé]c|polytec)/.test(word) ? word.slice(0, 6) : word
