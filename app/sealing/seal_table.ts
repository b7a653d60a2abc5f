import type { PersonRecord } from '#domain/people/person_record'
import type { SqlTransaction, SqlValue } from '#domain/ports/sql'
import { lockHead } from '#app/index/change_log'
import { noteAddresses } from '#app/people/known_addresses'
import { contentHash, sealRecord } from '#app/people/seal_record'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { SEALED_TABLES, type SealedTable } from '#database/sealed_tables_data'

type Row = Record<string, SqlValue>
export type SealedPart = { table: string; rows: number; hasMore: boolean }

const RECORDS = 'person_records'

/**
 * Encrypts the contacts of the next rows of a table with the current key, and stores the position.
 * Returns null if no table is left, or if the remaining tables need a newer key than this process has.
 */
export async function sealNextRows(tx: SqlTransaction, currentKey: number): Promise<SealedPart | null> {
  const [next] = await tx.select<{ table_name: string }>(
    'SELECT table_name FROM sealing_progress WHERE key_number <= ? ORDER BY table_name LIMIT 1',
    [currentKey]
  )
  if (!next) return null
  // Blocks writers of records, and other processes that encrypt this table.
  if (next.table_name === RECORDS) await lockHead(tx, 'people')
  // Locks the progress row.
  await tx.run('UPDATE sealing_progress SET position = position WHERE table_name = ?', [next.table_name])
  const [state] = await tx.select<{ position: string | null }>(
    'SELECT position FROM sealing_progress WHERE table_name = ?',
    [next.table_name]
  )
  const sealed = SEALED_TABLES.find(({ table }) => table === next.table_name)
  if (!sealed) throw new Error(`sealing_progress has the unknown table ${next.table_name}`)
  // Another process has finished this table meanwhile. The next call takes the next table.
  if (!state) return { table: next.table_name, rows: 0, hasMore: true }
  const rows = await rowsAfter(
    tx,
    sealed,
    state.position === null ? null : fromJson<SqlValue[]>(state.position)
  )
  if (sealed.table === RECORDS) await sealRecords(tx, rows)
  else for (const row of rows) await sealRow(tx, sealed, row)
  const hasMore = rows.length === sealed.rowsAtOnce
  if (hasMore)
    await tx.run('UPDATE sealing_progress SET position = ? WHERE table_name = ?', [
      toJson(sealed.key.map((column) => rows[rows.length - 1][column])),
      sealed.table,
    ])
  else await tx.run('DELETE FROM sealing_progress WHERE table_name = ?', [sealed.table])
  return { table: sealed.table, rows: rows.length, hasMore }
}

function rowsAfter(
  tx: SqlTransaction,
  { table, key, columns, isRecord, rowsAtOnce }: SealedTable,
  after: SqlValue[] | null
): Promise<Row[]> {
  const extraColumns = table === RECORDS ? ['record_key'] : isRecord ? ['content_hash'] : []
  const where = after ? `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : ''
  const lock = tx.dialect === 'postgres' ? 'FOR UPDATE' : ''
  return tx.select<Row>(
    `SELECT ${[...key, ...extraColumns, ...columns].join(', ')} FROM ${table} ${where}
     ORDER BY ${key.join(', ')} LIMIT ${rowsAtOnce} ${lock}`,
    after ?? []
  )
}

async function sealRow(
  tx: SqlTransaction,
  { table, key, columns, isRecord }: SealedTable,
  row: Row
): Promise<void> {
  const seal = (text: string) =>
    isRecord ? sealRecord(text, fromJson(text), tx.contacts) : tx.contacts.sealIn(text)
  const sealed: Row = {}
  for (const column of columns) {
    const text = row[column]
    sealed[column] = typeof text === 'string' ? seal(text) : text
  }
  if (isRecord) sealed.content_hash = contentHash(row.body as string, tx.contacts)
  const changed = Object.keys(sealed)
  if (changed.every((column) => sealed[column] === row[column])) return
  await tx.run(
    `UPDATE ${table} SET ${changed.map((column) => `${column} = ?`).join(', ')}
     WHERE ${key.map((column) => `${column} = ?`).join(' AND ')}`,
    [...Object.values(sealed), ...key.map((column) => row[column])]
  )
}

async function sealRecords(tx: SqlTransaction, rows: readonly Row[]): Promise<void> {
  const changed: { key: string; record: PersonRecord; isNew: false }[] = []
  for (const { record_id, record_key, body } of rows) {
    const [text, record] = [body as string, fromJson<PersonRecord>(body)]
    const sealed = sealRecord(text, record, tx.contacts)
    if (sealed === text) continue
    changed.push({ key: record_key as string, record, isNew: false })
    await tx.run('UPDATE person_records SET body = ?, content_hash = ? WHERE record_id = ?', [
      sealed,
      contentHash(text, tx.contacts),
      record_id,
    ])
  }
  if (changed.length > 0) await noteAddresses(tx, changed)
}
