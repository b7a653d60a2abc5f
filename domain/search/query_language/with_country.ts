import { countryCode, countryName, type PlaceMention } from '#domain/people/places/places'
import { roleSequences } from '#domain/people/titles/titles'
import type { FoundRole } from './roles.js'
import type { QueryTokens } from './tokens.js'

/** Prefers titles that contain the country before a role: `US senators`. */
export function withCountry(
  { breaks }: QueryTokens,
  found: FoundRole,
  places: readonly PlaceMention[]
): FoundRole {
  const country = places.find(({ end, kind }) => kind === 'country' && end === found.start)
  const code = country && !breaks.has(found.start) ? countryCode(country.name) : null
  if (!code) return found
  const wish = roleSequences(`${countryName(code)} ${found.role.name}`)
  return { ...found, role: { ...found.role, wish: [...(found.role.wish ?? []), ...wish] } }
}
