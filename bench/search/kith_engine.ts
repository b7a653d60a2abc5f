import { setImmediate } from 'node:timers/promises'
import { engineLoad, engineMeasure, type PeopleEngine, type World } from './engine.js'
import { bodyWords, type PeopleQuery, type PersonRow, personRow, TOP } from './query.js'
import { bytesIn } from '#bench/support/sizes'
import type { SyntheticPerson } from '#bench/support/synthetic_people'
import type { Filter, IndexDocument, IndexQuery, SearchIndex } from '#domain/ports/search_index'

export const ADAPTERS = ['embedded', 'memory'] as const
export type Adapter = (typeof ADAPTERS)[number]

/**
 * Documents between two pauses for searches, like the pages in which documents are read from SQL.
 */
const PAGE = 200

export async function openIndex(adapter: Adapter, directory: string, threads?: number): Promise<SearchIndex> {
  if (adapter === 'memory') return new (await import('#adapters/index/memory/memory_index')).MemoryIndex()
  const { EmbeddedIndex } = await import('#adapters/index/embedded/embedded_index')
  return new EmbeddedIndex({ directory, threads })
}

/** Builds the index of a world with its files in `directory`. */
export async function kithEngine(
  world: World,
  index: SearchIndex,
  directory: string,
  memory: () => number | null
): Promise<PeopleEngine> {
  const start = performance.now()
  await index.rebuild('people', worldDocuments(world), 0)
  const buildSeconds = (performance.now() - start) / 1000
  const search = async (query: PeopleQuery) => {
    const { hits } = await index.search('people', indexQuery(query))
    return hits.map((hit) => hit.stored as PersonRow)
  }
  return {
    label: 'kith',
    kind: 'kith',
    measure: engineMeasure(search, process.pid),
    memory,
    buildSeconds,
    bytes: bytesIn(directory),
    search,
    load: engineLoad(search),
    close: () => index.close(),
  }
}

/** Yields the people of a world as documents, by number. */
export async function* worldDocuments({ people, count }: World): AsyncGenerator<IndexDocument> {
  for (let number = 0; number < count; number++) {
    if (number % PAGE === 0) await setImmediate()
    yield personDocument(people.person(number))
  }
}

/** A document in the shape of the people index, without the text analysis of real records. */
export function personDocument(person: SyntheticPerson): IndexDocument {
  const { id, rank, name, titles, company, city, state, country, seniority, industry, observed } = person
  return {
    id,
    rank,
    text: { name, title: titles[0], company: company.split(' '), body: bodyWords(person) },
    terms: {
      country: [country],
      city: [city],
      company: [company],
      seniority: [seniority],
      industry: [industry],
      place: [city, state, country],
    },
    phrases: { title: titles },
    numbers: { observed },
    stored: personRow(person),
  }
}

/** Translates a query to the index port. */
export function indexQuery(query: PeopleQuery): IndexQuery {
  const { words = [], require, name = [], title, none } = query
  const term = (field: string, value: string): Filter => ({ match: 'term', field, value })
  const of: Filter[] = name.map((value) => ({ match: 'token', field: 'name', value }))
  if (title) of.push({ match: 'phrase', field: 'title', tokens: title })
  for (const field of ['city', 'industry', 'seniority', 'country'] as const) {
    const value = query[field]
    if (value !== undefined) of.push(term(field, value))
  }
  if (none) {
    const excluded = [
      ...none.companies.map((value) => term('company', value)),
      ...none.cities.map((value) => term('city', value)),
    ]
    of.push({ match: 'not', of: { match: 'any', of: excluded } })
  }
  return {
    filter: of.length > 0 ? { match: 'all', of } : undefined,
    score: words.map((value) => ({ by: 'token', field: 'body', value, weight: 1 })),
    minimumMatches: require === 'all' ? words.length : Math.min(1, words.length),
    limit: TOP,
  }
}
