import type { Sql, SqlValue } from '#domain/ports/sql'

const MAX_ROWS = 256

/**
 * Inserts rows with few statements. `conflict` is the text after ON CONFLICT. Each statement has a
 * power of two as its number of rows, so few prepared statements serve any number.
 */
export async function insertRows(
  sql: Sql,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
  conflict?: string
): Promise<void> {
  const row = `(${columns.map(() => '?').join(', ')})`
  let start = 0
  while (start < rows.length) {
    const count = Math.min(MAX_ROWS, 2 ** Math.floor(Math.log2(rows.length - start)))
    const statement = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(count).fill(row).join(', ')}`
    const values = rows.slice(start, start + count).flat()
    await sql.run(conflict ? `${statement} ON CONFLICT ${conflict}` : statement, values)
    start += count
  }
}
