import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Person } from '#domain/people/person_record'
import { searchIndex } from '#domain/search/index_search'
import { personDocument } from '#domain/search/people_document'
import type { SearchRequest } from '#domain/search/request'
import { parsedRequest } from '#tests/support/parsed_request'

/** Returns a person with the given facts. The name is also the id. */
export const someone = (name: string, facts: Partial<Person> = {}): Person => ({
  person_id: name,
  name,
  names: [],
  records: 1,
  ...facts,
})

/** Returns the names of the results, in order. Searches over these people like the service. */
export async function search(people: readonly Person[], request: Partial<SearchRequest>): Promise<string[]> {
  return (await searchWarned(people, request)).names
}

/** Like `search`, but also returns the warnings about changes to the query. */
export async function searchWarned(
  people: readonly Person[],
  request: Partial<SearchRequest>
): Promise<{ names: string[]; warnings: string[] }> {
  const index = new MemoryIndex()
  await index.rebuild('people', people.map(personDocument), 0)
  const given = parsedRequest({ type: 'instant', numResults: 10, filters: {}, ...request })
  const { people: found, warnings } = await searchIndex(index, given)
  return { names: found.map(({ name }) => name), warnings }
}
