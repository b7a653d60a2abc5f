import type { Sql } from '#domain/ports/sql'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

export const consolePersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('audit log', sql, [
    {
      what: 'Audit entries',
      table: 'console_audit',
      key: ['sequence'],
      columns: { subject: 'text', detail: 'json' },
      workspace: 't.workspace_id',
    },
  ])
