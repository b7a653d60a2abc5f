import type { Place } from './model.js'
import type { Random } from './random.js'
import { COUNTRIES, type Country } from '#demo/vocabulary/countries'

type City = { place: Place; weight: number }

const CITIES: ReadonlyMap<Country, City[]> = new Map(
  COUNTRIES.map((country) => [
    country,
    country.cities.map((entry) => {
      const [city, state, weight] = entry.split('|')
      return { place: { city, state, country }, weight: Number(weight) }
    }),
  ])
)

export function pickCountry(random: Random): Country {
  return random.weighted(COUNTRIES, (country) => country.weight)
}

export function pickCity(country: Country, random: Random): Place {
  return random.weighted(CITIES.get(country)!, (city) => city.weight).place
}

/** `San Francisco, California, United States`, or `Oslo, Norway` without a state. */
export function placeText(place: Place): string {
  return [place.city, place.state === place.city ? '' : place.state, place.country.name]
    .filter((part, i, all) => part && all.indexOf(part) === i)
    .join(', ')
}
