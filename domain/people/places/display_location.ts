import type { PlaceFields } from './types.js'
/** Returns `City, State, Country` without repeated and missing parts; null if all are missing. */
export const displayLocation = ({ city, state, country }: PlaceFields): string | null =>
  [...new Set([city, state, country].filter(Boolean))].join(', ') || null
