import type { BenchReport } from '#bench/support/table'
import { compareNames } from '#domain/people/names/names'
import type { Entity } from './files.js'
import type { RealwebService } from './service.js'

const SAME_PERSON = 0.8

/**
 * Searches for each person by post and employer, without the name. The index of the service is
 * empty, so only pages can name people. Returns a line per search, and how many searches found the
 * person.
 */
export async function searchAll(
  service: Pick<RealwebService, 'search'>,
  entities: readonly Entity[]
): Promise<Pick<BenchReport, 'columns' | 'rows'> & { note: string }> {
  const rows: Record<string, string>[] = []
  for (const { id, cells, rows: given } of entities) {
    const [title, company] = [cells.title?.accepted[0], given.name_company?.company]
    if (!title || typeof company !== 'string') continue
    const query = `${title} at ${company}`
    const names = await service.search(query)
    const isFound = names.some((name) =>
      cells.name?.accepted.some((accepted) => compareNames(accepted, name) >= SAME_PERSON)
    )
    rows.push({ entity: id, query, found: isFound ? 'yes' : 'no', people: String(names.length) })
  }
  const found = rows.filter((row) => row.found === 'yes').length
  return {
    columns: ['entity', 'query', 'found', 'people'].map((key) => ({ key, label: key })),
    rows,
    note: `${found} of ${rows.length} auto searches by post and employer find the person (goal 8 of 10: ${found >= 0.8 * rows.length ? 'met' : 'MISSED'}).`,
  }
}
