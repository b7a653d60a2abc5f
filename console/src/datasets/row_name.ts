import type { Row } from './datasets'

/** What the caller knows a row by. */
export function nameOf({ seed, index }: Pick<Row, 'seed' | 'index'>): string {
  return seed.name ?? seed.domain ?? seed.email ?? seed.pronet_url ?? `Row ${index + 1}`
}
