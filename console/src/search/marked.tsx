import { patternOf } from './words'

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
