import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import type { SourceRow } from './source_row.js'

/** The column that says which line of the file a row comes from. */
export const LINE_COLUMN = 'input_line'

/** The pieces of a statement: a string, a quoted name, a comment, white space, or one other character. */
const PIECE = /'[^']*'?|"[^"]*"?|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\s+|[\s\S]/g

/**
 * Runs a query over `input`, which is what `relation` (a DuckDB table function) reads, and streams its rows as JSON
 * values. A row's line is its `input_line` where the query yields one, else its place in the result. Works out of
 * core in a temporary folder. Throws DuckDB's error when the file or the query is wrong.
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

/** A path as a DuckDB text literal; characters that DuckDB takes as a pattern stand for themselves. */
export function pathLiteral(path: string): string {
  return `'${path.replace(/[[*?]/g, '[$&]').replaceAll("'", "''")}'`
}

function row(place: number, { [LINE_COLUMN]: line, ...value }: Record<string, unknown>): SourceRow {
  return { line: typeof line === 'number' ? line : place, value, textual: true }
}

/** The statement without a final semicolon and the comments behind it, which cannot stand in a subquery. */
function withoutEnd(query: string): string {
  let end = query.length
  for (const { 0: piece, index } of query.matchAll(PIECE)) {
    if (piece === ';') end = Math.min(end, index)
    else if (!/^(?:--|\/\*|\s)/.test(piece)) end = query.length
  }
  return query.slice(0, end)
}
