import { test } from '@japa/runner'
import { byPopulation, citiesNamed, findCity, gazetteer } from '#domain/people/places/gazetteer'
import { placeKey } from '#domain/people/places/key'
import { CITY_NICKNAMES } from '#domain/people/places/tables/city_nicknames'
import { METROS } from '#domain/people/places/tables/metros'
import { REGIONS } from '#domain/people/places/tables/regions'
import { STATE_NAMES } from '#domain/people/places/tables/state_names'
import {
  cityCountry,
  countryCode,
  countryName,
  formatPlace,
  matchesPlace,
  type PlaceFields,
  type PlaceLike,
  placeContains,
  placeFacets,
  placeFilter,
  samePlace,
  stateById,
  stateOf,
} from '#domain/people/places/places'

type Part = string | null
const at = (city?: Part, state?: Part, country?: Part): PlaceFields => ({ city, state, country })

const MATCHES: [PlaceFields, string, boolean][] = [
  [at('Austin', 'TX', 'USA'), 'Austin, Texas', true],
  [at('Austin', 'Texas'), 'Austin, TX, United States', true],
  [at('Austin', 'Ohio', 'USA'), 'Austin, Texas', false],
  [at('Austin', 'TX'), 'Austin Texas', true],
  [at('New York', 'NY', 'USA'), 'York', false],
  [at('York', null, 'UK'), 'York', true],
  [at('Munich', null, 'Germany'), 'München', true],
  [at('Muenchen', null, 'Deutschland'), 'Munich, Germany', true],
  [at('Köln', null, 'Germany'), 'Cologne', true],
  [at('Bengaluru', null, 'India'), 'Bangalore, India', true],
  [at('San Francisco', 'CA'), 'SF', true],
  [at('San Francisco', null, 'Argentina'), 'SF', false],
  [at('New York', 'NY'), 'NYC', true],
  [at('NYC'), 'New York', true],
  [at('Albany', 'NY'), 'New York', true],
  [at('Albany', 'NY'), 'NYC', false],
  [at('Brooklyn', 'NY'), 'Greater New York', true],
  [at('Greater Boston Area'), 'Boston', true],
  [at('Greater Boston Area'), 'Massachusetts', true],
  [at('Cambridge', 'MA'), 'Greater Boston', true],
  [at('Cambridge', null, 'UK'), 'Greater Boston', false],
  [at('San Francisco Bay Area'), 'California', true],
  [at('Oakland', 'CA'), 'Bay Area', true],
  [at('Oakland', 'CA'), 'Silicon Valley', false],
  [at('Boulder', 'CO'), 'Greater Denver', true],
  [at('Remote'), 'Germany', false],
  [at('Remote'), 'remote', true],
  [at(null, null, 'Deutschland'), 'DACH', true],
  [at('Berlin, Germany'), 'Germany', true],
  [at('London, England, United Kingdom'), 'UK', true],
  [at('Paris'), 'Paris, France', true],
  [at('Paris', 'TX'), 'Paris, France', false],
  [at('Santa Fe', 'New Mexico'), 'Mexico', false],
  [at('Charleston', 'West Virginia'), 'Virginia', false],
  [at('Kansas City', 'MO'), 'Kansas', false],
  [at('Tbilisi', null, 'Georgia'), 'Georgia', true],
  [at('Atlanta', 'GA'), 'Georgia', true],
  [at('Atlanta', 'GA'), 'Georgia, USA', true],
  [at('Tbilisi', null, 'Georgia'), 'Georgia, USA', false],
  [at('Arlington', 'VA'), 'Greater DC', true],
  [at('Kleinkleckersdorf', 'Bayern', 'Germany'), 'Bavaria', true],
  [at('Kleinkleckersdorf', 'Bayern', 'Germany'), 'Kleinkleckersdorf', true],
  [at('Springfield Township'), 'Springfield', true],
  [at('USA'), 'United States', true],
  [at('California'), 'CA', true],
  [at('Washington', 'DC'), 'Washington', true],
  [at('Washington', 'DC'), 'Washington, DC', true],
  [at('Washington, D.C.'), 'DC', true],
  [at('Seattle', 'WA'), 'Washington', true],
  [at('Seattle', 'WA'), 'Washington, DC', false],
  [at('Vancouver', 'WA'), 'Canada', false],
  [at('Vancouver', 'British Columbia'), 'Canada', true],
  [at('Dublin', 'OH'), 'Ireland', false],
  [at('Utrecht', 'Utrecht', 'Netherlands'), 'Utrecht', true],
  [at('Amersfoort', null, 'Netherlands'), 'Utrecht', false],
  [at('São Paulo', 'SP', 'Brasil'), 'Sao Paulo, Brazil', true],
  [at('Edinburgh'), 'Scotland', true],
  [at('Gurugram', 'Haryana', 'India'), 'Delhi NCR', true],
  [at('Gurugram', 'Haryana', 'India'), 'Gurgaon', true],
  [at('Tel Aviv-Yafo', null, 'Israel'), 'Gush Dan', true],
  [at('San Jose', 'CA'), 'Costa Rica', false],
  [at('San José', null, 'Costa Rica'), 'LATAM', true],
  [at('Leeds, United Kingdom'), 'Northern England', true],
  [at('Москва'), 'Moscow', true],
  [at('東京'), 'Tokyo', true],
  [at('Cologne Bonn Region'), 'Germany', true],
  [at('St. Louis', 'MO'), 'Saint Louis', true],
  [at('Portland', 'ME'), 'Portland, OR', false],
  [at('Springfield', 'IL'), 'Springfield, Missouri', false],
  [at('Dallas-Fort Worth Metroplex'), 'Texas', true],
  [at('Randstad'), 'Netherlands', true],
  [at('Sydney', 'NSW'), 'New South Wales', true],
  [at('Barcelona', 'Catalonia', 'Spain'), 'Cataluña', true],
  [at('Geneva', 'GE', 'Switzerland'), 'Genf', true],
  [at('Tokyo', null, 'Japan'), 'East Asia', true],
  [at('Warsaw', null, 'Poland'), 'CEE', true],
  [at('Paris', null, 'France'), 'EMEA', true],
  [at('Paris', null, 'France'), 'APAC', false],
  [at(), 'Germany', false],
  [at('Berlin'), '', false],
  [at('Austin', 'TX'), 'Waterloo', false],
  [at('Waterloo', 'ON'), 'Waterloo', true],
  [at('Hong Kong'), 'Victoria', false],
  [at('Kochi', 'Kerala'), 'Cochin', true],
]

