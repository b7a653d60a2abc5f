import { containsWords, fold } from './fold.js'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'ja', 'ko', 'sv', 'pl']
const MIN_LETTERS = 3

/**
 * Whether a place shares a city with an accepted form. The place may add or omit street, region or
 * country. A region or country alone matches only if it is an accepted form itself.
 */
export function samePlace(value: string, accepted: readonly string[]): boolean {
  const text = fold(value)
  const forms = accepted.map(fold)
  if (forms.includes(text)) return true
  const broad = broaderPlaces(accepted)
  const isSpecific = (part: string) =>
    part.replace(/[\d ]/g, '').length >= minLetters(part) && !broad.has(part.replace(/\b\d+\b/g, '').trim())
  if (forms.some((form) => isSpecific(form) && containsWords(text, form))) return true
  return partsOf(value).some((part) => isSpecific(part) && forms.some((form) => containsWords(form, part)))
}

/**
 * Returns all countries, and the parts after the city in an accepted form such as `Lyon, Rhône,
 * France`.
 */
function broaderPlaces(accepted: readonly string[]): Set<string> {
  const later = accepted
    .map(partsOf)
    .filter(([first]) => !/\d/.test(first))
    .flatMap((parts) => parts.slice(1))
  return new Set([...COUNTRIES, ...later])
}

const partsOf = (place: string): string[] =>
  place
    .split(/[,;·|()\n/]|\s[-–—]\s/)
    .map(fold)
    .filter((part) => part !== '')

/**
 * Returns the minimum length of a name. It is 2 for names in other scripts than Latin, such as
 * Chinese.
 */
const minLetters = (part: string): number => (/[\p{L}]/u.test(part) && !/[a-z]/.test(part) ? 2 : MIN_LETTERS)

const COUNTRIES = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
    const codes = letters.flatMap((a) => letters.map((b) => a + b))
    return codes.map((code) => names.of(code)).filter((name) => name !== undefined)
  })
    .map(fold)
    .concat(['usa', 'us', 'uk', 'england', 'scotland'])
    .filter((name) => name !== 'singapore' && name !== 'luxembourg' && name !== 'monaco')
)
