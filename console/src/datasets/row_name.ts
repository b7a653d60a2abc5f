import type { Row } from './datasets'

/** The name of a row: its first identifying field. */
export function nameOf({ seed, index }: Pick<Row, 'seed' | 'index'>): string {
  return seed.name ?? seed.domain ?? seed.email ?? seed.pronet_url ?? `Row ${index + 1}`
}
