import type { SearchState } from './search_state'
import { NAMED } from './filters'

/** Returns the words of a text that can match. Leaves out short words such as "in". */
export function patternWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return [...new Set(words)].map((word) => (word.length > 4 ? word.replace(/e?s$/, '') : word))
}

/** Returns the words of a query and of its filters. */
export const wordsOf = ({ q = '', filters = {} }: SearchState): string[] =>
  patternWords([q, ...NAMED.flatMap((name) => filters[name]?.any_of ?? [])].join(' '))

/** Whether a text has one of the words. */
export const hasWord = (text: string | null | undefined, words: readonly string[]): boolean =>
  Boolean(text) && words.length > 0 && patternOf(words).test(text!)

/** A text in which the words of the query are marked. */
export function Marked({ text, words }: { text?: string | null; words: readonly string[] }) {
  if (!text) return null
  if (words.length === 0) return <>{text}</>
  return (
    <span>
      {text.split(patternOf(words)).map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
        i % 2 === 1 ? <mark key={i}>{part}</mark> : part
      )}
    </span>
  )
}

const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:e?s)?(?![\\p{L}\\p{N}]))`, 'iu')
