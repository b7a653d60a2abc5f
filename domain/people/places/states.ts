import { push } from './push.js'
import { lazy } from '#domain/lazy'
import { countryByName } from './countries.js'
import { placeKey } from './key.js'
import STATES from './tables/states.json' with { type: 'json' }
import { STATE_NAMES } from './tables/state_names.js'
import type { State } from './types.js'

/** Countries whose state codes are used without the country's name, the likeliest first. */
const CODE_COUNTRIES = ['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'GB', 'DE', 'ES', 'IT', 'NL', 'CH']

type States = { byId: Map<string, State>; byName: Map<string, State[]>; byCode: Map<string, State[]> }

const states = lazy(load)

function load(): States {
  const source: Record<string, Record<string, string>> = STATES
  const tables: States = { byId: new Map(), byName: new Map(), byCode: new Map() }
  for (const [country, divisions] of Object.entries(source)) {
    for (const [admin, entry] of Object.entries(divisions)) {
      const [own, iso = ''] = entry.split('|')
      const isCountryName = countryByName(placeKey(own)) === country
      if (isCountryName && country !== 'MX') continue
      const name = isCountryName ? 'State of Mexico' : own
      const id = `${country}-${admin}`.toLowerCase()
      const state: State = { id, country, admin, name, code: '', keys: [] }
      tables.byId.set(state.id, state)
      addName(tables, state, name)
      if (/^[A-Z]{2,3}$/.test(iso)) addCode(tables, state, iso)
    }
  }
  for (const [country, line] of Object.entries(STATE_NAMES)) {
    for (const entry of line.split(/\|\s*/)) {
      const [admin, name] = entry.split(':')
      const state = tables.byId.get(`${country}-${admin}`.toLowerCase())
      if (!state) continue
      if (/^[A-Z]{2,4}$/.test(name)) addCode(tables, state, name)
      else addName(tables, state, name)
    }
  }
  const order = (state: State) =>
    (CODE_COUNTRIES.indexOf(state.country) + 1 || 99) - (state.country === 'US' ? 1 : 0)
  for (const map of [tables.byName, tables.byCode]) {
    for (const list of map.values()) list.sort((a, b) => order(a) - order(b) || (a.id < b.id ? -1 : 1))
  }
  return tables
}

function addName(tables: States, state: State, name: string): void {
  const key = placeKey(name)
  if (!state.keys.includes(key)) state.keys.push(key)
  push(tables.byName, key, state)
}

function addCode(tables: States, state: State, code: string): void {
  state.code ||= code
  push(tables.byCode, code.toLowerCase(), state)
}

/**
 * Returns the states and provinces with a name (`key` is its place key), optionally of one country.
 */
export function statesNamed(key: string, country?: string | null): State[] {
  const list = states().byName.get(key) ?? []
  return country ? list.filter((state) => state.country === country) : list
}

/**
 * Returns states and provinces by code in any case, the likeliest country first. Without `country`,
 * returns only states of `CODE_COUNTRIES`.
 */
export function statesCoded(code: string, country?: string | null): State[] {
  const list = states().byCode.get(code.toLowerCase()) ?? []
  return country ? list.filter((state) => state.country === country) : list.filter(isCodeKnownAlone)
}

const isCodeKnownAlone = (state: State): boolean => CODE_COUNTRIES.includes(state.country)

/** Returns states and provinces by place key. */
export const stateKeys = (): ReadonlyMap<string, State[]> => states().byName

/** Finds a state by an id such as `us-tx`. */
export const stateById = (id: string): State | undefined => states().byId.get(id.toLowerCase())

/** Finds a state or province by name or code in the likeliest country; null if unknown. */
export function stateOf(text: string, country?: string | null): State | null {
  const key = placeKey(text.toLowerCase())
  return statesNamed(key, country)[0] ?? statesCoded(key, country)[0] ?? null
}
