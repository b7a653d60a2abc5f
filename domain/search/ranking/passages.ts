import type { Meaning } from '../read_request.js'
import { stemsOf } from '../stems.js'
import { similarity } from '../vectors.js'

/** The maximum number of words in a passage. In long sentences, one starts every `STEP` words. */
const [LENGTH, STEP] = [30, 20]
const MIN_CHARACTERS = 9
/** Splits texts after sentences and at the marks between their parts. */
const SENTENCE = /(?<=[.!?:;|])\s+/

/**
 * Weights of the best passage against the index score. Chosen with `npm run bench -- relevance`.
 */
const WEIGHT = {
  words: 5,
  pairs: 5,
  /** As a share of the weight of the whole text's similarity. */
  meaning: 0.8,
}

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

/** The stems of a query that describe people, and the pairs of such stems side by side. */
export type Topic = { stems: string[]; pairs: string[] }

/** `topic` is the text of the query, `said` its words that describe people. */
export function readTopic(topic: string, said: readonly string[]): Topic {
  const about = new Set(said.flatMap(stemsOf))
  const all = stemsOf(topic)
  const pairs = all.flatMap((stem, i) =>
    about.has(stem) && about.has(all[i + 1]) ? [`${stem} ${all[i + 1]}`] : []
  )
  return { stems: [...about], pairs: [...new Set(pairs)] }
}

/**
 * Scores the passages of a person. The score adds up the share of the topic's words in the best
 * passage, the share of the topic's pairs in all passages, and the similarity of the passage that
 * is closest in meaning. `vectors` are those of the passages.
 */
export function passageScore(
  passages: readonly string[],
  { stems, pairs }: Topic,
  vectors: readonly (Int8Array | null)[],
  meaning: Meaning | null | undefined
): number {
  const found = new Set<string>()
  let most = 0
  for (const passage of passages) {
    const said = stemsOf(passage)
    const has = new Set(said)
    most = Math.max(most, stems.filter((stem) => has.has(stem)).length)
    said.forEach((stem, i) => {
      found.add(`${stem} ${said[i + 1]}`)
    })
  }
  const share = (count: number, of: readonly string[]) => (of.length === 0 ? 0 : count / of.length)
  const closest = meaning
    ? Math.max(0, ...vectors.map((vector) => (vector ? similarity(meaning.value, vector) : 0)))
    : 0
  return (
    WEIGHT.words * share(most, stems) +
    WEIGHT.pairs * share(pairs.filter((pair) => found.has(pair)).length, pairs) +
    WEIGHT.meaning * (meaning?.weight ?? 0) * closest
  )
}
