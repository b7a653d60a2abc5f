import { formatPlace, placeContains, placeFacets, samePlace } from '#domain/people/places/places'
import { fold } from '#domain/people/text/text'
import { textOf, type Value, type ValueRules } from './value.js'

const stated = ({ shown }: Value): string => String(shown)

/** A state or country is broader than its cities. It supports a city and contradicts none. */
export const PLACE_RULES: ValueRules = {
  read: (raw) => {
    const text = textOf(raw)
    return text ? { key: fold(formatPlace(text) || text), shown: text } : null
  },
  same: (a, b) => samePlace(stated(a), stated(b)),
  broader: (a, b) => placeContains(stated(a), stated(b)) && !placeContains(stated(b), stated(a)),
  alternatives: (value) => {
    const { city, state, countryCode } = placeFacets({ city: stated(value) })
    if (city) return 300
    return state ? 60 : countryCode ? 15 : 300
  },
}
