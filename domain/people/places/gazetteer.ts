import { push } from './push.js'
import { lazy } from '#domain/lazy'
import { jaroWinkler } from '../text/text.js'
import { placeKey } from './key.js'
import CITIES from './tables/cities.json' with { type: 'json' }
import CITY_ALIASES from './tables/city_aliases.json' with { type: 'json' }
import { CITY_NICKNAMES } from './tables/city_nicknames.js'
import type { City } from './types.js'

const ASCII_NAME = /^[A-Za-z ]+$/

/**
 * An alias of city A is ignored if it is the primary name of city B, and B has at least this share
 * of A's population. `home`: B is in the same country. `abroad`: B is in another country. `unlike`: the alias
 * is unlike A's name (Victoria for Hong Kong).
 */
const OWNER_SHARE = { home: 0.05, abroad: 0.5, unlike: 0.01 }
const MIN_SIMILARITY = 0.8

/** Matches diacritics of scholarly romanisation, which are dropped. */
const ROMANISED = /[āēīōūĀĒĪŌŪḩẖḥḤẔẕṭṬḍḌṇṛṣŏŭ]/

export type Gazetteer = {
  cities: City[]
  /** By primary name and by other names. Lists are sorted by population, largest first. */
  named: Map<string, City[]>
  aliased: Map<string, City[]>
  /** Keys of curated aliases. They are as certain as primary names, and may be initials (`sf`). */
  nicknames: Set<string>
}

/** The world's cities and their names, loaded on first use. */
export const gazetteer = lazy(load)

/** Returns cities with this name (a place key), the most populous first. */
export function citiesNamed(key: string): City[] {
  const { named, aliased } = gazetteer()
  const own = named.get(key)
  const other = aliased.get(key)
  if (!own || !other) return own ?? other ?? []
  return [...new Set([...own, ...other])].sort(byPopulation)
}

export const isNickname = (key: string): boolean => gazetteer().nicknames.has(key)

/** Returns the great-circle distance in km (haversine formula). */
export function distanceKm(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number }
): number {
  const rad = Math.PI / 180
  const dLat = (b.latitude - a.latitude) * rad
  const dLon = (b.longitude - a.longitude) * rad
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)))
}

export function byPopulation(a: City, b: City): number {
  return b.population - a.population || a.id - b.id
}

function load(): Gazetteer {
  const cities: City[] = []
  const byId = new Map<number, City>()
  for (const [country, rows] of Object.entries(CITIES as Record<string, string>)) {
    for (const row of rows.split('\n')) {
      const [id, name, admin, population, latitude, longitude, mark] = row.split('|')
      const city: City = {
        id: Number(id),
        name: ROMANISED.test(name) ? plain(name) : name,
        country,
        admin,
        population: Number(population),
        latitude: Number(latitude) / 1_000,
        longitude: Number(longitude) / 1_000,
        seat: mark === 's',
        district: mark === 'd',
      }
      cities.push(city)
      byId.set(city.id, city)
    }
  }
  cities.sort(byPopulation)
  const named = new Map<string, City[]>()
  for (const city of cities)
    push(named, placeKey(ASCII_NAME.test(city.name) ? city.name.toLowerCase() : city.name), city)
  const aliased = new Map<string, City[]>()
  const aliases: Record<string, string> = CITY_ALIASES
  for (const id in aliases) {
    const city = byId.get(Number(id))
    if (!city) continue
    for (const alias of aliases[id].split('|')) {
      const key = placeKey(alias)
      if (!isTaken(key, city, named)) push(aliased, key, city)
    }
  }
  const nicknames = addNicknames(named, aliased)
  for (const namesakes of aliased.values()) namesakes.sort(byPopulation)
  return { cities, named, aliased, nicknames }
}

function isTaken(key: string, city: City, named: Map<string, City[]>): boolean {
  const owners = named.get(key)
  if (!owners || owners.includes(city)) return false
  const isUnlike = jaroWinkler(key, placeKey(city.name.toLowerCase())) < MIN_SIMILARITY
  return owners.some((owner) => {
    const share = owner.country === city.country ? OWNER_SHARE.home : OWNER_SHARE.abroad
    return owner.population >= city.population * (isUnlike ? OWNER_SHARE.unlike : share)
  })
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0304\u0306\u0323\u0327\u0331]/g, '')
    .normalize('NFC')
}

function addNicknames(named: Map<string, City[]>, aliased: Map<string, City[]>): Set<string> {
  const nicknames = new Set<string>()
  for (const line of CITY_NICKNAMES.trim().split('\n')) {
    const [head, names] = line.split(': ')
    const city = findCity(head, { named, aliased })
    if (!city) continue
    const shown = names[0] === '=' && names.slice(1).split('|')[0]
    if (shown) city.name = shown
    for (const key of names.replace('=', '').split('|').map(placeKey)) {
      push(aliased, key, city)
      nicknames.add(key)
    }
  }
  return nicknames
}

/**
 * Returns the most populous city that matches a table reference `CC[-ADMIN] City`; undefined if
 * there is none.
 */
export function findCity(
  reference: string,
  { named, aliased }: Pick<Gazetteer, 'named' | 'aliased'>
): City | undefined {
  const space = reference.indexOf(' ')
  const [country, admin] = reference.slice(0, space).split('-')
  const key = placeKey(reference.slice(space + 1))
  const fits = (city: City) => city.country === country && (!admin || city.admin === admin)
  return named.get(key)?.find(fits) ?? aliased.get(key)?.find(fits)
}
