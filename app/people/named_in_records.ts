import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { redactWithin } from '#domain/privacy/mentions/redact'
import type { Sql } from '#domain/ports/sql'
import { lockHead, logChanges } from '#app/index/change_log'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { sealRecord } from './seal_record.js'
import type { RowChange, TableRow } from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'

const KINDS = {
  people: { views: 'people', records: 'person_records', id: 'person_id', what: 'Records of other people' },
  companies: {
    views: 'companies',
    records: 'company_records',
    id: 'company_id',
    what: 'Records of companies',
  },
} as const

/**
 * Texts in records of companies and of other people, such as "founded by Zoe Quill". The content
 * hashes stay, so that importing the same record again changes nothing.
 */
export class NamedInRecords implements PersonalDataStore {
  readonly name: string

  constructor(
    private readonly sql: Sql,
    private readonly index: keyof typeof KINDS
  ) {
    this.name = `${index} that name the person`
  }

  find(person: ErasedPerson): Promise<HeldData[]> {
    return this.#tables(person, new Set()).find(person)
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const changed = new Set<string>()
    const held = await this.#tables(person, changed).erase(person)
    if (changed.size > 0)
      await this.sql.transaction(async (tx) => {
        const head = await lockHead(tx, this.index)
        const ids = await this.#existing(tx, [...changed])
        await logChanges(
          tx,
          this.index,
          head,
          ids.map((id) => ({ id, op: 'put' as const })),
          new Date()
        )
      })
    return held
  }

  /** Adds the ids of changed rows to `changed`. */
  #tables({ personIds }: ErasedPerson, changed: Set<string>): RedactedTables {
    const { views, records, id, what } = KINDS[this.index]
    const change =
      (column: string) =>
      (row: TableRow, mentions: PersonMentions): RowChange => {
        if (personIds.includes(String(row[id]))) return null
        const before = fromJson<Record<string, unknown>>(row[column])
        const after = toJson(redactWithin(before, mentions))
        if (after === toJson(before)) return null
        changed.add(String(row[id]))
        const isRecord = column === 'body' && this.index === 'people'
        return { set: { [column]: isRecord ? sealRecord(after, fromJson(after), this.sql.contacts) : after } }
      }
    // Records first: if a crash interrupts, the views still show which people to log.
    return new RedactedTables(this.name, this.sql, [
      {
        what,
        table: records,
        key: ['record_id'],
        columns: { body: 'json' },
        also: [id],
        change: change('body'),
      },
      { what: `${what}, merged`, table: views, key: [id], columns: { view: 'json' }, change: change('view') },
    ])
  }

  async #existing(tx: Sql, ids: readonly string[]): Promise<string[]> {
    const { views, id } = KINDS[this.index]
    const found: string[] = []
    for (const one of ids) {
      const rows = await tx.select(`SELECT 1 FROM ${views} WHERE ${id} = ?`, [one])
      if (rows.length > 0) found.push(one)
    }
    return found
  }
}
