/** Returns `City, State, Country` with repeated and missing parts left out, or null when nothing is known. */
export function displayLocation({
  city,
  state,
  country,
}: {
  city?: string | null
  state?: string | null
  country?: string | null
}): string | null {
  return [...new Set([city, state, country].filter(Boolean))].join(', ') || null
}
