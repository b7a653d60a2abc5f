import { inject } from '@adonisjs/core'
import { PeopleStore } from '#app/people/people_store'
import { Embedder } from '#domain/search/embedder'
import type { StoredPerson } from '#domain/search/people_document'
import { personText } from '#domain/search/person_text'
import { passageScore, passagesOf, readTopic } from '#domain/search/ranking/passages'
import type { ReadRequest } from '#domain/search/read_request'

/** Only this many results get passage scores, because reading texts takes up to 1 ms per person. */
const MAX_READ = 60

/** Adds the scores of people's passages to those of the index. */
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
  async addTo(
    found: readonly StoredPerson[],
    scores: readonly number[],
    { parsed, meaning }: ReadRequest,
    signal?: AbortSignal
  ): Promise<readonly number[]> {
    if (!parsed?.topic || parsed.person || parsed.identity) return scores
    const topic = readTopic(parsed.topic, [...parsed.said, ...parsed.rest])
    const people = await this.records.getMany(found.slice(0, MAX_READ).map(({ person_id }) => person_id))
    const passages = people.map((person) => (person ? passagesOf(personText(person)) : []))
    const compared = meaning && this.embedder.isCheap
    const vectors = compared ? await this.embedder.embed(passages.flat(), 'records', signal) : []
    let from = 0
    return scores.map((score, at) => {
      const own = passages[at]
      if (!own) return score
      from += own.length
      return score + passageScore(own, topic, vectors.slice(from - own.length, from), meaning)
    })
  }
}
