import { lazy } from '#domain/lazy'
import { createRequire } from 'node:module'
import { placeKey } from './key.js'
import { COUNTRY_NAMES } from './tables/country_names.js'

const LANGUAGES = 'en es pt de fr nl it sv da pl tr cs fi hu ro id'.split(' ')

type Countries = {
  display: Map<string, string>
  /** Country codes by name (a place key). */
  names: Map<string, string>
  demonyms: Map<string, string>
  alpha3: Map<string, string>
}

const countries = lazy(load)

function load(): Countries {
  const require = createRequire(import.meta.url)
  const tables: Countries = { display: new Map(), names: new Map(), demonyms: new Map(), alpha3: new Map() }
  const put = (map: Map<string, string>, name: string, code: string) => {
    const key = placeKey(name.toLowerCase())
    if (key && !map.has(key)) map.set(key, code)
  }
  for (const line of COUNTRY_NAMES.trim().split('\n')) {
    const [code, display, names = '', demonyms = ''] = line.split(';').map((part) => part.trim())
    if (!tables.display.has(code)) tables.display.set(code, display)
    for (const name of [display, ...names.split('|')]) put(tables.names, name, code)
    for (const name of demonyms.split('|')) put(tables.demonyms, name, code)
  }
  const codes: [string, string][] = require('i18n-iso-countries/codes.json')
  for (const [alpha2, alpha3] of codes) tables.alpha3.set(alpha3.toLowerCase(), alpha2)
  for (const language of LANGUAGES) {
    const table: Record<string, string | string[]> = require(
      `i18n-iso-countries/langs/${language}.json`
    ).countries
    for (const [code, value] of Object.entries(table)) {
      const list = Array.isArray(value) ? value : [value]
      if (language === 'en' && !tables.display.has(code)) tables.display.set(code, list.at(-1)!)
      for (const name of list) put(tables.names, name, code)
    }
  }
  return tables
}

/** Returns alpha-2 codes by country name (a place key). */
export const countryKeys = (): ReadonlyMap<string, string> => countries().names

/** Returns alpha-2 codes by demonym (a place key), such as "german". */
export const demonymKeys = (): ReadonlyMap<string, string> => countries().demonyms

/**
 * Finds a country by the place key of a name. Codes do not count as names, except common ones such
 * as uk and usa.
 */
export const countryByName = (key: string): string | null => countries().names.get(key) ?? null

/** Finds a country by demonym ("brasileiros", "german"). */
export const countryByDemonym = (key: string): string | null => countries().demonyms.get(key) ?? null

/** Reports whether a place key means only people or a language: "german", but not "germany". */
export const isDemonym = (key: string): boolean =>
  countryByDemonym(key) !== null && countryByName(key) === null

/** Finds a country by ISO 3166-1 alpha-2 or alpha-3 code in any case. */
export function countryByIsoCode(code: string): string | null {
  const { display, alpha3 } = countries()
  if (code.length === 3) return alpha3.get(code.toLowerCase()) ?? null
  return code.length === 2 && display.has(code.toUpperCase()) ? code.toUpperCase() : null
}

/** Returns the English display name for an alpha-2 code; an unknown code unchanged. */
export const countryName = (code: string): string => countries().display.get(code) ?? code

/** Returns the alpha-2 code for a country name, alias, demonym or code; null if unknown. */
export function countryCode(text: string): string | null {
  const key = placeKey(text.toLowerCase())
  return countryByName(key) ?? countryByIsoCode(key) ?? countryByDemonym(key)
}
