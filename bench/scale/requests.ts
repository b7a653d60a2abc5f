import { displayName, type SyntheticPeople } from '#bench/support/synthetic_people'
import { Random } from '#bench/support/random'
import type { SearchRequest } from '#domain/search/request'

/**
 * Draws searches like those of callers: by query text, by filters, and by both. The same seed draws
 * the same searches.
 */
export function drawSearches(people: SyntheticPeople, among: number, count: number): SearchRequest[] {
  const random = new Random(people.seed + 11)
  return Array.from({ length: count }, (_, i) => {
    const person = people.person(random.below(among))
    const title = displayName(person.titles[0])
    const company = displayName(person.company.split(' '))
    const city = displayName(person.city.split(' '))
    const base = { type: i % 8 < 4 ? ('instant' as const) : ('fast' as const), numResults: 10 }
    if (i % 4 === 0) return { ...base, query: `${title} at ${company}`, filters: {} }
    if (i % 4 === 1) return { ...base, query: person.summary.slice(0, 3).join(' '), filters: {} }
    if (i % 4 === 2) return { ...base, filters: { title, industry: person.industry } }
    return { ...base, query: title, filters: { location: { cities: [city] } } }
  })
}

/**
 * A placeholder in request bodies. The load replaces it by a new number in each request, so that no
 * cache answers.
 */
export const SERIAL = '@serial@'

/** A request to a web process. */
export type Asked = { method: 'GET' | 'POST'; path: string; body?: string }

export function searchRequest(request: SearchRequest): Asked {
  return { method: 'POST', path: '/v1/search', body: JSON.stringify(searchBody(request)) }
}

export function searchBody({ query, type, numResults, filters }: SearchRequest): object {
  return { query, type, num_results: numResults, filters }
}

/** Draws a mix of three searches and one read of the balance. */
export function drawRequests(people: SyntheticPeople, among: number, count: number): Asked[] {
  return drawSearches(people, among, count).map((search, i) =>
    i % 4 === 3 ? { method: 'GET', path: '/v1/account/credits' } : searchRequest(search)
  )
}
