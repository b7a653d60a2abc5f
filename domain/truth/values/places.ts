import { formatPlace, placeContains, placeFacets, samePlace } from '#domain/people/places/places'
import { fold } from '#domain/people/text/text'
import { textOf, type Value, type ValueRules } from './value.js'

const stated = ({ shown }: Value): string => String(shown)

/** A state or country is broader than its cities, so it does not contradict them. */
export const PLACE_RULES: ValueRules = {
  read: (raw) => {
    const text = textOf(raw)
    return text && !isStateCode(text) ? { key: fold(formatPlace(text) || text), shown: text } : null
  },
  same: (a, b) => samePlace(stated(a), stated(b)) || isSameUnknown(stated(a), stated(b)),
  broader: (a, b) => placeContains(stated(a), stated(b)) && !placeContains(stated(b), stated(a)),
  alternatives: (value) => {
    const { city, state, countryCode } = placeFacets({ city: stated(value) })
    if (city) return 300
    return state ? 60 : countryCode ? 15 : 300
  },
}

/** Whether a text is only the code of a state, such as `IA`. In prose, it is usually another word. */
const isStateCode = (text: string): boolean =>
  /^\p{Lu}{2}$/u.test(text) && placeFacets({ city: text }).state !== null

/**
 * Reports whether two texts start with the same place outside the gazetteer, and one contains all
 * parts of the other: `Elmora` and `Elmora, France`.
 */
function isSameUnknown(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.split(',').map((part) => fold(part)))
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    short[0] === long[0] &&
    short.every((part) => long.includes(part)) &&
    !placeFacets({ city: short[0] }).city
  )
}
