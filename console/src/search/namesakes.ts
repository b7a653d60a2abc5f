import type { Result } from './search_state'

/** A row of the results: the best ranked record, and others with its name, title and employer. */
export type Row = { result: Result; others: readonly Result[] }

/**
 * Joins results that look the same in a list: one name, title and employer. kith keeps their records
 * apart, because another fact differs, such as the place. Results without all three stay alone.
 */
export function rowsOf(results: readonly Result[]): Row[] {
  const rows = new Map<string, Result[]>()
  for (const result of results) {
    const { person_id, name, title, company } = result.person
    const key = name && title && company ? [name, title, company].join('\n').toLowerCase() : person_id
    rows.set(key, [...(rows.get(key) ?? []), result])
  }
  return [...rows.values()].map(([result, ...others]) => ({ result, others }))
}

export const idsOf = ({ result, others }: Row): string[] =>
  [result, ...others].map(({ person }) => person.person_id)
