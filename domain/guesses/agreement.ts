import { fold } from '#domain/people/text/text'
import type { GuessField } from './fields.js'

/** Fields whose values differ if one has more words: `Professor` is not `Assistant Professor`. */
const EXACT: ReadonlySet<GuessField> = new Set<GuessField>(['title'])

/**
 * Whether two values of a field say the same: they are equal, or outside EXACT all words of one are
 * in the other.
 */
export function agrees(field: GuessField, a: string, b: string): boolean {
  if (a === b) return true
  if (EXACT.has(field)) return false
  const [first, second] = [wordsOf(a), wordsOf(b)]
  return first.size > 0 && second.size > 0 && (first.isSubsetOf(second) || second.isSubsetOf(first))
}

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
