import type { Place } from './model.js'
import type { Random } from './random.js'

const AREA_CODES: Readonly<Record<string, string>> = {
  California: '415',
  'New York': '212',
  Washington: '206',
  Massachusetts: '617',
  Texas: '512',
  Illinois: '312',
  Colorado: '303',
  Georgia: '404',
  Florida: '305',
  'District of Columbia': '202',
  Pennsylvania: '215',
  Oregon: '503',
  Arizona: '602',
  Utah: '801',
  Minnesota: '612',
  Michigan: '313',
  'North Carolina': '919',
  Tennessee: '615',
  Ohio: '614',
  Missouri: '314',
  Indiana: '317',
  Virginia: '804',
  Maryland: '410',
  Nevada: '702',
  Wisconsin: '608',
  Louisiana: '504',
  Nebraska: '402',
  Idaho: '208',
  'Rhode Island': '401',
  'New Jersey': '201',
  Connecticut: '203',
  Ontario: '416',
  Quebec: '514',
  'British Columbia': '604',
  Alberta: '403',
  Manitoba: '204',
  'Nova Scotia': '902',
}

/**
 * City codes with the digits that the regulator reserves for fiction. Other cities use London's.
 */
const BRITISH: Readonly<Record<string, string>> = {
  Leeds: '113 496 0',
  Birmingham: '121 496 0',
  Bristol: '117 496 0',
  Edinburgh: '131 496 0',
  Glasgow: '141 496 0',
  Liverpool: '151 496 0',
  Manchester: '161 496 0',
  'Newcastle upon Tyne': '191 498 0',
  Cardiff: '29 2018 0',
  Belfast: '28 9649 6',
}

/**
 * Returns a telephone number from the ranges that regulators reserve for fiction, in international
 * notation. Returns null for a country without such a range.
 */
export function fictionalPhone(place: Place, random: Random, mobile = false): string | null {
  switch (place.country.code) {
    case 'US':
      return `+1 ${AREA_CODES[place.state] ?? '202'} 555 01${two(random)}`
    case 'CA':
      return `+1 ${AREA_CODES[place.state] ?? '416'} 555 01${two(random)}`
    case 'GB':
      if (mobile) return `+44 7700 900${three(random)}`
      return `+44 ${BRITISH[place.city] ?? '20 7946 0'}${three(random)}`
    case 'DE':
      if (mobile) return `+49 171 39200${two(random)}`
      if (place.city === 'Munich') return `+49 89 99998${three(random)}`
      if (place.city === 'Hamburg') return `+49 40 66969${three(random)}`
      if (place.city === 'Frankfurt am Main') return `+49 69 90009${three(random)}`
      return `+49 30 23125${three(random)}`
    case 'FR':
      return mobile
        ? `+33 6 39 98 ${two(random)} ${two(random)}`
        : `+33 1 99 00 ${two(random)} ${two(random)}`
    case 'AU':
      return mobile
        ? `+61 491 57${random.pick(['0 006', '0 156', '0 157', '0 158', '0 159', '0 110'])}`
        : `+61 2 5550 ${random.int(1000, 9999)}`
    case 'SE':
      return mobile ? `+46 70 174 06 ${random.int(10, 99)}` : `+46 8 465 004 ${two(random)}`
    default:
      return null
  }
}

function two(random: Random): string {
  return String(random.int(0, 99)).padStart(2, '0')
}

function three(random: Random): string {
  return String(random.int(0, 999)).padStart(3, '0')
}
