import type { Sql } from '#domain/ports/sql'
import { deletedRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

const columns = { proposals: 'json' } as const

/** Cached answers of the page reader's model. The pages themselves stay. */
export const readingsPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('page readings', sql, [
    {
      what: 'Page readings',
      table: 'page_readings',
      key: ['reading_key'],
      columns,
      change: deletedRow(columns),
    },
  ])
