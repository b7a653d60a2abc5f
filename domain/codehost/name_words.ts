import { fold, words } from '#domain/people/text/text'

/**
 * The words of a login, a repository or a company name, in order: `JohnDoe42` gives john, doe, 42; `next.js` next, js.
 * Names are written in one run of letters by some and apart by others, so that `squeezed` has them as one.
 */
export function nameWords(name: string): string[] {
  return words(
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .replace(/(?<=\p{L}{2})(?=\p{N})/gu, ' ')
      .replace(/[-._/[\]]/g, ' ')
  )
}

/** All letters and digits of a name as one word: `React-Native` gives reactnative. Empty where there is none. */
export function squeezed(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
}

/** The words of a name, and the same in one run, each once. */
export function searchWords(name: string): string[] {
  const whole = squeezed(name)
  return [...new Set([...nameWords(name), ...(whole ? [whole] : [])])]
}
