import { fold, words } from '#domain/people/text/text'

/** Splits a name into words: `JohnDoe42` becomes john, doe, 42; `next.js` becomes next, js. */
export const nameWords = (name: string): string[] =>
  words(
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(?<=\p{L}{2})(?=\p{N})/gu, ' ')
      .replace(/[-._/[\]]/g, ' ')
  )

/** Joins a name's letters and digits: `React-Native` becomes reactnative. May be empty. */
export const squeezed = (name: string): string => fold(name).replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/** Returns a name's words and the name as one word, because people write both. */
export function searchWords(name: string): string[] {
  const whole = squeezed(name)
  return [...new Set([...nameWords(name), ...(whole ? [whole] : [])])]
}
