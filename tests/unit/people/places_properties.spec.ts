import { test } from '@japa/runner'
import fc from 'fast-check'
import { areasOfCity } from '#domain/people/places/areas'
import { distanceKm, gazetteer } from '#domain/people/places/gazetteer'
import {
  countryName,
  findPlaces,
  matchesPlace,
  placeFacets,
  samePlace,
  stateById,
} from '#domain/people/places/places'
import { words } from '#domain/people/text/text'

const cities = gazetteer().cities
const anyCity = fc.integer({ min: 0, max: cities.length - 1 }).map((i) => cities[i])
const bigCity = fc.integer({ min: 0, max: 1_500 }).map((i) => cities[i])

test.group('places, any city', () => {
  test('[SR-042] a record of a city matches its name, country and state', ({ assert }) => {
    fc.assert(
      fc.property(anyCity, (city) => {
        fc.pre(!/[(,;|]/.test(city.name))
        const state = stateById(`${city.country}-${city.admin}`)
        const country = countryName(city.country)
        const record = { city: city.name, state: state?.name, country }
        const label = JSON.stringify(record)
        assert.isTrue(matchesPlace(record, `${city.name}, ${country}`), label)
        assert.isTrue(matchesPlace(record, country), label)
        assert.equal(placeFacets(record).countryCode, city.country, label)
        if (state) assert.isTrue(matchesPlace(record, `${state.name}, ${country}`), label)
      }),
      { numRuns: 400 }
    )
  })

  test('the canonical form is idempotent', ({ assert }) => {
    fc.assert(
      fc.property(anyCity, fc.boolean(), fc.boolean(), (city, withState, withCountry) => {
        const state = stateById(`${city.country}-${city.admin}`)
        const fields = {
          city: city.name,
          state: withState ? state?.name : null,
          country: withCountry ? countryName(city.country) : null,
        }
        const once = placeFacets(fields)
        const twice = placeFacets(once)
        assert.deepEqual([twice.city, twice.state, twice.country], [once.city, once.state, once.country])
        assert.isTrue(samePlace(fields, once))
      }),
      { numRuns: 400 }
    )
  })

  test('a city is in the metropolitan areas around it and only in its own country', ({ assert }) => {
    fc.assert(
      fc.property(bigCity, anyCity, (core, city) => {
        if (areasOfCity(city).some((area) => area.id === `metro:${core.id}`)) {
          assert.equal(city.country, core.country)
          assert.isAtMost(distanceKm(city, core), 55)
        }
        const terms = placeFacets({ city: city.name, country: countryName(city.country) }).terms
        assert.lengthOf(
          terms.filter((term) => term.startsWith('country:')),
          1
        )
      }),
      { numRuns: 200 }
    )
  })

  test('finds a large city in a query, unless its name is as short as a code', ({ assert }) => {
    fc.assert(
      fc.property(bigCity, (city) => {
        fc.pre(city.name.length > 3)
        const found = findPlaces(words(`engineers in ${city.name}`))
        assert.lengthOf(found, 1, city.name)
        assert.isTrue(
          matchesPlace({ city: city.name, country: countryName(city.country) }, found[0].name),
          city.name
        )
      }),
      { numRuns: 300 }
    )
  })

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (city, state, country) => {
        placeFacets({ city, state, country })
        findPlaces(words(`${city} ${state}`))
        matchesPlace({ city, state, country }, country)
      }),
      { numRuns: 300 }
    )
  })
})
