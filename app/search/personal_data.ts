import type { Sql } from '#domain/ports/sql'
import { deletedRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

const columns = { query: 'text', criteria: 'json' } as const

/** Stored queries that name the person. */
export const searchPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('searches', sql, [
    {
      what: 'Stored queries',
      table: 'search_criteria',
      key: ['id'],
      columns,
      workspace: 't.workspace_id',
      change: deletedRow(columns),
    },
  ])
