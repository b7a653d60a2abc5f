import countries from 'i18n-iso-countries'
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import type { GeoType } from '#bench/queries/query_file'
import { METRO_EDGE, METRO_RADIUS, METROS } from './metro_table.js'
import { COUNTRY_ALIASES, SAME_TOWN, TOWN_ALIASES, TOWN_RADIUS } from './place_names.js'
import { REGIONS } from './region_table.js'
import { STATES } from './states.js'
import { distance, plain, TOWNS_NAMED, TOWNS_OF_COUNTRY, type Town } from './towns.js'

/** A place in a query, according to the benchmark's own tables. */
export type TruePlace = {
  kind: 'town' | 'area' | 'members'
  /** All known spellings, normalised with `plain`. */
  names: string[]
  /**
   * Towns clearly inside. An area has the centres first, other places the largest town. Empty if no
   * town is known.
   */
  inside: readonly Town[]
  /** Other towns with the same name. */
  namesakes: readonly Town[]
  /** Whether a person in this town matches the place. Accepts towns about which opinions differ. */
  holds(town: Town): boolean
  /** Whether a person in this town clearly does not match. */
  excludes(town: Town): boolean
  /** How profiles name the whole area, if they do. */
  label?: string
}

countries.registerLocale(english)

/**
 * The maximum number of towns inside an area. In a place of several countries or states, each gets an equal
 * share of them, but at least four.
 */
const MAX_TOWNS = 24

const metros = new Map(METROS.flatMap((row) => row.names.split(';').map((name) => [name, row])))
const regions = new Map(REGIONS.flatMap((row) => row.names.split(';').map((name) => [name, row])))

/** Matches queries that also mean the surroundings of a town. */
const AROUND = /\b(?:near|around|area|greater|vicinity|nearby)\b/i
/** The radius of the surroundings of a town, in km. */
const AROUND_REACH = 60

/** Countries that are a single city. */
const CITY_STATES = new Set(['HK', 'SG', 'MO', 'MC'])

/**
 * Returns the place for a name and type, or null when the tables lack it. `near Boston` or `Boston area` in
 * the text includes the towns around Boston.
 */
export function truePlace(name: string, type: GeoType, text = ''): TruePlace | null {
  const key = plain(name).replace(/ (?:metropolitan area|metro area|metro|area|region)$/, '')
  const full = plain(name)
  if (type === 'state')
    return stateNamed(key.replace(/ (?:state|province)$|^state of /, '')) ?? countryNamed(key)
  if (type === 'country') return countryNamed(key) ?? stateNamed(key)
  if (type === 'region') return regionNamed(full) ?? regionNamed(key) ?? metroNamed(full) ?? stateNamed(key)
  if (type === 'metro') return metroNamed(full) ?? metroNamed(key) ?? greater(key)
  return metroNamed(full) ?? townNamed(key, AROUND.test(text) ? AROUND_REACH : 0) ?? countryNamed(key)
}

/** Returns the largest town for `Name|US state or country`. */
function townAt(address: string): Town {
  const [name, within] = address.split('|')
  const town = TOWNS_NAMED.get(plain(name))?.find(
    (one) => one.name === name && (one.country === within || (one.country === 'US' && one.admin === within))
  )
  if (!town) throw new Error(`The gazetteer has no ${address}.`)
  return town
}

/**
 * Matches the town itself, its equivalents, its boroughs, and the towns within `reach` km. Also
 * matches a namesake with at least half the population, because it is as likely to be meant.
 */
function townNamed(key: string, reach = 0): TruePlace | null {
  const address = TOWN_ALIASES[key]
  const town = address ? townAt(address) : TOWNS_NAMED.get(key)?.[0]
  if (!town) return null
  const is = (one: string) => townAt(one).id === town.id
  const named = TOWNS_NAMED.get(plain(town.name)) ?? []
  const same = new Set([
    town.id,
    ...named.filter(({ population }) => 2 * population >= town.population).map(({ id }) => id),
    ...SAME_TOWN.filter((pair) => pair.some(is)).flatMap((pair) => pair.map((one) => townAt(one).id)),
  ])
  const radius = Object.entries(TOWN_RADIUS).find(([one]) => is(one))?.[1] ?? 0
  const holds = (other: Town) =>
    same.has(other.id) ||
    (CITY_STATES.has(town.country) && other.country === town.country) ||
    (other.country === town.country &&
      distance(town, other) < (other.admin === town.admin ? Math.max(radius, reach) : reach))
  const names = Object.entries(TOWN_ALIASES).filter(([, one]) => is(one))
  return {
    kind: 'town',
    names: [...new Set([key, plain(town.name), ...names.map(([name]) => name)])],
    inside: [town],
    namesakes: named.filter((other) => !holds(other)),
    holds,
    excludes: (other) => !holds(other) && distance(town, other) > radius * 2,
  }
}

