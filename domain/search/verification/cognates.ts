import { words } from '#domain/people/text/text'
import { isRoleNoun } from '../query_language/role_words.js'

/** The minimum number of letters of a cognate. Shorter words are alike by chance. */
const MIN_LENGTH = 7
const MIN_PREFIX = 6

/**
 * Reports whether a title contains the foreign word for a queried occupation: `Soziologe` for
 * `sociologist`. Such words share all but their ending. Two occupations in the lexicon are never
 * cognates (`physicist`, `physician`), because the lexicon has their translations.
 */
export function isCognate(occupation: string, title: string): boolean {
  const wanted = spelt(occupation)
  if (wanted.length < MIN_LENGTH) return false
  return words(title).some((word) => {
    if (word === occupation || (isRoleNoun(word) && isRoleNoun(occupation))) return false
    const other = spelt(word)
    const needed = Math.max(MIN_PREFIX, Math.min(wanted.length, other.length) - 4)
    return other.length >= MIN_LENGTH && sharedPrefix(wanted, other) >= needed
  })
}

/** Removes the differences between languages in the spelling of Greek and Latin words. */
const spelt = (word: string): string =>
  word.replace(/ph/g, 'f').replace(/th/g, 't').replace(/ae|oe/g, 'e').replace(/y/g, 'i').replace(/[zk]/g, 'c')

function sharedPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
