import type { Sql } from '#domain/ports/sql'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

export const exclusionsPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('exclusions', sql, [
    {
      what: 'Exclusions',
      table: 'exclusions',
      key: ['id'],
      columns: { key: 'text', person_id: 'text', profile_url: 'text' },
      workspace: 't.workspace_id',
      change: (row, mentions) =>
        [row.key, row.person_id, row.profile_url].some(
          (value) => typeof value === 'string' && mentions.ownerOf(value)?.isOurs
        )
          ? 'delete'
          : null,
    },
  ])
