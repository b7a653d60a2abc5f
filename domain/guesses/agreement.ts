import { fold } from '#domain/people/text/text'
import type { GuessField } from './fields.js'

/** Fields whose values differ if one has more words: `Professor` is not `Assistant Professor`. */
const EXACT: ReadonlySet<GuessField> = new Set<GuessField>(['title'])

/**
 * Whether two values of a field say the same: they are equal, or the field is not in `EXACT` and one value
 * has all words of the other.
 */
export function agrees(field: GuessField, a: string, b: string): boolean {
  if (a === b) return true
  if (EXACT.has(field)) return false
  const [first, second] = [wordsOf(a), wordsOf(b)]
  return first.size > 0 && second.size > 0 && (first.isSubsetOf(second) || second.isSubsetOf(first))
}

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
