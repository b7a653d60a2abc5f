import { readArea } from './area_names.js'
import { areaNamed } from './areas.js'
import { countryByDemonym, countryByIsoCode, countryByName } from './countries.js'
import { citiesNamed } from './gazetteer.js'
import { placeKey, placeParts } from './key.js'
import { stateById, statesCoded, statesNamed } from './states.js'
import type { Area, City, PlaceFields, State } from './types.js'

/** A bare name means its largest city if that city is this many times larger than the next. */
const DOMINANCE = 10
/**
 * Replaces `DOMINANCE` for a city of at least a million inhabitants whose primary name is the bare
 * name. Such a name is usually written alone.
 */
const METROPOLIS_DOMINANCE = 3.5

/** The certain parts of a record's place. `loose` has the keys of all unresolved parts. */
export type ResolvedPlace = {
  city: City | null
  state: State | null
  country: string | null
  areas: Area[]
  loose: string[]
}

type Reading = { cityKey: string; stateKeys: string[]; country: string | null; place: ResolvedPlace }

/** Resolves a record's place. Ambiguous parts stay unresolved. */
export function resolvePlace(given: PlaceFields): ResolvedPlace {
  const fields = withCity(given)
  const place: ResolvedPlace = { city: null, state: null, country: null, areas: [], loose: [] }
  const [cityKey = '', ...cityRest] = segments(fields.city)
  const reading: Reading = { cityKey, stateKeys: segments(fields.state), country: null, place }
  for (const key of segments(fields.country)) readWider(reading, key, true)
  for (const key of [...cityRest].reverse()) readWider(reading, key, false)
  resolveStateAndCity(reading)
  place.state ??= place.city && (stateById(`${place.city.country}-${place.city.admin}`) ?? null)
  return place
}

/**
 * Moves a city from the country field to the city field, because profiles put one place into any
 * field.
 */
function withCity(fields: PlaceFields): PlaceFields {
  const [key, ...others] = fields.city?.trim() || fields.state?.trim() ? [] : segments(fields.country)
  if (key === undefined || others.length > 0) return fields
  const isWider = countryByName(key) ?? countryByIsoCode(key) ?? readArea(key) ?? statesNamed(key)[0]
  return isWider || citiesNamed(key).length === 0 ? fields : { city: fields.country }
}

/** Returns the place keys of a text's parts, separated by commas, slashes, dashes and brackets. */
export function segments(text: string | null | undefined): string[] {
  if (!text) return []
  const isKnown = (key: string) =>
    Boolean(citiesNamed(key).length || statesNamed(key).length || areaNamed(key))
  const whole = placeKey(text.toLowerCase())
  return isKnown(whole) ? [whole] : placeParts(text, isKnown)
}

/** Reads a part after the city: a country, an area or region, or a state. */
function readWider(reading: Reading, key: string, isCountryField: boolean): void {
  if (!reading.country) {
    reading.country = countryOf(reading, key, isCountryField)
    if (reading.country) return
    const area = statesNamed(key).length ? undefined : readArea(key)?.area
    if (area) {
      addArea(reading.place, area)
      return
    }
  }
  if (countryByName(key) !== reading.country || !reading.country) reading.stateKeys.push(key)
}

/** Reads a country. The city decides whether Georgia, CA or IN is a country or a state. */
function countryOf(reading: Reading, key: string, isCountryField: boolean): string | null {
  const country = countryByName(key) ?? countryByIsoCode(key)
  if (!country) return null
  const [state] = [...statesNamed(key, 'US'), ...statesCoded(key, 'US')]
  if (!state) return country
  if (reading.stateKeys.includes(key)) return state.country
  const cities = citiesNamed(reading.cityKey)
  const inState = cities.find((city) => isIn(city, state))?.population ?? 0
  const inCountry = cities.find((city) => city.country === country)?.population ?? 0
  const isCountry = inState === inCountry ? isCountryField : inCountry > inState
  if (isCountry) return country
  reading.stateKeys.push(key)
  return state.country
}

