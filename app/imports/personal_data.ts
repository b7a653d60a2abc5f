import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { isAbout } from '#domain/privacy/mentions/redact'
import type { PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import {
  type RedactedTable,
  redactedRow,
  type RowChange,
  type TableRow,
} from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

const BODY = { body: 'json' } as const

const TABLES: RedactedTable[] = [
  {
    what: 'Earlier versions of person records',
    table: 'person_versions',
    key: ['version_id'],
    columns: BODY,
    change: erasedVersion,
  },
  {
    what: 'Earlier versions of company records',
    table: 'company_versions',
    key: ['version_id'],
    columns: BODY,
  },
]

/** The statements that imports replaced. Undoing an import could restore them. */
export const importsPersonalData = (sql: Sql): PersonalDataStore => new RedactedTables('imports', sql, TABLES)

function erasedVersion(row: TableRow, mentions: PersonMentions): RowChange {
  const body = fromJson<Record<string, unknown>>(row.body)
  return isAbout(body, mentions) ? 'delete' : redactedRow(BODY, row, mentions)
}
