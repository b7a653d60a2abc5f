import { splitTrimmed } from '#domain/people/text/linear_text'
import { nameTokens } from '#domain/people/names/names'
import { placeFacets, placeFilter } from '#domain/people/places/places'
import type { Filter, IndexQuery } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import { all, any, livesIn, worksAt } from '#domain/search/planning/clauses'

/** An account's data that distinguishes namesakes. `employers` are company keys. */
export type Clues = { name: string; employers: readonly string[]; location: string | null }

/** Score weights of agreement. The employer outweighs the place. */
export const AGREEMENT = { employer: 2, place: 1 } as const

/**
 * Returns a search for people whose name contains every word of the account's name, and who share
 * an employer or place. Sorts by `AGREEMENT`. Null for a one-word name, or if the account has
 * neither employer nor place.
 */
export function namesakeQuery({ name, employers, location }: Clues): IndexQuery | null {
  const words = [...new Set(nameTokens(name))]
  const places = placesOf(location)
  if (words.length < 2 || employers.length + places.length === 0) return null
  const agrees: { filter: Filter; weight: number }[] = [
    ...(employers.length > 0 ? [{ filter: worksAt(employers), weight: AGREEMENT.employer }] : []),
    ...(places.length > 0 ? [{ filter: any(places), weight: AGREEMENT.place }] : []),
  ]
  return {
    filter: all([bears(words), any(agrees.map(({ filter }) => filter))]),
    score: agrees.map(({ filter, weight }) => ({ by: 'filter', filter, weight })),
    // The second hit shows whether the first is unique.
    limit: 2,
  }
}

/** If this many people share a name, a place identifies nobody. */
export const MANY_NAMESAKES = 50

/** Returns a search for all people whose name contains every word, up to `MANY_NAMESAKES`. */
export const bearersQuery = (name: string): IndexQuery => ({
  filter: bears([...new Set(nameTokens(name))]),
  limit: MANY_NAMESAKES,
})

/**
 * Reports whether `somebody` has no known city and may live near `other`, because known states and
 * countries do not differ.
 */
export function mayLiveWith(somebody: StoredPerson, other: StoredPerson): boolean {
  if (somebody.city?.trim()) return false
  const [mine, theirs] = [placeFacets(somebody), placeFacets(other)]
  return (
    (mine.state === null || theirs.state === null || mine.state === theirs.state) &&
    (mine.country === null || theirs.country === null || mine.country === theirs.country)
  )
}

const bears = (words: readonly string[]): Filter =>
  all(words.map((value) => ({ match: 'token', field: 'name', value })))

/** Reports whether a place is a country or broader, which cannot identify a person by name. */
export function isCoarse(location: string): boolean {
  const { city, state } = placeFacets({ city: location })
  return city === null && state === null
}

/**
 * Returns filters for the location as a whole and for each place that it lists (`Berlin / London`).
 */
function placesOf(location: string | null): Filter[] {
  const whole = location?.trim() ?? ''
  const parts = new Set([whole, ...splitTrimmed(whole, /[/|;&]/)])
  return [...parts].flatMap((part) => {
    const alternatives = placeFilter(part).filter((groups) => groups.length > 0)
    return alternatives.length > 0 ? [livesIn(alternatives)] : []
  })
}
