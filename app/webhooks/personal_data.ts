import type { Sql } from '#domain/ports/sql'
import { redactedRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

const EVENT = { payload: 'json' } as const

/** Personal data in delivered payloads and in the responses of receivers. */
export const webhooksPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('webhooks', sql, [
    {
      what: 'Delivered events',
      table: 'webhook_events',
      key: ['id'],
      columns: EVENT,
      also: ['type'],
      workspace: 't.workspace_id',
      // Receivers need the person_id to follow an erasure.
      change: (row, mentions) => (row.type === 'person.erased' ? null : redactedRow(EVENT, row, mentions)),
    },
    {
      what: 'Answers of receivers',
      table: 'webhook_attempts',
      key: ['delivery_id', 'number'],
      columns: { response: 'text', error: 'text' },
      workspace:
        '(SELECT e.workspace_id FROM webhook_events e JOIN webhook_deliveries d ON d.event_id = e.id WHERE d.id = t.delivery_id)',
    },
  ])
