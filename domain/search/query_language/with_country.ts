import { countryCode, countryName, type PlaceMention } from '#domain/people/places/places'
import { roleSequences } from '#domain/people/titles/titles'
import { isRoleWord } from './role_words.js'
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

/**
 * Returns the places without a country that only describes the role after it, because the query
 * names another place: `US senators from Utah`.
 */
export function withoutCountryOfRole(
  { tokens, breaks, joined }: QueryTokens,
  places: readonly PlaceMention[]
): PlaceMention[] {
  const [first, ...others] = places
  const isOfRole =
    first?.kind === 'country' &&
    first.start === 0 &&
    !breaks.has(first.end) &&
    !joined.has(first.end) &&
    isRoleWord(tokens[first.end] ?? '') &&
    others.some(({ start }) => /^(?:in|from|at|near|of|for)$/.test(tokens[start - 1]))
  return isOfRole ? others : [...places]
}
