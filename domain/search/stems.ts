import { stemmer } from '@orama/stemmers/english'
import { words } from '#domain/people/text/text'

/** Returns the English stems of a text's words, in order. */
export const stemsOf = (text: string): string[] => words(text).map(stemOf)

const LATIN = /^[a-z]{3,}$/
const MAX_REMEMBERED = 100_000
const remembered = new Map<string, string>()

/**
 * Returns the English stem of a word: `migrations` and `migration` become `migrat`. Words under
 * three letters, or with characters other than a to z, stay as they are. Words of other languages
 * are cut in the same way in texts and queries.
 */
export function stemOf(word: string): string {
  if (!LATIN.test(word)) return word
  let stem = remembered.get(word)
  if (stem === undefined) {
    stem = stemmer(word)
    if (remembered.size < MAX_REMEMBERED) remembered.set(word, stem)
  }
  return stem
}
