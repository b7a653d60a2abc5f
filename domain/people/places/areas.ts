import { push } from './push.js'
import { lazy } from '#domain/lazy'
import { citiesNamed, distanceKm, findCity, gazetteer } from './gazetteer.js'
import { placeKey } from './key.js'
import { METROS } from './tables/metros.js'
import { REGIONS } from './tables/regions.js'
import type { Area, City } from './types.js'

/** A city of at least this population is the core of its own metropolitan area. */
const MIN_CORE_POPULATION = 200_000
/**
 * The side of a grid cell in degrees, and the maximum radius of a circle in the grid. Circles too large for
 * the neighbouring cells are tested separately.
 */
const CELL_DEGREES = 2
const MAX_GRID_RADIUS_KM = 70

type Circle = { area: Area; centre: City; admin: string | null; km: number; acrossBorders: boolean }

type Areas = {
  byKey: Map<string, Area>
  byCore: Map<number, Area>
  grid: Map<number, Circle[]>
  wide: Circle[]
  regionsOfCountry: Map<string, Area[]>
  regionsOfState: Map<string, Area[]>
  cityAreas: Map<number, Area[]>
}

const areas = lazy(load)

function load(): Areas {
  const tables: Areas = {
    byKey: new Map(),
    byCore: new Map(),
    grid: new Map(),
    wide: [],
    regionsOfCountry: new Map(),
    regionsOfState: new Map(),
    cityAreas: new Map(),
  }
  loadRegions(tables)
  loadMetros(tables)
  for (const city of gazetteer().cities) {
    if (city.population < MIN_CORE_POPULATION) break
    if (city.district || tables.byCore.has(city.id)) continue
    const area = metroOf(city)
    tables.byCore.set(city.id, area)
    addCircle(tables, {
      area,
      centre: city,
      admin: null,
      km: metroRadius(city.population),
      acrossBorders: false,
    })
  }
  return tables
}

function metroOf(city: City): Area {
  const state = `${city.country}-${city.admin}`.toLowerCase()
  return {
    id: `metro:${city.id}`,
    kind: 'metro',
    name: `Greater ${city.name}`,
    keys: [],
    country: city.country,
    state,
  }
}

function metroRadius(population: number): number {
  return population >= 5e6 ? 55 : population >= 1e6 ? 45 : population >= 5e5 ? 35 : 25
}

function parse(line: string): { id: string; name: string; keys: string[]; members: string } {
  const [id, name, names, members] = line.split('; ')
  const keys = [name, ...names.split('|')].map((key) => placeKey(key.toLowerCase())).filter(Boolean)
  return { id, name, keys: [...new Set(keys)], members }
}

function register(tables: Areas, area: Area): void {
  for (const key of area.keys) if (!tables.byKey.has(key)) tables.byKey.set(key, area)
}

function loadRegions(tables: Areas): void {
  const lines = REGIONS.trim().split('\n').map(parse)
  const members = new Map(lines.map((line) => [line.id, line.members.split(' ')]))
  const expand = (id: string): string[] =>
    members.get(id)!.flatMap((member) => (member[0] === '@' ? expand(member.slice(1)) : [member]))
  for (const { id, name, keys } of lines) {
    const parts = new Set(expand(id))
    const country = shared([...parts].map((member) => member.slice(0, 2)))
    const area: Area = { id: `region:${id}`, kind: 'region', name, keys, country, state: null }
    register(tables, area)
    for (const member of parts) {
      if (member.includes('-')) push(tables.regionsOfState, member.toLowerCase(), area)
      else push(tables.regionsOfCountry, member, area)
    }
  }
}

function loadMetros(tables: Areas): void {
  for (const line of METROS.trim().split('\n').map(parse)) {
    const hasNoCore = line.id.startsWith('!')
    const area: Area = {
      id: `metro:${line.id.replace('!', '')}`,
      kind: 'metro',
      name: line.name,
      keys: line.keys,
      country: null,
      state: null,
    }
    register(tables, area)
    const centres: City[] = []
    for (const [i, text] of line.members.split(', ').entries()) {
      const reference = text.replace(/^\*/, '').replace(/ \d+$/, '')
      const centre = findCity(reference, gazetteer())
      if (!centre) continue
      centres.push(centre)
      if (i === 0 && !hasNoCore) tables.byCore.set(centre.id, area)
      const admin = /^GB-/.test(reference) ? centre.admin : null
      addCircle(tables, {
        area,
        centre,
        admin,
        km: Number(text.slice(text.lastIndexOf(' ') + 1)),
        acrossBorders: text[0] === '*',
      })
    }
    area.country = line.members.includes('*') ? null : shared(centres.map((city) => city.country))
    area.state = area.country && shared(centres.map((city) => `${city.country}-${city.admin}`.toLowerCase()))
  }
}

/** Returns the value that all entries have, or null. */
function shared(values: string[]): string | null {
  return values.every((value) => value === values[0]) ? (values[0] ?? null) : null
}

function addCircle(tables: Areas, circle: Circle): void {
  if (circle.km > MAX_GRID_RADIUS_KM) tables.wide.push(circle)
  else push(tables.grid, cellOf(circle.centre), circle)
}

function cellOf(at: { latitude: number; longitude: number }, dLat = 0, dLon = 0): number {
  const row = Math.floor(at.latitude / CELL_DEGREES) + dLat
  return row * 1_000 + Math.floor(at.longitude / CELL_DEGREES) + dLon
}

/** Finds a curated area by the place key of a name. */
export const areaNamed = (key: string): Area | undefined => areas().byKey.get(key)

export const areaKeys = (): ReadonlyMap<string, Area> => areas().byKey

/** Returns the metropolitan area with this city as its core, if there is one. */
export const metroOfCore = (city: City): Area | undefined => areas().byCore.get(city.id)

/**
 * Resolves "greater X" or "X metro" to a metropolitan area. `key` is the place key of X. Undefined
 * if X is no city. `area` is undefined if the city has none.
 */
export function metroAround(key: string): { area?: Area; core: City } | undefined {
  const core = citiesNamed(key).find((city) => !city.district)
  return core && { area: metroOfCore(core), core }
}

/** Returns the metropolitan areas that contain a city. */
export function areasOfCity(city: City): Area[] {
  const { cityAreas, grid, wide } = areas()
  const known = cityAreas.get(city.id)
  if (known) return known
  const found = new Set<Area>()
  const test = (circle: Circle) => {
    if (!circle.acrossBorders && circle.centre.country !== city.country) return
    if (circle.admin && circle.admin !== city.admin) return
    if (distanceKm(circle.centre, city) <= circle.km) found.add(circle.area)
  }
  for (let dLat = -1; dLat <= 1; dLat++) {
    for (let dLon = -1; dLon <= 1; dLon++) grid.get(cellOf(city, dLat, dLon))?.forEach(test)
  }
  wide.forEach(test)
  const list = [...found]
  cityAreas.set(city.id, list)
  return list
}

/** Returns the regions that contain a country or one of its states. */
export function regionsOf(country: string | null, stateId: string | null): Area[] {
  const { regionsOfCountry, regionsOfState } = areas()
  const byCountry = (country && regionsOfCountry.get(country)) || []
  const byState = (stateId && regionsOfState.get(stateId)) || []
  return byState.length ? [...new Set([...byCountry, ...byState])] : byCountry
}
