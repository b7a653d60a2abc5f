import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { Sql, SqlValue } from '#domain/ports/sql'
import { type RedactedTable, redactedRow, type RowChange, type TableRow } from './redacted_table.js'

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
        const change = await (table.change?.(row, mentions) ?? redactedRow(table.columns, row, mentions))
        if (change === null || !(await apply(table, row, change))) continue
        count++
        if (typeof row[WORKSPACE] === 'string') workspaces.add(row[WORKSPACE])
      }
      if (count > 0) held.push({ what: table.what, count, workspaceIds: [...workspaces] })
    }
    return held
  }

  /** Writes a change unless the row has changed since it was read. */
  async #apply(
    { table, key, columns }: RedactedTable,
    row: TableRow,
    change: NonNullable<RowChange>
  ): Promise<boolean> {
    const same = [
      ...key,
      ...(change === 'delete' ? [] : Object.keys(columns).filter((name) => name in change.set)),
    ]
    const conditions = same
      .map((name) => (row[name] === null ? `${name} IS NULL` : `${name} = ?`))
      .join(' AND ')
    const values = same.map((name) => row[name]).filter((value) => value !== null)
    if (change === 'delete')
      return (await this.sql.run(`DELETE FROM ${table} WHERE ${conditions}`, values)) > 0
    const columnsSet = Object.entries(change.set)
    const assignments = columnsSet.map(([name]) => `${name} = ?`).join(', ')
    const written = columnsSet.map(([, value]) => value)
    return (
      (await this.sql.run(`UPDATE ${table} SET ${assignments} WHERE ${conditions}`, [
        ...written,
        ...values,
      ])) > 0
    )
  }

  async *#rows({ table, key, columns, also = [], workspace, readsAll }: RedactedTable, person: ErasedPerson) {
    const terms = readsAll ? null : searchTerms(person)
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
