import { inject } from '@adonisjs/core'
import { type Citation, citationsIn } from '#domain/evidence/citations'
import { Sql, type SqlValue } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import { CITING_TABLES, type CitingTable } from './citing_tables_data.js'

type Row = Record<string, SqlValue>

/** Finds every page that stored results cite. Cited pages must stay readable. */
@inject()
export class CitedReadings {
  constructor(private readonly sql: Sql) {}

  /** Streams the citations of all tables in small batches. A page may occur several times. */
  async *all(): AsyncGenerator<Citation[]> {
    for (const table of CITING_TABLES) yield* this.#of(table)
  }

  async *#of(citing: CitingTable): AsyncGenerator<Citation[]> {
    const { key, columns, madeAt, rowsAtOnce } = citing
    for (let after: SqlValue[] | null = null; ; ) {
      const rows: Row[] = await this.sql.select<Row>(statement(citing, after !== null), after ?? [])
      yield rows.flatMap((row) =>
        columns.flatMap((column) =>
          row[column] === null
            ? []
            : citationsIn(fromJson(row[column]), madeAt ? (row[madeAt] as string) : null)
        )
      )
      if (rows.length < rowsAtOnce) return
      const last = rows[rows.length - 1]
      after = key.map((column) => last[column])
    }
  }
}

/** Returns the statement that selects the next rows with citations, in key order. */
function statement({ table, key, columns, madeAt, rowsAtOnce }: CitingTable, isContinued: boolean): string {
  const names = columns.flatMap((column) =>
    ['observed_at', 'source_url'].map((field) => `${column} LIKE '%"${field}"%'`)
  )
  const next = isContinued ? `(${key.join(', ')}) > (${key.map(() => '?').join(', ')}) AND ` : ''
  return `SELECT ${[...key, ...columns, ...(madeAt ? [madeAt] : [])].join(', ')} FROM ${table}
    WHERE ${next}(${names.join(' OR ')}) ORDER BY ${key.join(', ')} LIMIT ${rowsAtOnce}`
}
