import type { Random } from '#bench/support/random'
import countries from 'i18n-iso-countries'
import { CITY_SPELLINGS, DIVISIONS } from './place_tables.js'
import { isLargestOfName, type TruthCity } from './place_truth.js'

const COUNTRY_SPELLINGS: Record<string, string[]> = {
  US: ['United States', 'USA', 'US', 'United States of America'],
  GB: ['United Kingdom', 'UK', 'GB'],
  AE: ['United Arab Emirates', 'UAE', 'AE'],
  KR: ['South Korea', 'KR'],
  TW: ['Taiwan', 'TW'],
  VN: ['Vietnam', 'VN'],
  RU: ['Russia', 'RU'],
  CZ: ['Czech Republic', 'Czechia', 'CZ'],
  TZ: ['Tanzania', 'TZ'],
}

export type RecordPlace = { city: string; state?: string; country?: string }

/** A city as records write it: with its state or the state's code, its country in any spelling, or all in one field. */
export function placeFields(city: TruthCity, random: Random): RecordPlace {
  const name = random.pick(CITY_SPELLINGS[city.name] ?? [city.name, city.name, withoutMarks(city.name)])
  const country = random.pick(
    COUNTRY_SPELLINGS[city.country] ?? [countries.getName(city.country, 'en') ?? city.country, city.country]
  )
  const division = DIVISIONS[city.country]?.find(([admin]) => admin === city.admin)
  if (!division) return { city: name, country }
  const [, code, state] = division
  const forms: RecordPlace[] = [
    { city: name, state, country },
    { city: name, state: code || state, country },
    ...(isLargestOfName(city) ? [{ city: name, country }] : []),
    ...(city.country === 'US' && !name.includes(',')
      ? [{ city: `${name}, ${code}` }, { city: `${name}, ${code}, USA` }]
      : []),
  ]
  return random.pick(forms)
}

const withoutMarks = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
