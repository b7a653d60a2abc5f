import { words } from '#domain/people/text/text'
import { stemOf, stemsOf } from '../stems.js'

/** The maximum number of words in a passage. In long sentences, one starts every `STEP` words. */
const [LENGTH, STEP] = [30, 20]
const MIN_CHARACTERS = 9
/** Splits texts after sentences and at the marks between their parts. */
const SENTENCE = /(?<=[.!?:;|])\s+/

/** Splits a text into passages of a sentence or less. */
export const passagesOf = (text: string): string[] =>
  text
    .split(SENTENCE)
    .filter((sentence) => sentence.length >= MIN_CHARACTERS)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/)
      const starts = Array.from({ length: Math.ceil(words.length / STEP) }, (_, i) => i * STEP)
      return starts.map((start) => words.slice(start, start + LENGTH).join(' '))
    })

/**
 * The stems of a query that describe people, each with its word (`said`), and the pairs of such stems
 * side by side.
 */
export type Topic = { stems: string[]; pairs: string[]; said: ReadonlyMap<string, string> }

/** `topic` is the text of the query, `said` its words that describe people. */
export function readTopic(topic: string, said: readonly string[]): Topic {
  const about = new Map(said.flatMap(words).map((word) => [stemOf(word), word]))
  const all = stemsOf(topic)
  const pairs = all.flatMap((stem, i) =>
    about.has(stem) && about.has(all[i + 1]) ? [`${stem} ${all[i + 1]}`] : []
  )
  return { stems: [...about.keys()], pairs: [...new Set(pairs)], said: about }
}
