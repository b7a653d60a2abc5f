import { areasOfCity, metroOfCore } from './areas.js'
import { readArea } from './area_names.js'
import { countryByDemonym, countryByIsoCode, countryByName } from './countries.js'
import { byPopulation, citiesNamed, distanceKm, gazetteer } from './gazetteer.js'
import { placeKey, placeParts } from './key.js'
import { statesCoded, statesNamed } from './states.js'
import type { City, PlaceAlternatives } from './types.js'

/**
 * Among cities of one name, those with at least this share of the largest city's population match.
 */
const MIN_POPULATION_SHARE = 0.1
/** The radius of "greater X" around a city without its own metropolitan area. */
const SMALL_METRO_KM = 25
const MAX_NAME_WORDS = 6

/**
 * Returns the index terms for a location filter. Every part of the value must match by one of its
 * readings. A known name matches as a place or as a whole name. For an unknown name, the record
 * must contain each of its words.
 */
export function placeFilter(value: string): PlaceAlternatives {
  const whole = placeKey(value.toLowerCase())
  if (!whole) return []
  const wholeTerms = termsOf(whole, new PrecedingNames())
  const parts = placeParts(value, isKnown)
  if (wholeTerms && parts.length < 2) return [[wholeTerms]]
  const groups: string[][] = []
  const before = new PrecedingNames()
  for (const part of parts) {
    for (const name of namesIn(part)) {
      const terms = termsOf(name, before)
      groups.push(...(terms ? [terms] : name.split(' ').map((word) => [`w:${word}`])))
      before.add(name)
    }
  }
  return wholeTerms ? [[wholeTerms], groups] : [groups]
}

/**
 * Splits a part without commas ("portland or", "austin texas usa") into known names, longest first.
 * Returns the whole part if it cannot be split. Works backwards, so that each position is tried
 * once.
 */
function namesIn(part: string): string[] {
  if (isKnown(part)) return [part]
  const words = part.split(' ')
  /** For each position, the end of the longest name that leaves a valid rest; 0 if none. */
  const ends = new Array<number>(words.length).fill(0)
  for (let from = words.length - 1; from >= 0; from--) {
    for (let to = Math.min(words.length, from + MAX_NAME_WORDS); to > from && !ends[from]; to--) {
      const leavesNames = to === words.length || ends[to] > 0
      if (leavesNames && isKnown(words.slice(from, to).join(' '))) ends[from] = to
    }
  }
  if (!ends[0]) return [part]
  const names: string[] = []
  for (let from = 0; from < words.length; from = ends[from])
    names.push(words.slice(from, ends[from]).join(' '))
  return names
}

/** The countries and states of the names before a code, for choosing the code's meaning. */
class PrecedingNames {
  readonly countries = new Set<string>()
  readonly countriesOfCities = new Set<string>()
  readonly statesOfCities = new Set<string>()

  add(name: string): void {
    const country = countryByName(name)
    if (country) this.countries.add(country)
    for (const city of citiesNamed(name).slice(0, 5)) {
      this.countriesOfCities.add(city.country)
      this.statesOfCities.add(`${city.country}-${city.admin}`)
    }
  }
}

/** Reports whether a name is known, regardless of preceding names. */
const isKnown = (name: string): boolean => termsOf(name, new PrecedingNames()) !== null

/** Returns the terms of a name; any of them may match. Null for an unknown name. */
function termsOf(name: string, before: PrecedingNames): string[] | null {
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
    if (city.population < largest * MIN_POPULATION_SHARE && city !== cities[0]) break
    if (!country || city.seat || city.population > 100_000) terms.add(`city:${city.id}`)
  }
  if (!terms.size) return null
  terms.add(`n:${name}`)
  return [...terms]
}

/** Returns what a code may mean: the likeliest state, and places that fit the preceding names. */
function codeTerms(code: string, before: PrecedingNames): string[] {
  if (code.length > 4 || code.includes(' ')) return []
  const states = statesCoded(code)
  const terms: string[] = []
  for (const state of states) {
    const holds = before.statesOfCities.has(`${state.country}-${state.admin}`)
    const isWithin = before.countries.has(state.country)
    if (state === states[0] || holds || isWithin) terms.push(`state:${state.id}`)
  }
  const country = countryByIsoCode(code)
  if (country && (!states.length || before.countriesOfCities.has(country)))
    terms.push(`country:${country.toLowerCase()}`)
  return terms
}

const neighbours = new Map<number, City[]>()

/** Returns the cities near a core that has no metropolitan area. Caches them. */
function around(core: City): City[] {
  const near = neighbours.get(core.id) ?? findNear(core)
  neighbours.set(core.id, near)
  return near
}

function findNear(core: City): City[] {
  const near = gazetteer().cities.filter(
    (city) =>
      city.country === core.country &&
      Math.abs(city.latitude - core.latitude) < 0.5 &&
      distanceKm(city, core) <= SMALL_METRO_KM
  )
  return [core, ...near.filter((city) => city !== core).sort(byPopulation)].slice(0, 40)
}

/** Returns a filter for the metropolitan area around a city, or else for the cities near it. */
export function metroFilter(city: City): PlaceAlternatives {
  const area = metroOfCore(city) ?? areasOfCity(city)[0]
  return [[area ? [area.id] : around(city).map((near) => `city:${near.id}`)]]
}
