import { countryName } from './countries.js'
import { placeFacets } from './facets.js'
import { citiesNamed } from './gazetteer.js'
import { placeKey } from './key.js'
import { matchesPlace } from './match.js'
import { dominant, type ResolvedPlace, resolvePlace } from './resolve.js'
import type { PlaceFields } from './types.js'

/** A place as one text ("SF", "Austin, TX, USA") or as a record's fields. */
export type PlaceLike = string | PlaceFields

const fieldsOf = (place: PlaceLike): PlaceFields => (typeof place === 'string' ? { city: place } : place)

/**
 * Reports whether two statements can mean one place. They must not contradict each other, and must
 * be equally precise or name the same city ("SF" and "San Francisco, CA, USA").
 */
export function samePlace(a: PlaceLike, b: PlaceLike): boolean {
  const [left, right] = [resolvePlace(fieldsOf(a)), resolvePlace(fieldsOf(b))]
  if (left.city && right.city) return left.city.id === right.city.id
  if (left.country && right.country && left.country !== right.country) return false
  if (left.state && right.state && left.state !== right.state) return false
  if (left.city || right.city) {
    const [known, other] = left.city ? [left, right] : [right, left]
    return other.loose.some((key) => citiesNamed(key).includes(known.city!))
  }
  if (left.loose.length || right.loose.length) {
    return left.loose.length === right.loose.length && left.loose.every((key) => right.loose.includes(key))
  }
  return rankOf(left) === rankOf(right) && rankOf(left) > 0
}

const rankOf = (place: ResolvedPlace): number =>
  place.areas.length ? 3 : place.state ? 2 : place.country ? 1 : 0

/** Reports whether `inner` is in `outer` or equals it: Oakland in the Bay Area. */
export const placeContains = (outer: string, inner: PlaceLike): boolean =>
  matchesPlace(fieldsOf(inner), outer)

/** Returns the alpha-2 country code for an unambiguous city name, or null. */
export function cityCountry(city: string): string | null {
  const key = placeKey(city.toLowerCase())
  return dominant(citiesNamed(key), key)?.country ?? null
}

/** Formats a place: "Austin, Texas, United States". Empty if unknown. */
export function formatPlace(place: PlaceLike): string {
  const { city, state, country, countryCode } = placeFacets(fieldsOf(place))
  const parts = [city, state === city ? null : state, countryCode ? countryName(countryCode) : country]
  return parts.filter((part, i) => part && part !== parts[i - 1]).join(', ')
}
