import { companyKey } from './company_name.js'

export const ACRONYM = /^[\p{Lu}\d]{2,8}$/u
/** Words between the parts of a name that translations and short forms drop. */
export const FILLERS = new Set(
  'of the de la le du des d der die das für fur di del della do da e and und et y for an at'.split(' ')
)
/** Words between the parts of a name, besides those that any text may leave out. */
const MORE_FILLERS = new Set(['in', 'en', 'zu', 'les', 'dos', 'das', 'al', 'au'])

/** Returns the folded words of a name, without the legal form and fillers. */
export const nameWords = (name: string): string[] =>
  companyKey(name)
    .split(' ')
    .filter((word) => word && !MORE_FILLERS.has(word) && !FILLERS.has(word))

/**
 * Returns the start of an institution's word that its translations share: university, universität,
 * université.
 */
export const institutionStem = (word: string): string =>
  /^(?:universi|institu|technisch|technic|nation|polit[eé]c|polytec)/.test(word) ? word.slice(0, 6) : word
