import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'
import { isMentioned } from '#app/shared/personal_data/redacted_table'

/**
 * Messages that sessions remember. Deletes whole turns, because an answer can describe a person
 * whom only the question names.
 */
export class SessionsPersonalData implements PersonalDataStore {
  readonly name = 'agent sessions'
  readonly #messages: RedactedTables
  #runs = new Set<string>()

  constructor(private readonly sql: Sql) {
    this.#messages = new RedactedTables(this.name, sql, [
      {
        what: 'Remembered messages',
        table: 'agent_messages',
        key: ['run_id', 'role'],
        columns: { text: 'text' },
        workspace: 't.workspace_id',
        change: (row, mentions) => {
          if (!isMentioned('text', String(row.text), mentions)) return null
          this.#runs.add(String(row.run_id))
          return { set: {} }
        },
      },
    ])
  }

  find(person: ErasedPerson): Promise<HeldData[]> {
    return this.#messages.find(person)
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    this.#runs = new Set()
    const held = await this.#messages.find(person)
    for (const id of this.#runs) await this.sql.run('DELETE FROM agent_messages WHERE run_id = ?', [id])
    return held
  }
}
