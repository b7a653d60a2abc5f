import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { SourceRow } from './source_row.js'

/** The column with the number of the row's line in the file. */
export const LINE_COLUMN = 'input_line'

/** Matches a string, a quoted name, a comment, white space, or one other character. */
const TOKEN = /'[^']*'?|"[^"]*"?|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\s+|[\s\S]/g

/**
 * Runs a query over the view `input`, which reads `relation` (a DuckDB table function), and streams
 * its rows as JSON values. A row's line is its `input_line`, or else its position in the result.
 * DuckDB spills to a temporary folder. Throws DuckDB's error for an invalid file or query.
 */
export async function* duckdbRows(relation: string, query: string): AsyncGenerator<SourceRow> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const instance = await DuckDBInstance.create(':memory:', { temp_directory: folder })
    const connection = await instance.connect()
    try {
      await connection.run(`CREATE VIEW input AS SELECT * FROM ${relation}`)
      const statement = withoutEnd(query)
      const result = await connection.stream(
        `SELECT to_json(mapped)::VARCHAR FROM (${statement}\n) AS mapped`
      )
      let place = 0
      for (let chunk = await result.fetchChunk(); chunk?.rowCount; chunk = await result.fetchChunk()) {
        for (const text of chunk.getColumnValues(0)) yield row(++place, JSON.parse(text as string))
      }
    } finally {
      connection.closeSync()
      instance.closeSync()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Quotes a path as a DuckDB text literal and escapes glob characters. */
export function pathLiteral(path: string): string {
  return `'${path.replace(/[[*?]/g, '[$&]').replaceAll("'", "''")}'`
}

function row(place: number, { [LINE_COLUMN]: line, ...value }: Record<string, unknown>): SourceRow {
  return { line: typeof line === 'number' ? line : place, value, textual: true }
}

/** Removes a final semicolon and the comments after it. A subquery cannot contain a semicolon. */
function withoutEnd(query: string): string {
  let end = query.length
  for (const { 0: piece, index } of query.matchAll(TOKEN)) {
    if (piece === ';') end = Math.min(end, index)
    else if (!/^(?:--|\/\*|\s)/.test(piece)) end = query.length
  }
  return query.slice(0, end)
}
