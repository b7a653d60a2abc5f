import { areasOfCity, regionsOf } from './areas.js'
import { countryName } from './countries.js'
import { placeKey } from './key.js'
import { type ResolvedPlace, resolvePlace, segments } from './resolve.js'
import type { PlaceFacets, PlaceFields } from './types.js'

/** The longest part of an unknown name that a filter can match, in words. */
const MAX_PART_WORDS = 5

/**
 * Computes the index terms and canonical parts of a record's place. The terms are `country:`,
 * `state:`, `city:` (GeoNames id), `metro:` and `region:`. `n:` has a whole name. `w:` has a word
 * of the record's text or of a canonical name. An ambiguous city has names and words, but no state
 * or country.
 */
export function placeFacets(fields: PlaceFields): PlaceFacets {
  const place = resolvePlace(fields)
  const terms = new Set<string>()
  addIdentities(terms, place)
  const literal = [fields.city, fields.state, fields.country].flatMap((text) => segments(text))
  const names = [place.city?.name, place.state?.name, place.country && countryName(place.country)]
  const known = names.filter((name) => typeof name === 'string').map((name) => placeKey(name.toLowerCase()))
  for (const key of literal) if (!isCountryCode(key, place)) terms.add(`n:${key}`)
  if (place.city) terms.add(`n:${placeKey(place.city.name.toLowerCase())}`)
  for (const key of [...literal, ...known]) for (const word of key.split(' ')) terms.add(`w:${word}`)
  if (place.state && !fields.city) for (const key of place.state.keys) terms.add(`n:${key}`)
  if (place.state?.code) terms.add(`w:${place.state.code.toLowerCase()}`)
  if (place.country) terms.add(`w:${place.country.toLowerCase()}`)
  for (const key of place.loose) for (const part of runsOf(key)) terms.add(`n:${part}`)
  return {
    terms: [...terms],
    city: place.city?.name ?? (place.loose.length ? trimmed(fields.city) : null),
    state: place.state?.name ?? trimmed(fields.state),
    country: place.country ? countryName(place.country) : trimmed(fields.country),
    countryCode: place.country,
  }
}

function addIdentities(terms: Set<string>, place: ResolvedPlace): void {
  const { city, state, country } = place
  if (country) terms.add(`country:${country.toLowerCase()}`)
  if (state) terms.add(`state:${state.id}`)
  if (city) terms.add(`city:${city.id}`)
  const areas = [...place.areas, ...(city ? areasOfCity(city) : []), ...regionsOf(country, state?.id ?? null)]
  for (const area of areas) terms.add(area.id)
}

/**
 * Reports whether a key is only the code of the record's country. Such a code is not indexed as a
 * name, because the same letters in a filter mean a state first.
 */
const isCountryCode = (key: string, place: ResolvedPlace): boolean =>
  key.length === 2 && key === place.country?.toLowerCase() && key !== place.state?.code.toLowerCase()

/** Returns every run of consecutive words, up to `MAX_PART_WORDS`. */
function runsOf(key: string): string[] {
  const words = key.split(' ')
  const runs: string[] = []
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j <= Math.min(words.length, i + MAX_PART_WORDS); j++)
      runs.push(words.slice(i, j).join(' '))
  }
  return runs
}

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null
