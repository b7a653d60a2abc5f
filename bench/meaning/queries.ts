import { readQueries } from '#bench/relevance/queries'
import { Random } from '#bench/support/random'
import type { SearchRequest } from '#domain/search/request'
import type { MixedPeople } from './world.js'

/** `vectors`: whether the service compares vectors for this kind. */
export type QueryKind = { name: string; vectors: boolean; requests: SearchRequest[] }

const request = (parts: Pick<SearchRequest, 'query' | 'filters'>): SearchRequest => ({
  type: 'instant',
  numResults: 10,
  ...parts,
})

/** Draws `count` instant searches of each kind. The same seed draws the same searches. */
export function drawKinds(people: MixedPeople, among: number, count: number): QueryKind[] {
  const random = new Random(people.seed + 11)
  const draw = (make: (number: number) => SearchRequest) =>
    Array.from({ length: count }, () => make(random.below(among)))
  const texts = (kind: string) => readQueries().flatMap((query) => (query.kind === kind ? [query.text] : []))
  const [topical, conceptual] = [texts('topical'), texts('conceptual')]
  const free = (number: number) =>
    random.next() < 0.3 ? random.pick(topical) : people.wordsOf(number, random)
  const title = (number: number) => people.person(number).title!.toLowerCase()
  return [
    { name: 'free text', vectors: true, requests: draw((n) => request({ query: free(n), filters: {} })) },
    {
      name: 'free text, in a country',
      vectors: true,
      requests: draw((n) =>
        request({ query: free(n), filters: { location: { countries: [people.townOf(n).country] } } })
      ),
    },
    {
      name: 'conceptual',
      vectors: true,
      requests: draw(() => request({ query: random.pick(conceptual), filters: {} })),
    },
    { name: 'role', vectors: true, requests: draw((n) => request({ query: title(n), filters: {} })) },
    {
      name: 'role and place',
      vectors: true,
      requests: draw((n) => request({ query: `${title(n)} in ${people.townOf(n).name}`, filters: {} })),
    },
    {
      name: 'filters only',
      vectors: false,
      requests: draw((n) =>
        request({ filters: { title: title(n), location: { countries: [people.townOf(n).country] } } })
      ),
    },
  ]
}
