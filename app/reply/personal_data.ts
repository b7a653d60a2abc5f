import type { EvidenceRetention } from '#domain/evidence/evidence_retention'
import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'

/** Corrections, their labels and their pages. An erasure always drops these pages. */
export class CorrectionsPersonalData implements PersonalDataStore {
  readonly name = 'corrections'

  constructor(
    private readonly sql: Sql,
    private readonly retention: EvidenceRetention
  ) {}

  async find(person: ErasedPerson): Promise<HeldData[]> {
    const count = (await this.#rows(person)).length
    return count > 0 ? [{ what: 'Corrections', count }] : []
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const rows = await this.#rows(person)
    if (rows.length === 0) return []
    await this.retention.erasePages(rows.map(({ url }) => url))
    const ids = rows.map(({ id }) => id)
    await this.sql.transaction(async (tx) => {
      const [labels, binding] = anyOf(tx, 'correction_id', ids)
      await tx.run(`DELETE FROM source_labels WHERE ${labels}`, [binding])
      const [corrections, same] = anyOf(tx, 'id', ids)
      await tx.run(`DELETE FROM person_corrections WHERE ${corrections}`, [same])
    })
    return [{ what: 'Corrections', count: rows.length }]
  }

  #rows({ personIds, recordKeys }: ErasedPerson): Promise<{ id: string; url: string }[]> {
    const [people, ids] = anyOf(this.sql, 'person_id', ['', ...personIds])
    const [records, keys] = anyOf(this.sql, 'record_key', ['', ...recordKeys])
    return this.sql.select(`SELECT id, url FROM person_corrections WHERE ${people} OR ${records}`, [
      ids,
      keys,
    ])
  }
}
