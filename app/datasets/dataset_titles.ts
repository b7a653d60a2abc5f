import type { Sql } from '#domain/ports/sql'
import type { Row } from '#domain/truth/subject'
import { fromJson } from '#app/shared/database/codecs'

/** A title names at most this many rows. */
const MAX_NAMED = 2

/**
 * Returns the titles of datasets by their ids: the names of the first rows, and how many more there
 * are. Rows of erased people have no name.
 */
export async function datasetTitles(
  sql: Pick<Sql, 'select'>,
  workspace: string,
  ids: readonly string[]
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql.select<{ id: string; row_count: number; seed: string }>(
    `SELECT d.id, d.row_count, r.seed FROM datasets d JOIN dataset_rows r ON r.dataset_id = d.id
     WHERE d.workspace_id = ? AND r.position < ${MAX_NAMED} AND d.id IN (${ids.map(() => '?').join(', ')})
     ORDER BY d.id, r.position`,
    [workspace, ...ids]
  )
  const titles = new Map<string, string>()
  for (const [id, first] of Map.groupBy(rows, (row) => row.id)) {
    const names = first.flatMap(({ seed }) => nameOf(fromJson<Row>(seed)) ?? [])
    titles.set(id, titleOf(names, Number(first[0].row_count)))
  }
  return titles
}

const nameOf = ({ name, domain, pronet_url }: Row): string | undefined => name ?? domain ?? pronet_url

function titleOf(names: readonly string[], count: number): string {
  if (names.length === 0) return `${count} ${count === 1 ? 'row' : 'rows'}`
  const more = count - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`
}
