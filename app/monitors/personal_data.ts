import { isAbout } from '#domain/privacy/mentions/redact'
import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import { redactedRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

const columns = { fields: 'json', person_id: 'text' } as const

export const monitorsPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('monitors', sql, [
    {
      what: 'Watched people',
      table: 'monitor_people',
      key: ['monitor_id', 'person_id'],
      columns,
      workspace: '(SELECT m.workspace_id FROM monitors m WHERE m.id = t.monitor_id)',
      change: (row, mentions) =>
        mentions.ownerOf(String(row.person_id))?.isOurs ||
        isAbout(fromJson<Record<string, unknown>>(row.fields), mentions)
          ? 'delete'
          : redactedRow({ fields: 'json' }, row, mentions),
    },
    {
      what: 'Monitors',
      table: 'monitors',
      key: ['id'],
      columns: { search: 'json', last_error: 'text' },
      workspace: 't.workspace_id',
    },
  ])
