import { isAbout } from '#domain/privacy/mentions/redact'
import type { Sql } from '#domain/ports/sql'
import { readIdentifier } from '#app/contacts/identifier'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

/** Personal data in batches. An erased row keeps its position and its charge. */
export const batchesPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('batches', sql, [
    {
      what: 'Batch rows',
      table: 'people_batch_rows',
      key: ['batch_id', 'position'],
      columns: { identifier: 'text', result: 'json' },
      also: ['status'],
      workspace: '(SELECT b.workspace_id FROM people_batches b WHERE b.id = t.batch_id)',
      change(row, mentions) {
        const text = String(row.identifier)
        const given = readIdentifier(text)
        const isNamed = given?.by === 'name' && isAbout({ ...given, company_domain: given.domain }, mentions)
        const isIn = mentions.isIn(text) || (typeof row.result === 'string' && mentions.isIn(row.result))
        if (!isNamed && !isIn) return null
        const status = row.status === 'pending' ? 'skipped' : row.status
        return { set: { identifier: 'erased', result: row.result === null ? null : '{}', status } }
      },
    },
  ])
