import type { Row } from './datasets'

/** Returns the first identifying field of a row, or its number if it has none. */
export function nameOf({ seed, index }: Pick<Row, 'seed' | 'index'>): string {
  return seed.name ?? seed.domain ?? seed.email ?? seed.pronet_url ?? `Row ${index + 1}`
}
