import { DOUBLE, DuckDBDataChunk, VARCHAR } from '@duckdb/node-api'
import type { Columns } from '../partial_columns.js'
import type { DuckdbSession } from './session.js'

const CHUNK_ROWS = 2048

/** Appends columns to a table whose numbers are doubles; NaN becomes null. */
export async function appendColumns(session: DuckdbSession, table: string, columns: Columns): Promise<void> {
  const types = columns.map((column) => (column instanceof Float64Array ? DOUBLE : VARCHAR))
  const appender = await session.connection.createAppender(table)
  const rows = columns[0].length
  for (let start = 0; start < rows; start += CHUNK_ROWS) {
    const count = Math.min(CHUNK_ROWS, rows - start)
    const chunk = DuckDBDataChunk.create(types, count)
    columns.forEach((column, i) => {
      chunk.setColumnValues(i, valuesOf(column, start, start + count))
    })
    appender.appendDataChunk(chunk)
  }
  appender.flushSync()
  appender.closeSync()
}

function valuesOf(column: Columns[number], start: number, end: number): (number | string | null)[] {
  if (!(column instanceof Float64Array)) return column.slice(start, end)
  return Array.from(column.subarray(start, end), (value) => (Number.isNaN(value) ? null : value))
}
