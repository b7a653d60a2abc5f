import type { Sql } from '#domain/ports/sql'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

/** Names of Sets and datasets, which may name a person. */
export const namesPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('names', sql, [
    {
      what: 'Names of Sets and datasets',
      table: 'record_names',
      key: ['workspace_id', 'record_id'],
      columns: { name: 'text' },
      workspace: 't.workspace_id',
    },
  ])
