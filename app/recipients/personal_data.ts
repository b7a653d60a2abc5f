import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'

/**
 * The record of deliveries. An erasure deletes it: the request already keeps the workspaces, which
 * receive `person.erased`.
 */
export class RecipientsPersonalData implements PersonalDataStore {
  readonly name = 'recipients'

  constructor(private readonly sql: Sql) {}

  async find({ personIds }: ErasedPerson): Promise<HeldData[]> {
    if (personIds.length === 0) return []
    const [condition, binding] = anyOf(this.sql, 'person_id', personIds)
    const rows = await this.sql.select<{ workspace_id: string }>(
      `SELECT workspace_id FROM data_recipients WHERE ${condition}`,
      [binding]
    )
    if (rows.length === 0) return []
    const workspaceIds = [...new Set(rows.map((row) => row.workspace_id))]
    return [{ what: 'Recorded deliveries', count: rows.length, workspaceIds }]
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const held = await this.find(person)
    if (held.length === 0) return held
    const [condition, binding] = anyOf(this.sql, 'person_id', person.personIds)
    await this.sql.run(`DELETE FROM data_recipients WHERE ${condition}`, [binding])
    return held
  }
}
