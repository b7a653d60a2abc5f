import type { Row } from './datasets'

type Named = Pick<Row, 'seed' | 'index'>

/** Returns the first identifying field of a row, or its number if it has none. */
export function nameOf({ seed, index }: Named): string {
  return seed.name ?? seed.domain ?? seed.email ?? seed.pronet_url ?? `Row ${index + 1}`
}

/** Returns a second field that tells namesakes apart, or null. */
export function detailOf({ seed }: Named): string | null {
  if (!seed.name) return null
  return seed.company ?? seed.domain ?? seed.email ?? seed.pronet_url ?? null
}