function metroNamed(key: string): TruePlace | null {
  const row = metros.get(key)
  if (!row) return null
  const circles = row.circles.split(';').map((circle) => {
    const [name, within, radius] = circle.split('|')
    return { centre: townAt(`${name}|${within}`), radius: Number(radius) }
  })
  return area(row.names.split(';'), circles, row.label)
}

/** Returns the surroundings of a town that has no row in the table of metropolitan areas. */
function greater(key: string): TruePlace | null {
  const centre = townNamed(key.replace(/^(?:greater|metro) /, ''))?.inside[0]
  if (!centre) return null
  const bare = plain(centre.name)
  const names = [key, bare, `greater ${bare}`, `${bare} metro`]
  return area(names, [{ centre, radius: METRO_RADIUS }], `Greater ${centre.name} Area`)
}

function area(names: string[], circles: { centre: Town; radius: number }[], label?: string): TruePlace {
  const within = (town: Town, factor: number) =>
    circles.some(
      ({ centre, radius }) => centre.country === town.country && distance(centre, town) <= radius * factor
    )
  const near = (TOWNS_OF_COUNTRY.get(circles[0].centre.country) ?? []).filter((town) => within(town, 1))
  const centres = circles.map(({ centre }) => centre)
  const inside = [...new Set([...centres, ...near])].slice(0, MAX_TOWNS)
  return {
    kind: 'area',
    names,
    inside,
    namesakes: [],
    holds: (town) => within(town, METRO_EDGE),
    excludes: (town) => !within(town, METRO_EDGE * 1.4),
    label,
  }
}

function stateNamed(key: string): TruePlace | null {
  const state = STATES.find(({ code, name }) => code.toLowerCase() === key || plain(name) === key)
  if (!state) return null
  const names = [plain(state.name), state.code.toLowerCase()]
  return members(names, [`${state.country}-${state.admin}`])
}

function countryNamed(key: string): TruePlace | null {
  const member: string | undefined = COUNTRY_ALIASES[key] ?? countries.getAlpha2Code(key, 'en')
  if (!member || (!member.includes('-') && !TOWNS_OF_COUNTRY.has(member))) return null
  const aliases = Object.entries(COUNTRY_ALIASES).filter(([, code]) => code === member)
  return members([key, ...countryNames(member).map(plain), ...aliases.map(([name]) => name)], [member])
}

/** Returns the English names of a country by its two-letter code. */
export function countryNames(code: string): string[] {
  return countries.getName(code, 'en', { select: 'all' }) ?? []
}

function regionNamed(key: string): TruePlace | null {
  const row = regions.get(key)
  return row ? members(row.names.split(';'), row.core.split(' '), row.wider?.split(' ')) : null
}

/** A place made up of countries and states. */
function members(names: string[], core: string[], wider: string[] = []): TruePlace {
  const held = new Set([...core, ...wider])
  const isIn = (set: Set<string>, { country, admin }: Town) =>
    set.has(country) || set.has(`${country}-${admin}`)
  const each = core.map((member) => {
    const [country] = member.split('-')
    return (TOWNS_OF_COUNTRY.get(country) ?? []).filter((town) => isIn(new Set([member]), town))
  })
  // Every member gets its share, so that Iceland's towns are not lost among those of larger countries.
  const share = Math.max(4, Math.ceil(MAX_TOWNS / each.length))
  const inside = each.flatMap((towns) => towns.slice(0, share)).sort((a, b) => b.population - a.population)
  const holds = (town: Town) => isIn(held, town)
  return {
    kind: 'members',
    names: [...new Set(names)],
    inside,
    namesakes: names.flatMap((name) => TOWNS_NAMED.get(name) ?? []).filter((town) => !holds(town)),
    holds,
    excludes: (town) => !holds(town),
  }
}
