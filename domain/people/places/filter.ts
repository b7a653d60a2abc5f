import { areasOfCity, metroOfCore } from './areas.js'
import { readArea } from './area_names.js'
import { countryByDemonym, countryByIsoCode, countryByName } from './countries.js'
import { byPopulation, citiesNamed, distanceKm, gazetteer } from './gazetteer.js'
import { placeKey, placeParts } from './key.js'
import { statesCoded, statesNamed } from './states.js'
import type { City, PlaceAlternatives } from './types.js'

/** Cities of another name count as meant when they have at least this share of the people of the largest. */
const ALIAS_SHARE = 0.1
/** The reach of "greater X" around a city too small for a metropolitan area of its own, in km. */
const SMALL_METRO_KM = 25
const LONGEST_NAME = 6

/**
 * The index terms a location filter asks for: all parts of the value, each by any of its readings. A known name is
 * matched as a whole name or place; of an unknown one every word has to be among the record's.
 */
export function placeFilter(value: string): PlaceAlternatives {
  const whole = placeKey(value.toLowerCase())
  if (!whole) return []
  const wholeTerms = termsOf(whole, [])
  const parts = placeParts(value, (key) => termsOf(key, []) !== null)
  if (wholeTerms && parts.length < 2) return [[wholeTerms]]
  const groups: string[][] = []
  const before: string[] = []
  for (const part of parts) {
    for (const name of namesIn(part, before)) {
      const terms = termsOf(name, before)
      groups.push(...(terms ? [terms] : name.split(' ').map((word) => [`w:${word}`])))
      before.push(name)
    }
  }
  return wholeTerms ? [[wholeTerms], groups] : [groups]
}

/** Splits a part without commas ("portland or", "austin texas usa") into known names; itself when that fails. */
function namesIn(part: string, before: string[]): string[] {
  if (termsOf(part, before)) return [part]
  const words = part.split(' ')
  const split = (from: number, earlier: string[]): string[] | null => {
    if (from === words.length) return []
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
      const name = words.slice(from, to).join(' ')
      if (!termsOf(name, earlier)) continue
      const rest = split(to, [...earlier, name])
      if (rest) return [name, ...rest]
    }
    return null
  }
  return split(0, before) ?? [part]
}

/** Any-of terms of one name, or null when it is unknown. `before` are the parts that precede it. */
function termsOf(name: string, before: string[]): string[] | null {
  const terms = new Set<string>()
  const area = readArea(name)
  if (area?.area) terms.add(area.area.id)
  else if (area?.core) for (const city of around(area.core)) terms.add(`city:${city.id}`)
  const country = countryByName(name) ?? countryByDemonym(name)
  if (country) terms.add(`country:${country.toLowerCase()}`)
  const cities = citiesNamed(name)
  const namesakes = new Set(cities.map((city) => `${city.country}-${city.admin}`.toLowerCase()))
  for (const state of statesNamed(name)) {
    const isAlsoItsCity = namesakes.has(state.id) && state.country !== 'US' && state.country !== 'CA'
    if (!isAlsoItsCity) terms.add(`state:${state.id}`)
  }
  for (const term of codeTerms(name, before)) terms.add(term)
  const largest = cities[0]?.population ?? 0
  for (const city of cities) {
    if (city.population < largest * ALIAS_SHARE && city !== cities[0]) break
    if (!country || city.seat || city.population > 100_000) terms.add(`city:${city.id}`)
  }
  if (!terms.size) return null
  terms.add(`n:${name}`)
  return [...terms]
}

/** Readings of a short code: a state of the likeliest country; after a city, also what holds that city. */
function codeTerms(code: string, before: string[]): string[] {
  if (code.length > 4 || code.includes(' ')) return []
  const states = statesCoded(code)
  const earlier = before.flatMap((name) => citiesNamed(name).slice(0, 5))
  const terms: string[] = []
  for (const state of states) {
    const holds = earlier.some((city) => city.country === state.country && city.admin === state.admin)
    const country = before.some((name) => countryByName(name) === state.country)
    if (state === states[0] || holds || country) terms.push(`state:${state.id}`)
  }
  const country = countryByIsoCode(code)
  if (country && (!states.length || earlier.some((city) => city.country === country))) {
    terms.push(`country:${country.toLowerCase()}`)
  }
  return terms
}

function around(core: City): City[] {
  const near = gazetteer().cities.filter(
    (city) =>
      city.country === core.country &&
      Math.abs(city.latitude - core.latitude) < 0.5 &&
      distanceKm(city, core) <= SMALL_METRO_KM
  )
  return [core, ...near.filter((city) => city !== core).sort(byPopulation)].slice(0, 40)
}

/** The filter of the metropolitan area around a city. */
export function metroFilter(city: City): PlaceAlternatives {
  const area = metroOfCore(city) ?? areasOfCity(city)[0]
  return [[area ? [area.id] : around(city).map((near) => `city:${near.id}`)]]
}
