import { setImmediate } from 'node:timers/promises'
import { TOWNS, type Town } from '#bench/queries/truth/towns'
import type { CorpusRecord } from '#bench/relevance/queries'
import { Random } from '#bench/support/random'
import { type Skew, zipf } from '#bench/support/skew'
import { displayName, SyntheticPeople } from '#bench/support/synthetic_people'
import type { Person } from '#domain/people/person_record'
import type { IndexDocument } from '#domain/ports/search_index'
import { type Embedder, vectorField } from '#domain/search/embedder'
import { personDocument } from '#domain/search/people_document'
import { personText } from '#domain/search/person_text'

const MAX_TOWNS = 3_000
/** The share of a record's sentences that a mixed person keeps. */
const KEPT = 0.7
const BATCH = 50

type Text = { headline: string; sentences: string[]; skills: string[] }

/**
 * Generates any number of people. Their texts are mixed from real texts, so that their vectors are
 * distributed like those of real people. Names, titles and employers are synthetic, places are
 * real.
 */
export class MixedPeople {
  readonly #texts: Text[]
  readonly #people: SyntheticPeople
  readonly #towns = TOWNS.slice(0, MAX_TOWNS)
  readonly #townSkew: Skew = zipf(MAX_TOWNS, 0.7)

  constructor(
    corpus: readonly CorpusRecord[],
    readonly seed: number
  ) {
    this.#texts = corpus.map(({ headline, summary, skills }) => ({
      headline: String(headline ?? ''),
      sentences: String(summary ?? '').split(/(?<=[.!?:;|]) /),
      skills: (skills as string[] | undefined) ?? [],
    }))
    this.#people = new SyntheticPeople(seed)
  }

  person(number: number): Person {
    const made = this.#people.person(number)
    const random = new Random(this.seed + 1, number)
    const [one, other] = [random.pick(this.#texts), random.pick(this.#texts)]
    const kept = one.sentences.filter(() => random.next() < KEPT)
    const { name: city, country } = this.townOf(number)
    const name = displayName(made.name)
    return {
      person_id: `per_${made.id}`,
      names: [name],
      records: 1,
      name,
      title: displayName(made.titles[0]),
      company: displayName(made.company.split(' ')),
      city,
      country,
      seniority: made.seniority,
      industry: made.industry,
      headline: one.headline,
      summary: [...kept, random.pick(other.sentences)].join(' '),
      skills: [...new Set([...one.skills, ...other.skills.slice(0, 1)])],
      observed_at: new Date(made.observed * 1000).toISOString(),
    }
  }

  townOf(number: number): Town {
    return this.#towns[this.#townSkew.draw(new Random(this.seed + 2, number).next())]
  }

  /** Some consecutive words of a person's text. */
  wordsOf(number: number, random: Random): string {
    const { sentences } = random.pick(this.#texts)
    const words = `${sentences.join(' ')} ${this.person(number).title}`.match(/[\p{L}\p{N}]+/gu) ?? []
    const start = random.below(Math.max(1, words.length - 4))
    return words.slice(start, start + 3 + random.below(4)).join(' ')
  }
}

export type Building = { embeddingSeconds: number }

/** Yields the first `count` people as documents with vectors, as the service builds them. */
export async function* mixedDocuments(
  people: MixedPeople,
  count: number,
  embedder: Embedder,
  building: Building
): AsyncGenerator<IndexDocument> {
  for (let from = 0; from < count; from += BATCH) {
    await setImmediate()
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => people.person(from + at))
    const began = performance.now()
    const vectors = embedder.model === null ? [] : await embedder.embed(batch.map(personText), 'records')
    building.embeddingSeconds += (performance.now() - began) / 1000
    for (const [at, person] of batch.entries()) {
      const vector = vectors[at]
      const document = personDocument(person)
      yield vector ? { ...document, vectors: { [vectorField(embedder.model!)]: vector } } : document
    }
  }
}
