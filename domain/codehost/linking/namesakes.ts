import { splitTrimmed } from '#domain/people/text/linear_text'
import { nameTokens } from '#domain/people/names/names'
import { placeFacets, placeFilter } from '#domain/people/places/places'
import type { Filter, IndexQuery } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'
import { all, any, livesIn, worksAt } from '#domain/search/planning/clauses'

/** What an account says that people of its name are told apart by. `employers` are company keys. */
export type Clues = { name: string; employers: readonly string[]; location: string | null }

/** Beyond one another: employer and place, the employer alone, the place alone. */
export const AGREEMENT = { employer: 2, place: 1 } as const

/**
 * The people whose name has every word of the account's and who agree in employer or place, those who agree most first,
 * scored by AGREEMENT. Null where the name is less than two words or there is neither employer nor place.
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
    // Two tell whether the first is alone.
    limit: 2,
  }
}

/** More bearers of one name than a place can tell apart. */
export const MANY_NAMESAKES = 50

/** Everybody whose name has every word, up to MANY_NAMESAKES. */
export function bearersQuery(name: string): IndexQuery {
  return { filter: bears([...new Set(nameTokens(name))]), limit: MANY_NAMESAKES }
}

/** Whether somebody of whom no city is known may live where another does, as far as state and country tell. */
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

/** Whether a place is no closer than a country: too little to know somebody by beside a name. */
export function isCoarse(location: string): boolean {
  const { city, state } = placeFacets({ city: location })
  return city === null && state === null
}

/** The place as a whole, or each of several that it names. */
function placesOf(location: string | null): Filter[] {
  const whole = location?.trim() ?? ''
  const parts = new Set([whole, ...splitTrimmed(whole, /[/|;&]/)])
  return [...parts].flatMap((part) => {
    const alternatives = placeFilter(part).filter((groups) => groups.length > 0)
    return alternatives.length > 0 ? [livesIn(alternatives)] : []
  })
}
