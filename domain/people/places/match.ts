import { placeFacets } from './facets.js'
import { placeFilter } from './filter.js'
import type { PlaceAlternatives, PlaceFields } from './types.js'

/** Whether a document's terms satisfy a place filter. */
export function matchesTerms(terms: Iterable<string>, filter: PlaceAlternatives): boolean {
  const has = new Set(terms)
  return filter.some((groups) => groups.every((group) => group.some((term) => has.has(term))))
}

/** Whether a record's place meets a location filter value: the reference for every index adapter (SR-042, SR-043). */
export function matchesPlace(record: PlaceFields, value: string): boolean {
  return matchesTerms(placeFacets(record).terms, placeFilter(value))
}
