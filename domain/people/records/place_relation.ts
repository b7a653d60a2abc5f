import { type PlaceFields, placeFacets } from '../places/places.js'
import { fold } from '../text/text.js'
import { memoize } from './memoize.js'

/** A place in canonical words. Unknown parts are null. */
export type KnownPlace = {
  city: string | null
  state: string | null
  country: string | null
  metros: string[]
}

/** Matches areas larger than one place, such as metro:southern-england. */
const WIDE = /^metro:(?:north|south|east|west|central)/

const NOWHERE: KnownPlace = { city: null, state: null, country: null, metros: [] }

export function placeOf({ city, state, country }: PlaceFields): KnownPlace {
  if (!city && !state && !country) return NOWHERE
  return canonicalOf([city, state, country].map((part) => (part ?? '').replaceAll('\n', ' ')).join('\n'))
}

const canonicalOf = memoize((text) => {
  const [city, state, country] = text.split('\n')
  return canonical({ city, state, country })
})

function canonical(fields: PlaceFields): KnownPlace {
  const facets = placeFacets(fields)
  const term = (prefix: string) => facets.terms.find((one) => one.startsWith(prefix)) ?? null
  const named = (text: string | null) => (text === null ? null : fold(text))
  return {
    city: named(facets.city),
    state: term('state:') ?? named(facets.state),
    country: facets.countryCode ?? named(facets.country),
    metros: facets.terms.filter((one) => one.startsWith('metro:') && !WIDE.test(one)),
  }
}

/**
 * Compares two places. 3: same city. 2: same state or metro area. 1: same country. -1: different
 * places. 0: unknown.
 */
export function placeRelation(a: KnownPlace, b: KnownPlace): number {
  const differ = (x: string | null, y: string | null) => x !== null && y !== null && x !== y
  const agree = (x: string | null, y: string | null) => x !== null && x === y
  if (differ(a.country, b.country)) return -1
  if (agree(a.city, b.city)) return differ(a.state, b.state) ? -1 : 3
  if (a.metros.some((metro) => b.metros.includes(metro))) return 2
  if (differ(a.city, b.city) || differ(a.state, b.state)) return -1
  if (agree(a.state, b.state)) return 2
  return agree(a.country, b.country) ? 1 : 0
}
