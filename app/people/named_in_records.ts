import type { ErasedPerson } from '#domain/privacy/personal_data'
import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { redactWithin } from '#domain/privacy/mentions/redact'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { lockHead, logChanges } from '#app/index/change_log'
import { fromJson, toJson } from '#app/shared/database/codecs'
import type { RedactedTable, RowChange, TableRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'
import { sealRecord } from './seal_record.js'

const KINDS = {
  people: { views: 'people', records: 'person_records', id: 'person_id', what: 'Records of other people' },
  companies: {
    views: 'companies',
    records: 'company_records',
    id: 'company_id',
    what: 'Records of companies',
  },
} as const

type Index = keyof typeof KINDS

/**
 * Returns the texts in records of companies and of other people, such as "founded by Zoe Quill". The
 * content hashes stay, so that importing the same record again changes nothing.
 */
export function namedInRecords(sql: Sql, index: Index): RedactedTables {
  const { views, records, id, what } = KINDS[index]
  return new RedactedTables(`${index} that name the person`, sql, [
    {
      what,
      table: records,
      key: ['record_id'],
      columns: { body: 'json' },
      also: [id],
      ...redaction(sql, index, 'body'),
    },
    {
      what: `${what}, merged`,
      table: views,
      key: [id],
      columns: { view: 'json' },
      ...redaction(sql, index, 'view'),
    },
  ])
}

/** Redacts a column. The transaction that writes a row also logs the change for the index. */
function redaction(sql: Sql, index: Index, column: string): Pick<RedactedTable, 'change' | 'within'> {
  const { id } = KINDS[index]
  return {
    change(row: TableRow, mentions: PersonMentions, { personIds }: ErasedPerson): RowChange {
      if (personIds.includes(String(row[id]))) return null
      const before = fromJson<Record<string, unknown>>(row[column])
      const after = toJson(redactWithin(before, mentions))
      if (after === toJson(before)) return null
      const isRecord = column === 'body' && index === 'people'
      return { set: { [column]: isRecord ? sealRecord(after, fromJson(after), sql.contacts) : after } }
    },
    async within(tx, row, write) {
      const head = await lockHead(tx, index)
      if (!(await write())) return false
      if (await hasView(tx, index, String(row[id])))
        await logChanges(tx, index, head, [{ id: String(row[id]), op: 'put' }], new Date())
      return true
    },
  }
}

async function hasView(tx: SqlTransaction, index: Index, entityId: string): Promise<boolean> {
  const { views, id } = KINDS[index]
  return (await tx.select(`SELECT 1 FROM ${views} WHERE ${id} = ?`, [entityId])).length > 0
}
