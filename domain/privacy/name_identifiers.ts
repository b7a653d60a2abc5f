import { nameTokens, parseName } from '#domain/people/names/names'
import type { PlaceFields } from '#domain/people/places/places'
import { personKeys } from '#domain/people/records/person_link'
import { placeOf } from '#domain/people/records/place_relation'
import type { Identifier } from './identifier.js'

/** Facts that narrow a name down to one person. */
export type NameContext = {
  /** As returned by `employerKeys`. */
  employers: readonly string[]
  place: PlaceFields
  /** ISO 8601. */
  birthDate?: string
}

/** Shorter words are initials and particles, which many names share. */
const MIN_WORD = 3

/** Returns names, and with `bothOrders` also with the family name first. */
export function nameForms(names: readonly string[], bothOrders: boolean): string[] {
  if (!bothOrders) return [...new Set(names)]
  const turned = names.flatMap((name) => {
    const { given, family } = parseName(name)
    return given && family ? [`${family} ${given}`] : []
  })
  return [...new Set([...names, ...turned])]
}

/**
 * Returns the identifiers of a name with its context. The place counts only without an employer,
 * because many people in a city share a name. An entry of the list always has the place.
 */
export function nameIdentifiers(
  name: string,
  { employers, place, birthDate }: NameContext,
  asEntry: boolean
): Identifier[] {
  const keys = personKeys(name)
  if (keys.length === 0) return []
  const city = asEntry || employers.length === 0 ? cityOf(place) : null
  const parts = nameTokens(name).filter((word) => word.length >= MIN_WORD)
  return [
    ...keys.flatMap((key): Identifier[] => [
      { kind: 'full_name', value: key },
      ...employers.map((employer): Identifier => ({ kind: 'name_employer', value: `${key}|${employer}` })),
      ...(city ? [{ kind: 'name_place', value: `${key}|${city}` } as const] : []),
      ...(birthDate ? [{ kind: 'name_birth_date', value: `${key}|${birthDate}` } as const] : []),
    ]),
    ...parts.map((value): Identifier => ({ kind: 'name_part', value })),
  ]
}

function cityOf(place: PlaceFields): string | null {
  const { city, country } = placeOf(place)
  return city && `${city}|${country ?? ''}`
}
