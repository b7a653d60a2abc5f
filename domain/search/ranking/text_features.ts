import { words } from '#domain/people/text/text'
import type { Meaning } from '../read_request.js'
import { stemOf } from '../stems.js'
import { dotProduct, positiveCosine, similarity } from '../vectors.js'
import type { Topic } from './passages.js'

/**
 * What the texts of a person say about a query, as shares of 0 to 1:
 * - `closest`: the similarity of the passage that is closest in meaning,
 * - `near`: how similar the text's words are to those of the query, each with its closest word,
 * - `nearTogether`: the same in the best passage,
 * - `pairs`: the query's pairs of neighbours in all passages.
 *
 * Rare words of the query count more.
 */
export const TEXT_FEATURES = ['closest', 'near', 'nearTogether', 'pairs'] as const
export type TextFeatures = Record<(typeof TEXT_FEATURES)[number], number>

/** The vectors of words. A word without one is similar to itself only. */
export type WordVectors = ReadonlyMap<string, Int8Array | null>

/** The passages of a person, with a vector each. */
export type ReadText = { passages: readonly string[]; vectors: readonly (Int8Array | null)[] }

/** Returns the features of each person. Words are rare if few of these people have them. */
export function textFeatures(
  people: readonly ReadText[],
  topic: Topic,
  vectorOf: WordVectors,
  meaning: Meaning | null | undefined
): TextFeatures[] {
  const read = people.map(({ passages }) => passages.map(words))
  const rarity = raritiesIn(read, topic.stems)
  const nearTo = comparer(topic, vectorOf)
  return people.map(({ vectors }, i) => {
    const near = read[i].map((said) => bestOf(said.map(nearTo), topic.stems.length))
    const neighbours = new Set(read[i].flatMap(neighboursIn))
    const met = topic.pairs.filter((pair) => neighbours.has(pair)).length
    return {
      closest: meaning ? most(vectors.map((one) => (one ? similarity(meaning.value, one) : 0))) : 0,
      near: mean(bestOf(near, topic.stems.length), rarity),
      nearTogether: most(near.map((one) => mean(one, rarity))),
      pairs: topic.pairs.length > 0 ? met / topic.pairs.length : 0,
    }
  })
}

/** Returns the pairs of stems side by side. */
function neighboursIn(said: readonly string[]): string[] {
  const stems = said.map(stemOf)
  return stems.map((stem, at) => `${stem} ${stems[at + 1]}`)
}

const most = (values: readonly number[]): number => Math.max(0, ...values)

/** Returns the inverse document frequency of each stem among these people. */
function raritiesIn(people: readonly string[][][], stems: readonly string[]): number[] {
  const counts = new Map(stems.map((stem) => [stem, 0]))
  for (const passages of people)
    for (const stem of new Set(passages.flat().map(stemOf)))
      if (counts.has(stem)) counts.set(stem, counts.get(stem)! + 1)
  return stems.map((stem) => {
    const count = counts.get(stem)!
    return Math.log(1 + (people.length - count + 0.5) / (count + 0.5))
  })
}

/** Returns a function that compares a word with each word of the topic, and remembers the result. */
function comparer({ stems, said }: Topic, vectorOf: WordVectors): (word: string) => number[] {
  const asked = stems.map((stem) => {
    const vector = vectorOf.get(said.get(stem)!)
    return { stem, vector, length: vector ? dotProduct(vector, vector, 0) : 0 }
  })
  const known = new Map<string, number[]>()
  return (word) => {
    let values = known.get(word)
    if (!values) {
      const own = vectorOf.get(word)
      const ownLength = own ? dotProduct(own, own, 0) : 0
      const stemmed = stemOf(word)
      values = asked.map(({ stem, vector, length }) => {
        if (stem === stemmed) return 1
        return vector && own ? positiveCosine(dotProduct(vector, own, 0), length, ownLength) : 0
      })
      known.set(word, values)
    }
    return values
  }
}

/** Returns the highest value at each position. */
function bestOf(rows: readonly number[][], length: number): number[] {
  const best = new Array<number>(length).fill(0)
  for (const row of rows) for (let at = 0; at < length; at++) best[at] = Math.max(best[at], row[at])
  return best
}

/** Returns the mean of values by weight; 0 without values. */
function mean(values: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return total === 0 ? 0 : values.reduce((sum, value, at) => sum + value * weights[at], 0) / total
}
