import type { Sql } from '#domain/ports/sql'

/** The status of a found cell as it is stored. Text in a value has escaped quotes, so it never matches. */
const FOUND = '"status":"found"'
/**
 * Maximum number of rows in all datasets that one call counts. Counting reads each row.
 */
const MAX_ROWS = 5_000

/**
 * Returns the number of found cells by dataset id. Leaves out each dataset that would exceed the limit of
 * rows.
 */
export async function countFoundCells(
  sql: Pick<Sql, 'select'>,
  datasets: readonly { id: string; rowCount: number }[]
): Promise<Map<string, number>> {
  let rows = 0
  const counted = datasets.filter(({ rowCount }) => {
    if (rows + rowCount > MAX_ROWS) return false
    rows += rowCount
    return true
  })
  if (counted.length === 0) return new Map()
  const found = await sql.select<{ id: string; found: number | string }>(
    `SELECT dataset_id AS id, sum((length(cells) - length(replace(cells, '${FOUND}', ''))) / ${FOUND.length}) AS found
     FROM dataset_rows WHERE cells IS NOT NULL AND dataset_id IN (${counted.map(() => '?').join(', ')})
     GROUP BY dataset_id`,
    counted.map(({ id }) => id)
  )
  const numbers = new Map(found.map((row) => [row.id, Number(row.found)]))
  return new Map(counted.map(({ id }) => [id, numbers.get(id) ?? 0]))
}
