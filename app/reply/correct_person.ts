import { inject } from '@adonisjs/core'
import { DomainError } from '#domain/errors'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { OWN_STATEMENT } from '#domain/people/records/own_statement'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { registrableDomain } from '#domain/people/text/urls'
import { changedFields, type Correctable, type Corrected, labelsOf } from '#domain/reply/corrections'
import { StatementPages } from '#domain/reply/statement_pages'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { insertRows } from '#app/shared/database/insert_rows'
import { newId } from '#app/shared/new_id'
import { publicUrl } from '#start/env'
import { html } from './html.js'

/** A correction as operators see it. */
export type Correction = {
  id: string
  person_id: string
  fields: Partial<Record<Correctable, { before: string | null; after: string }>>
  url: string
  created_at: string
  undone_at: string | null
}

/**
 * Stores what persons state about themselves. A correction is a separate record that takes precedence over
 * other records. Undoing it restores their values.
 */
@inject()
export class CorrectPerson {
  constructor(
    private readonly sql: Sql,
    private readonly people: PeopleStore,
    private readonly pages: StatementPages
  ) {}

  /**
   * Corrects a person. Returns the id of the correction, or null if nothing differs. Throws
   * `validation_failed` if the statement would join or change another person.
   */
  async correct(person: Person, given: Corrected, now = new Date()): Promise<string | null> {
    const fields = changedFields(person, given)
    if (Object.keys(fields).length === 0) return null
    const id = newId('cor')
    const url = publicUrl(`/privacy/statements/${id}`)
    const record: PersonRecord = {
      ...{ id, source: OWN_STATEMENT, source_url: url, observed_at: now.toISOString(), name: person.name },
      // One profile joins the record to the person. Other profiles could belong to an employer.
      ...(person.pronet_url ? { pronet_url: person.pronet_url } : { socials: person.socials }),
      ...fields,
    }
    // Stored before the record, so that every stored statement has its page.
    await this.pages.store({ url, html: pageOf(person.name, fields), at: now })
    await this.sql.transaction((tx) => this.#store(tx, { id, url, person, record, fields }, now))
    return id
  }

  /** Lists corrections, latest first. */
  async list(limit: number): Promise<Correction[]> {
    const rows = await this.sql.select<Omit<Correction, 'fields'> & { fields: string }>(
      `SELECT id, person_id, fields, url, created_at, undone_at FROM person_corrections
       ORDER BY created_at DESC, id LIMIT ?`,
      [limit]
    )
    return rows.map((row) => ({ ...row, fields: fromJson<Correction['fields']>(row.fields) }))
  }

  /** Removes a statement and its labels. Throws `not_found` for an unknown or undone correction. */
  undo(id: string, now = new Date()): Promise<void> {
    return this.sql.transaction(async (tx) => {
      const [row] = await tx.select<{ record_key: string }>(
        'UPDATE person_corrections SET undone_at = ? WHERE id = ? AND undone_at IS NULL RETURNING record_key',
        [now.toISOString(), id]
      )
      if (!row) throw new DomainError('not_found', `There is no correction "${id}" to undo.`)
      await tx.run('DELETE FROM source_labels WHERE correction_id = ?', [id])
      await this.people.removeIn(tx, [row.record_key], now)
    })
  }

  async #store(
    tx: SqlTransaction,
    statement: { id: string; url: string; person: Person; record: PersonRecord; fields: Corrected },
    now: Date
  ): Promise<void> {
    const { id, url, person, record, fields } = statement
    const key = recordKey(record, '')
    const { owners } = await this.people.applyIn(tx, [record], now)
    const [stored] = await tx.select<{ person_id: string }>(
      'SELECT person_id FROM person_records WHERE record_key = ?',
      [key]
    )
    if (stored?.person_id !== person.person_id || owners !== 1)
      throw new DomainError('validation_failed', 'This statement cannot be assigned to you alone.')
    const changes = Object.entries(fields).map(([field, after]) => [
      field,
      { before: person[field as Correctable] ?? null, after },
    ])
    await tx.run(
      `INSERT INTO person_corrections (id, person_id, record_key, fields, url, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [id, person.person_id, key, toJson(Object.fromEntries(changes)), url, now.toISOString()]
    )
    await this.#label(tx, id, person.person_id, fields)
  }

  async #label(tx: SqlTransaction, id: string, personId: string, fields: Corrected): Promise<void> {
    const records = await tx.select<{ record_key: string; body: unknown }>(
      'SELECT record_key, body FROM person_records WHERE person_id = ?',
      [personId]
    )
    const rows = records.flatMap(({ record_key, body }) => {
      const record = fromJson<PersonRecord>(body)
      const site = record.source_url ? registrableDomain(record.source_url) : null
      return labelsOf(record, fields).map(({ field, isRight }) => [
        ...[id, record_key, field, record.source ?? null, site],
        isRight,
      ])
    })
    const columns = ['correction_id', 'record_key', 'field', 'source', 'site', 'is_right']
    await insertRows(tx, 'source_labels', columns, rows)
  }
}

/** Returns the page that is the evidence of a statement. */
const pageOf = (name: string, fields: Corrected): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${fields.name ?? name}</title></head>
<body><h1>${fields.name ?? name}</h1><p>${name} states about themselves:</p>
<dl>${Object.entries(fields).map(([field, value]) => html`<dt>${field.replaceAll('_', ' ')}</dt><dd>${value}</dd>`)}</dl>
</body></html>`.text
