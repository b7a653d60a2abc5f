import type { DatasetRequest } from '#domain/datasets/dataset'
import { datasetTitle } from '#domain/datasets/dataset_title'
import type { Sql } from '#domain/ports/sql'
import type { Row } from '#domain/truth/subject'
import { namedOr } from '#app/names/record_names'
import { fromJson } from '#app/shared/database/codecs'

/** Maximum rows of a dataset to name. */
const MAX_NAMED = 2

/**
 * Returns the titles of datasets by their ids: the names that members gave them, or else titles from
 * their entity type, size and columns.
 */
export async function datasetTitles(
  sql: Pick<Sql, 'select'>,
  workspace: string,
  ids: readonly string[]
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql.select<{ id: string; row_count: number; request: string; name: string | null }>(
    `SELECT d.id, d.row_count, d.request, ${namedOr('d', 'NULL')} AS name FROM datasets d
     WHERE d.workspace_id = ? AND d.id IN (${ids.map(() => '?').join(', ')})`,
    [workspace, ...ids]
  )
  return new Map(
    rows.map(({ id, row_count, request, name }) => {
      const { entityType, columns } = fromJson<DatasetRequest>(request)
      const keys = columns.map(({ key }) => key)
      return [id, name ?? datasetTitle(entityType, Number(row_count), keys)]
    })
  )
}

/**
 * Returns the names of the first rows of datasets by their ids, and how many more there are. Rows of
 * erased people have no name.
 */
export async function firstRows(
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
  const named = new Map<string, string>()
  for (const [id, first] of Map.groupBy(rows, (row) => row.id)) {
    const names = first.flatMap(({ seed }) => nameOf(fromJson<Row>(seed)) ?? [])
    named.set(id, inWords(names, Number(first[0].row_count)))
  }
  return named
}

const nameOf = ({ name, domain, pronet_url }: Row): string | undefined => name ?? domain ?? pronet_url

function inWords(names: readonly string[], count: number): string {
  if (names.length === 0) return `${count} ${count === 1 ? 'row' : 'rows'}`
  const more = count - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`
}
