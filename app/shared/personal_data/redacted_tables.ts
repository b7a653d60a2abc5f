import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { Sql, SqlTransaction, SqlValue } from '#domain/ports/sql'
import { SEALED_TABLES } from '#database/sealed_tables_data'
import { type RedactedTable, redactedRow, type RowChange, type TableRow } from './redacted_table.js'

const SEALED = new Map(SEALED_TABLES.map(({ table, columns }) => [table, columns]))
const PAGE = 200
const WORKSPACE = 'held_by'

/** Tables in which any row may mention a person. Each erasure reads all rows that may match. */
export class RedactedTables implements PersonalDataStore {
  constructor(
    readonly name: string,
    private readonly sql: Sql,
    readonly tables: readonly RedactedTable[]
  ) {}

  find(person: ErasedPerson): Promise<HeldData[]> {
    return this.#each(person, async () => true)
  }

  erase(person: ErasedPerson): Promise<HeldData[]> {
    return this.#each(person, (table, row, change) => this.#apply(table, row, change))
  }

  async #each(
    person: ErasedPerson,
    apply: (table: RedactedTable, row: TableRow, change: NonNullable<RowChange>) => Promise<boolean>
  ): Promise<HeldData[]> {
    const mentions = new PersonMentions(person)
    const held: HeldData[] = []
    for (const table of this.tables) {
      const workspaces = new Set<string>()
      let count = 0
      for await (const row of this.#rows(table, person)) {
        const change = await changeOf(table, row, mentions, person)
        if (change === null || !(await apply(table, row, change))) continue
        count++
        if (typeof row[WORKSPACE] === 'string') workspaces.add(row[WORKSPACE])
      }
      if (count > 0) held.push({ what: table.what, count, workspaceIds: [...workspaces] })
    }
    return held
  }

  /** Writes a change unless the row has changed since it was read. */
  #apply(table: RedactedTable, row: TableRow, change: NonNullable<RowChange>): Promise<boolean> {
    return this.sql.transaction((tx) => {
      const write = () => writeChange(tx, table, row, change)
      return table.within ? table.within(tx, row, write) : write()
    })
  }

  async *#rows({ table, key, columns, also = [], workspace, readsAll }: RedactedTable, person: ErasedPerson) {
    const terms = readsAll ? null : searchTerms(person, this.sql.contacts)
    const texts = Object.keys(columns)
    const mayMatch = terms?.flatMap(({ pattern, folded }) =>
      texts.map((name) => ({ sql: folded ? `lower(t.${name}) LIKE ?` : `t.${name} LIKE ?`, pattern }))
    )
    const condition = mayMatch ? `(${mayMatch.map(({ sql }) => sql).join(' OR ')})` : '1 = 1'
    const patterns = mayMatch?.map(({ pattern }) => pattern) ?? []
    const names = [...new Set([...key, ...texts, ...also])].map((name) => `t.${name}`)
    const selected = [...names, ...(workspace ? [`${workspace} AS ${WORKSPACE}`] : [])].join(', ')
    const order = key.map((name) => `t.${name}`).join(', ')
    for (let after: SqlValue[] | null = null; ; ) {
      const next = after ? `(${order}) > (${key.map(() => '?').join(', ')}) AND ` : ''
      const rows: TableRow[] = await this.sql.select<TableRow>(
        `SELECT ${selected} FROM ${table} t WHERE ${next}${condition} ORDER BY ${order} LIMIT ${PAGE}`,
        [...(after ?? []), ...patterns]
      )
      yield* rows
      if (rows.length < PAGE) return
      after = key.map((name) => rows.at(-1)![name])
    }
  }
}

const changeOf = (
  { change, columns }: RedactedTable,
  row: TableRow,
  mentions: PersonMentions,
  person: ErasedPerson
) => (change ? change(row, mentions, person) : redactedRow(columns, row, mentions))

async function writeChange(
  tx: SqlTransaction,
  { table, key, columns }: RedactedTable,
  row: TableRow,
  change: NonNullable<RowChange>
): Promise<boolean> {
  const where = key.map((name) => `${name} = ?`).join(' AND ')
  const ids = key.map((name) => row[name])
  if (change === 'delete') return (await tx.run(`DELETE FROM ${table} WHERE ${where}`, ids)) > 0
  const names = Object.keys(columns).filter((name) => name in change.set)
  // The row is compared here, because SQL cannot compare the encrypted texts.
  const lock = tx.dialect === 'postgres' ? 'FOR UPDATE' : ''
  const [now] = await tx.select<TableRow>(
    `SELECT ${[...key, ...names].join(', ')} FROM ${table} WHERE ${where} ${lock}`,
    ids
  )
  if (!now || names.some((name) => now[name] !== row[name])) return false
  const set = Object.entries(change.set)
  const written = set.map(([name, value]) => sealedColumn(tx, table, name, value))
  const assignments = set.map(([name]) => `${name} = ?`).join(', ')
  return (await tx.run(`UPDATE ${table} SET ${assignments} WHERE ${where}`, [...written, ...ids])) > 0
}

/** Encrypts the contacts in a column that stores them encrypted. */
function sealedColumn({ contacts }: Sql, table: string, column: string, value: SqlValue): SqlValue {
  const isSealed = typeof value === 'string' && SEALED.get(table)?.includes(column)
  return isSealed ? contacts.sealIn(value) : value
}
