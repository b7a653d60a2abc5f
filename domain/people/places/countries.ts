import { createRequire } from 'node:module'
import { placeKey } from './key.js'
import { COUNTRY_NAMES } from './tables/country_names.js'

const LANGUAGES = [
  'en',
  'es',
  'pt',
  'de',
  'fr',
  'nl',
  'it',
  'sv',
  'da',
  'pl',
  'tr',
  'cs',
  'fi',
  'hu',
  'ro',
  'id',
]

type Countries = {
  display: Map<string, string>
  /** By place key. */
  names: Map<string, string>
  demonyms: Map<string, string>
  alpha3: Map<string, string>
}

let loaded: Countries | undefined

function countries(): Countries {
  return (loaded ??= load())
}

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

/** ISO 3166-1 alpha-2 codes with their display names. */
export function countryNames(): ReadonlyMap<string, string> {
  return countries().display
}

/** Every known name of every country: place key to alpha-2 code. */
export function countryKeys(): ReadonlyMap<string, string> {
  return countries().names
}

/** Every word for the people or products of a country: place key to alpha-2 code. */
export function demonymKeys(): ReadonlyMap<string, string> {
  return countries().demonyms
}

/** The country of a name or demonym in a common language (a place key); codes other than uk, usa and the like are not names. */
export function countryByName(key: string): string | null {
  return countries().names.get(key) ?? null
}

/** The country whose people or products a word names ("brasileiros", "German"). */
export function countryByDemonym(key: string): string | null {
  return countries().demonyms.get(key) ?? null
}

/** The country of an ISO 3166-1 alpha-2 or alpha-3 code in any case. */
export function countryByIsoCode(code: string): string | null {
  const { display, alpha3 } = countries()
  if (code.length === 3) return alpha3.get(code.toLowerCase()) ?? null
  return code.length === 2 && display.has(code.toUpperCase()) ? code.toUpperCase() : null
}

/** The usual English name of a country, given its alpha-2 code. */
export function countryName(code: string): string {
  return countries().display.get(code) ?? code
}

/** The ISO 3166-1 alpha-2 code of a country given by name, alias, demonym or code; null when it is none. */
export function countryCode(text: string): string | null {
  const key = placeKey(text.toLowerCase())
  return countryByName(key) ?? countryByIsoCode(key) ?? countryByDemonym(key)
}
