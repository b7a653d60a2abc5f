import { placeFacets } from './facets.js'
import { placeFilter } from './filter.js'
import type { PlaceAlternatives, PlaceFields } from './types.js'

/** Reports whether a document's terms satisfy a place filter. */
export function matchesTerms(terms: Iterable<string>, filter: PlaceAlternatives): boolean {
  const has = new Set(terms)
  return filter.some((groups) => groups.every((group) => group.some((term) => has.has(term))))
}

/**
 * Reports whether a place matches a location filter. The reference implementation for index
 * adapters.
 */
export const matchesPlace = (record: PlaceFields, value: string): boolean =>
  matchesTerms(placeFacets(record).terms, placeFilter(value))