const CODES: [PlaceFields, string, boolean][] = [
  [at('Los Angeles', 'California', 'USA'), 'CA', true],
  [at('Los Angeles', 'CA', 'USA'), 'ca', true],
  [at('Cairo', null, 'Egypt'), 'CA', false],
  [at('Toronto', 'ON', 'Canada'), 'CA', false],
  [at('Toronto', 'ON', 'CA'), 'CA', false],
  [at('Toronto', 'ON', 'Canada'), 'Toronto, CA', true],
  [at('San Francisco', null, 'CA'), 'California', true],
  [at('Pune', null, 'IN'), 'India', true],
  [at('Pune', null, 'IN'), 'IN', false],
  [at('Indianapolis', 'IN'), 'IN', true],
  [at('Wilmington', 'DE'), 'DE', true],
  [at('Berlin', null, 'Germany'), 'Berlin, DE', true],
  [at('Atlanta', 'GA', 'GA'), 'Georgia', true],
  [at('Portland', 'Oregon'), 'Portland OR', true],
]

const CANONICAL: [PlaceFields, string, string | null][] = [
  [at('SF'), 'San Francisco, California, United States', 'US'],
  [at('austin', 'tx'), 'Austin, Texas, United States', 'US'],
  [at('Muenchen', null, 'Deutschland'), 'Munich, Bavaria, Germany', 'DE'],
  [at('Cambridge', null, 'United Kingdom'), 'Cambridge, England, United Kingdom', 'GB'],
  [at('Cambridge'), 'Cambridge', null],
  [at('Portland', null, 'USA'), 'Portland, United States', 'US'],
  [at(null, null, 'UK'), 'United Kingdom', 'GB'],
  [at('Berlin, Germany'), 'Berlin, Germany', 'DE'],
  [at('Greater Boston Area'), 'Greater Boston Area, Massachusetts, United States', 'US'],
  [at('Ghāziābād', null, 'India'), 'Ghaziabad, Uttar Pradesh, India', 'IN'],
  [at(), '', null],
]

const SAME: [PlaceLike, PlaceLike, boolean][] = [
  ['SF', 'San Francisco, CA, USA', true],
  ['Berlin', 'Berlin, Germany', true],
  ['Bangalore', 'Bengaluru, Karnataka, India', true],
  ['Cambridge', 'Cambridge, MA', true],
  ['Cambridge, UK', 'Cambridge, MA', false],
  ['Portland, OR', 'Portland, ME', false],
  ['Deutschland', 'Germany', true],
  ['Texas', 'TX, USA', true],
  ['Texas', 'USA', false],
  [at('New York', 'NY'), 'NYC', true],
  ['Kleinkleckersdorf', 'Kleinkleckersdorf', true],
]

const CONTAINS: [string, PlaceLike, boolean][] = [
  ['Texas', 'Austin, TX', true],
  ['USA', 'Texas', true],
  ['Austin', 'Texas', false],
  ['Europe', 'Lisbon', true],
  ['Bay Area', 'Oakland, CA', true],
  ['Germany', 'Vienna, Austria', false],
]

