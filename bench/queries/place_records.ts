import type { Random } from '#bench/support/random'
import { countryNames, type TruePlace } from './truth/places.js'
import { STATES, stateOfTown } from './truth/states.js'
import { plain, TOWNS_NAMED, type Town } from './truth/towns.js'

/** A record's place in three fields. */
export type RecordPlace = { city?: string; state?: string; country?: string }

/** Spellings of towns in profiles, by the gazetteer's name. */
const TOWN_SPELLINGS: Record<string, string[]> = {
  'New York City': ['New York', 'New York', 'New York City', 'NYC'],
  'Washington, D.C.': ['Washington', 'Washington, DC', 'Washington DC'],
  'San Francisco': ['San Francisco', 'San Francisco', 'SF'],
  'Saint Paul': ['Saint Paul', 'St. Paul'],
  'St. Louis': ['St. Louis', 'Saint Louis'],
  'The Bronx': ['Bronx'],
  Bengaluru: ['Bengaluru', 'Bangalore'],
  Gurgaon: ['Gurgaon', 'Gurugram'],
  Cochin: ['Kochi'],
  Zürich: ['Zürich', 'Zurich'],
  Genève: ['Geneva', 'Genève'],
  Köln: ['Cologne', 'Köln'],
  Munich: ['Munich', 'München'],
  'Frankfurt am Main': ['Frankfurt', 'Frankfurt am Main'],
  Nürnberg: ['Nuremberg', 'Nürnberg'],
  Göteborg: ['Gothenburg', 'Göteborg'],
  Antwerpen: ['Antwerp', 'Antwerpen'],
  Gent: ['Ghent'],
  Montréal: ['Montreal', 'Montréal'],
  Québec: ['Quebec City', 'Québec'],
  Lisbon: ['Lisbon', 'Lisboa'],
  Milan: ['Milan', 'Milano'],
  Prague: ['Prague', 'Praha'],
  Warsaw: ['Warsaw', 'Warszawa'],
  Vienna: ['Vienna', 'Wien'],
  Copenhagen: ['Copenhagen', 'København'],
  'Tel Aviv': ['Tel Aviv', 'Tel Aviv-Yafo'],
  Luimneach: ['Limerick'],
  Gaillimh: ['Galway'],
}

const COUNTRY_SPELLINGS: Record<string, string[]> = {
  US: ['United States', 'United States', 'USA', 'US', 'U.S.', 'United States of America'],
  GB: ['United Kingdom', 'UK', 'GB'],
  AE: ['United Arab Emirates', 'UAE'],
  KR: ['South Korea', 'Korea, Republic of', 'KR'],
  TW: ['Taiwan'],
  VN: ['Vietnam'],
  RU: ['Russia'],
  CZ: ['Czech Republic', 'Czechia'],
  NL: ['Netherlands', 'The Netherlands', 'NL'],
  HK: ['Hong Kong', 'Hong Kong SAR'],
  TR: ['Turkey', 'Türkiye'],
  TZ: ['Tanzania'],
  BO: ['Bolivia'],
  VE: ['Venezuela'],
  MD: ['Moldova'],
  CI: ["Côte d'Ivoire", 'Ivory Coast'],
}

/** Countries in which profiles mostly name a town with its state. */
const WITH_STATE = new Set(['US', 'CA', 'AU', 'IN'])

/**
 * A town with at least this population, and this many times the next town of the same name, is
 * recognised by name alone.
 */
const WELL_KNOWN_POPULATION = 200_000
const WELL_KNOWN_RATIO = 3

/**
 * Returns a town as records write it. The state is a name, a code or missing. The country has any
 * spelling. Everything may be in one field.
 */
export function placeFields(town: Town, random: Random): RecordPlace {
  const city = random.pick(TOWN_SPELLINGS[town.name] ?? [town.name, town.name, withoutMarks(town.name)])
  const country = random.pick(
    COUNTRY_SPELLINGS[town.country] ?? [...countryNames(town.country).slice(0, 1), town.country]
  )
  const found = stateOfTown(town)
  const [first, second] = TOWNS_NAMED.get(plain(town.name)) ?? []
  const isKnown =
    first === town &&
    town.population >= Math.max(WELL_KNOWN_POPULATION, WELL_KNOWN_RATIO * (second?.population ?? 0))
  const forms: RecordPlace[] = []
  if (found) {
    const state = random.pick([found.name, found.code])
    forms.push({ city, state: found.name, country }, { city: `${city}, ${found.name}, ${country}` })
    if (WITH_STATE.has(town.country))
      forms.push({ city, state: found.code, country }, { city: `${city}, ${found.code}, ${country}` })
    if (town.country === 'US')
      forms.push({ city, state }, { city: `${city}, ${found.code}` }, { city, state, country })
    if (town.country === 'GB') forms.push({ city, country }, { city, state: found.name })
  } else forms.push({ city: `${city}, ${country}` })
  if (isFirstInCountry(town)) forms.push({ city, country })
  if (isKnown && isFirstInCountry(town)) forms.push({ city })
  return random.pick(forms.filter(({ city: text = '' }) => text.split(',').length <= 3))
}

/**
 * Returns the place of people who name only an area, such as Greater Denver Area. Null if the place
 * has no label.
 */
export const areaFields = ({ label }: TruePlace, random: Random): RecordPlace | null =>
  label === undefined ? null : random.pick([{ city: label }, { city: label, country: undefined }])

/**
 * Whether a record can name this town with its country alone. `Oregon, United States` would mean
 * the state.
 */
const isFirstInCountry = (town: Town): boolean =>
  !STATES.some(({ country, name }) => country === town.country && name === town.name) &&
  TOWNS_NAMED.get(plain(town.name))?.find(({ country }) => country === town.country) === town

const withoutMarks = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