function addArea(place: ResolvedPlace, area: Area): void {
  place.areas.push(area)
  if (place.country && place.country !== area.country) return
  place.country ??= area.country
  place.state ??= (area.state && stateById(area.state)) || null
}

function resolveStateAndCity(reading: Reading): void {
  const { place, cityKey } = reading
  place.country = reading.country
  const states = reading.stateKeys.flatMap((key) => statesOf(key, reading.country))
  const cities = cityKey ? citiesNamed(cityKey) : []
  const inStates = cities.filter((city) => states.some((state) => isIn(city, state)))
  if (inStates.length) {
    place.city = inStates[0]
    place.country = place.city.country
    place.state = states.find((state) => isIn(place.city!, state))!
  } else {
    place.state = states[0] ?? null
    place.country ??= place.state?.country ?? null
    readCityText(reading, cities)
  }
  for (const key of reading.stateKeys) {
    if (!place.state || !statesOf(key, place.country).includes(place.state)) place.loose.push(key)
  }
}

const statesOf = (key: string, country: string | null): State[] => [
  ...new Set([...statesNamed(key, country), ...statesCoded(key, country)]),
]

const isIn = (city: City, state: State): boolean =>
  city.country === state.country && city.admin === state.admin

function readCityText(reading: Reading, cities: City[]): void {
  const { place, cityKey } = reading
  if (!cityKey) return
  if (!place.state) {
    const within = reading.country ? cities.filter((city) => city.country === reading.country) : cities
    const city = dominant(within, cityKey)
    if (city && !isRatherWider(reading, cityKey, city)) {
      place.city = city
      place.country = city.country
      return
    }
  }
  if (readWiderText(reading)) return
  place.loose.push(cityKey)
  place.country ??= sharedCountry(cities)
}

/** Reports whether a city field means a state or country: "California", "Georgia". */
function isRatherWider(reading: Reading, key: string, city: City): boolean {
  const hasWider = (!reading.country && countryByName(key)) || statesNamed(key, 'US').length > 0
  return Boolean(hasWider) && city.population < 500_000
}

function readWiderText(reading: Reading): boolean {
  const { place, cityKey } = reading
  const found = readArea(cityKey)
  if (found?.area || found?.core) {
    const core = found.core
    if (found.area) addArea(place, found.area)
    else if (core && (!place.country || place.country === core.country)) {
      place.country = core.country
      place.state ??= stateById(`${core.country}-${core.admin}`) ?? null
    }
    place.loose.push(cityKey)
    return true
  }
  if (place.state) return false
  const country = reading.country ? null : (countryByName(cityKey) ?? countryByDemonym(cityKey))
  const states =
    cityKey.length > 3 ? statesNamed(cityKey, reading.country) : statesOf(cityKey, reading.country)
  const state = states[0]?.country === 'US' || states.length === 1 ? states[0] : null
  if (country && !state) place.country = country
  else if (state && !country) {
    place.state = state
    place.country = state.country
  } else return false
  return true
}

/** Returns the city that a bare name means, or null if that is uncertain. */
export function dominant(cities: City[], key: string): City | null {
  const [first, ...rest] = cities
  if (!first) return null
  const second = rest.find((city) => city.country !== first.country || city.admin !== first.admin)
  if (!second) return first
  const isOwnName = placeKey(first.name) === key
  const needed = first.population >= 1e6 && isOwnName ? METROPOLIS_DOMINANCE : DOMINANCE
  return first.population >= second.population * needed ? first : null
}

function sharedCountry(cities: City[]): string | null {
  const [first] = cities
  if (!first) return null
  const abroad = cities.find((city) => city.country !== first.country)
  const all = cities
    .filter((city) => city.country === first.country)
    .reduce((sum, city) => sum + city.population, 0)
  return !abroad || all >= abroad.population * DOMINANCE ? first.country : null
}
