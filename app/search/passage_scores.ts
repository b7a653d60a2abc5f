import { inject } from '@adonisjs/core'
import { PeopleStore } from '#app/people/people_store'
import { words } from '#domain/people/text/text'
import { Embedder } from '#domain/search/embedder'
import type { StoredPerson } from '#domain/search/people_document'
import { personText } from '#domain/search/person_text'
import { passagesOf, readTopic } from '#domain/search/ranking/passages'
import { type TextFeatures, textFeatures } from '#domain/search/ranking/text_features'
import { textScores } from '#domain/search/ranking/text_scores'
import type { ReadRequest } from '#domain/search/read_request'

/** Only this many results get new scores, because reading texts takes up to 1 ms per person. */
const MAX_READ = 60

/** Replaces the scores of the index by those of a model that also reads the texts of people. */
@inject()
export class PassageScores {
  constructor(
    private readonly records: PeopleStore,
    private readonly embedder: Embedder
  ) {}

  /**
   * Returns the new scores of `found`, in its order. `found` must be sorted, best first. Changes no
   * score for a query without a topic, or one that names or identifies a person.
   */
  async of(
    found: readonly StoredPerson[],
    scores: readonly number[],
    request: ReadRequest,
    signal?: AbortSignal
  ): Promise<readonly number[]> {
    const features = await this.featuresOf(found, request, signal)
    return features ? textScores(scores, features) : scores
  }

  /** Returns the features of the first results. Null if their scores do not change. */
  async featuresOf(
    found: readonly StoredPerson[],
    { parsed, meaning }: ReadRequest,
    signal?: AbortSignal
  ): Promise<TextFeatures[] | null> {
    if (!parsed?.topic || parsed.person || parsed.identity) return null
    const topic = readTopic(parsed.topic, [...parsed.said, ...parsed.rest])
    const people = await this.records.getMany(found.slice(0, MAX_READ).map(({ person_id }) => person_id))
    const passages = people.map((person) => (person ? passagesOf(personText(person)) : []))
    const compared = meaning && this.embedder.isCheap
    const vectors = compared ? await this.embedder.embed(passages.flat(), 'records', signal) : []
    const said = [...new Set([...topic.said.values(), ...passages.flat().flatMap(words)])]
    const similar = compared ? await this.embedder.embed(said, 'records', signal) : []
    let from = 0
    const texts = passages.map((own) => {
      from += own.length
      return { passages: own, vectors: vectors.slice(from - own.length, from) }
    })
    const vectorOf = new Map(said.map((word, i) => [word, similar[i] ?? null]))
    return textFeatures(texts, topic, vectorOf, meaning)
  }
}
