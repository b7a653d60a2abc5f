import { countryCode } from './countries.js'
import { areasOfCity, metroAround } from './areas.js'
import { gazetteer } from './gazetteer.js'
import { stateOf } from './states.js'

export { countryCode, countryName } from './countries.js'
export { stateById, stateOf } from './states.js'
export { placeFacets } from './facets.js'
export { placeFilter } from './filter.js'
export { findPlaces } from './mentions.js'
export { cityCountry, formatPlace, type PlaceLike, placeContains, samePlace } from './reconcile.js'
export { matchesPlace, matchesTerms } from './match.js'
export type * from './types.js'

/** Loads every table now instead of on first use. Takes about 300 ms. */
export function loadPlaces(): void {
  const [largest] = gazetteer().cities
  areasOfCity(largest)
  metroAround('berlin')
  countryCode('france')
  stateOf('texas')
}