test.group('places', () => {
  test('[SR-042] matches {1} with {0}')
    .with(MATCHES)
    .run(({ assert }, [record, value, expected]) => {
      assert.equal(matchesPlace(record, value), expected, `${JSON.stringify(record)} ${value}`)
    })

  test('[SR-043] matches short code {1} with {0}')
    .with(CODES)
    .run(({ assert }, [record, value, expected]) => {
      assert.equal(matchesPlace(record, value), expected, `${JSON.stringify(record)} ${value}`)
    })

  test('computes the canonical form of {0}')
    .with(CANONICAL)
    .run(({ assert }, [record, text, code]) => {
      assert.equal(formatPlace(record), text)
      assert.equal(placeFacets(record).countryCode, code)
    })

  test('compares {0} and {1}')
    .with(SAME)
    .run(({ assert }, [a, b, expected]) => {
      assert.equal(samePlace(a, b), expected)
      assert.equal(samePlace(b, a), expected)
    })

  test('{0} contains {1}')
    .with(CONTAINS)
    .run(({ assert }, [outer, inner, expected]) => {
      assert.equal(placeContains(outer, inner), expected)
    })

  test('finds countries by name, code, language and demonym', ({ assert }) => {
    const codes = [
      'Alemanha',
      'Estados Unidos',
      'États-Unis',
      'UK',
      'gbr',
      'Brasil',
      'Suisse',
      'Korea',
      'brasileiros',
    ]
    assert.deepEqual(codes.map(countryCode), ['DE', 'US', 'US', 'GB', 'GB', 'BR', 'CH', 'KR', 'BR'])
    assert.isNull(countryCode('Atlantis'))
    assert.equal(countryName('GB'), 'United Kingdom')
    assert.equal(cityCountry('Lyon'), 'FR')
    assert.isNull(cityCountry('Cambridge'))
  })

  test('finds states by name and code, optionally within a country', ({ assert }) => {
    assert.equal(stateOf('Bayern')?.name, 'Bavaria')
    assert.equal(stateOf('CA')?.name, 'California')
    assert.equal(stateOf('WA', 'AU')?.name, 'Western Australia')
    assert.equal(stateOf('MA', 'BR')?.name, 'Maranhão')
    assert.isNull(stateOf('Bayern', 'FR'))
  })

  test('an unknown name requires each of its words', ({ assert }) => {
    assert.deepEqual(placeFilter('Qwertz Zuiop'), [[['w:qwertz'], ['w:zuiop']]])
    assert.deepEqual(placeFilter('  ,'), [])
  })
})

test.group('place tables', () => {
  test('every reference to a city, state or region exists', ({ assert }) => {
    const nicknames = CITY_NICKNAMES.trim()
      .split('\n')
      .map((line) => line.split(': ')[0])
    const circles = METROS.trim()
      .split('\n')
      .flatMap((line) => line.split('; ')[3].split(', '))
    const references = [
      ...nicknames,
      ...circles.map((circle) => circle.replace(/^\*/, '').replace(/ \d+$/, '')),
    ]
    assert.deepEqual(
      references.filter((reference) => !findCity(reference, gazetteer())),
      []
    )
    const lines = REGIONS.trim()
      .split('\n')
      .map((line) => line.split('; '))
    const regions = new Set(lines.map(([id]) => id))
    for (const member of lines.flatMap((line) => line[3].split(' '))) {
      const known = member.startsWith('@')
        ? regions.has(member.slice(1))
        : member.includes('-')
          ? stateById(member)
          : countryName(member) !== member
      assert.isOk(known, member)
    }
    const states = Object.entries(STATE_NAMES).flatMap(([country, line]) =>
      line.split(/\|\s*/).map((entry) => `${country}-${entry.split(':')[0]}`)
    )
    assert.deepEqual(
      [...new Set(states)].filter((id) => !stateById(id)),
      []
    )
  })

  test('gazetteer keys are place keys', ({ assert }) => {
    const keys = [...gazetteer().aliased.keys(), ...gazetteer().named.keys()]
    assert.isAbove(keys.length, 60_000)
    assert.deepEqual(
      keys.filter((key, i) => i % 7 === 0 && placeKey(key) !== key),
      []
    )
  })

  test('cities of one name start with the most populous', ({ assert }) => {
    const { named, aliased } = gazetteer()
    const unsorted = [...named.keys(), ...aliased.keys()].filter((key) => {
      const cities = citiesNamed(key)
      return cities.some((city, i) => i > 0 && byPopulation(cities[i - 1], city) > 0)
    })
    assert.deepEqual(unsorted, [])
  })
})
