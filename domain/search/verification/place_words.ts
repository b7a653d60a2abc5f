import { countryName, placeFilter, stateById } from '#domain/people/places/places'

/** Spells a place as on pages: short codes (`CA`, `UK`) become names. */
export function placeWords(place: string): string {
  if (!/^\p{Lu}{2,3}$/u.test(place.trim())) return place
  const [kind, id] = placeFilter(place)[0]?.[0]?.[0]?.split(':') ?? []
  if (kind === 'country') return countryName(id.toUpperCase())
  return (kind === 'state' && stateById(id)?.name) || place
}
