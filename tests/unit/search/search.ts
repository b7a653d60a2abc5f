import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Person } from '#domain/people/person_record'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import type { SearchRequest } from '#domain/search/request'
import { parsedRequest } from '#tests/support/parsed_request'

/** A person with the given facts, named after the first of them. */
export const someone = (name: string, facts: Partial<Person> = {}): Person => ({
  person_id: name,
  name,
  names: [],
  records: 1,
  ...facts,
})

/** The names of the results, in order, of a search over these people as the service runs it. */
export async function search(people: readonly Person[], request: Partial<SearchRequest>): Promise<string[]> {
  const index = new MemoryIndex()
  await index.rebuild('people', people.map(personDocument), 0)
  const plan = planSearch(parsedRequest({ type: 'instant', numResults: 10, filters: {}, ...request }))
  const { hits } = await index.search('people', plan.query)
  return plan.rerank(hits.map(({ stored }) => stored as StoredPerson)).map(({ name }) => name)
}
