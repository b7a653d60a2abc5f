import { damerauLevenshtein } from './edit_distance.js'

/** The maximum number of edits between a wrong name and a valid name. */
const MAX_EDITS = 3
/** The number of characters of a wrong name that are compared. */
const MAX_LENGTH = 80
/** The minimum number of characters of a name that is part of the other name. */
const MIN_PART = 3

/**
 * Returns the valid name that a wrong name resembles. Either at most a third of the letters and three letters
 * differ, or one name starts or ends with the other, as `entity_type` does with `entity`. Null without such a
 * name.
 */
export function nearestWord(given: string, valid: readonly string[]): string | null {
  const word = snakeCase(given.slice(0, MAX_LENGTH))
  const likeness = valid.map((name) => ({ name, edits: editsBetween(word, name) }))
  const nearest = likeness.reduce<(typeof likeness)[number] | null>(
    (best, one) => (one.edits < (best?.edits ?? Infinity) ? one : best),
    null
  )
  return nearest?.name ?? null
}

/** Returns ` (did you mean NAME?)` for a wrong name that resembles a valid name, or an empty text. */
export function didYouMean(given: unknown, valid: readonly string[]): string {
  const name = typeof given === 'string' ? nearestWord(given, valid) : null
  return name === null ? '' : ` (did you mean ${name}?)`
}

/**
 * Returns the number of edits between a wrong word and a valid name. More than `MAX_EDITS` if one is a part
 * of the other. Infinity if the two do not resemble each other.
 */
function editsBetween(word: string, name: string): number {
  const max = Math.min(MAX_EDITS, Math.floor(Math.max(word.length, name.length) / 3))
  const edits = damerauLevenshtein(word, name, max)
  if (edits <= max) return edits
  const [part, whole] = word.length < name.length ? [word, name] : [name, word]
  if (part.length < MIN_PART) return Infinity
  if (whole.startsWith(`${part}_`)) return MAX_EDITS + 1
  return whole.endsWith(`_${part}`) ? MAX_EDITS + 2 : Infinity
}

/** Returns a name in snake case: `num_results` for `numResults` and `num-results`. */
const snakeCase = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
