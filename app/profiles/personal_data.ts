import { isAbout } from '#domain/privacy/mentions/redact'
import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { digest } from '#app/people/record_key'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import { redactedRow } from '#app/shared/personal_data/redacted_table'
import { withoutBasis } from '#app/shared/personal_data/without_basis'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'
import { subjectOf } from './subject.js'

const TEXTS = { record: 'json', basis: 'json' } as const

/**
 * Generated profiles, payments for them, and requests for them. A payment stays without the person:
 * its person_id becomes the id of the run that it paid.
 */
export class ProfilesPersonalData implements PersonalDataStore {
  readonly name = 'profiles'
  readonly #profiles: RedactedTables

  constructor(private readonly sql: Sql) {
    this.#profiles = new RedactedTables(this.name, sql, [
      {
        what: 'Profiles',
        table: 'person_profiles',
        key: ['person_id'],
        columns: TEXTS,
        change: (row, mentions) =>
          isAbout(fromJson<Record<string, unknown>>(row.record), mentions)
            ? 'delete'
            : withoutBasis(redactedRow(TEXTS, row, mentions), ['record']),
      },
    ])
  }

  async find(person: ErasedPerson): Promise<HeldData[]> {
    const held = [...(await this.#profiles.find(person))]
    const payments = await this.#rowsOf<{ workspace_id: string }>(person, 'workspace_id', 'person_payments')
    const aliases = await this.#rowsOf(person, 'alias', 'person_aliases')
    const requests = await this.#requests(person)
    const workspaceIds = [...new Set([...payments, ...requests].map((row) => row.workspace_id))]
    if (payments.length + requests.length > 0)
      held.push({ what: 'Profile requests', count: payments.length + requests.length, workspaceIds })
    if (aliases.length > 0) held.push({ what: 'Hashed identities', count: aliases.length })
    return held
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const held = await this.find(person)
    await this.#profiles.erase(person)
    for (const { workspace_id, subject } of await this.#requests(person))
      await this.sql.run('DELETE FROM person_requests WHERE workspace_id = ? AND subject = ?', [
        workspace_id,
        subject,
      ])
    if (person.personIds.length > 0) {
      const [condition, binding] = anyOf(this.sql, 'person_id', person.personIds)
      await this.sql.run(`DELETE FROM person_aliases WHERE ${condition}`, [binding])
      await this.sql.run(`UPDATE person_payments SET person_id = run_id WHERE ${condition}`, [binding])
    }
    return held
  }

  async #rowsOf<Row = object>(person: ErasedPerson, columns: string, table: string): Promise<Row[]> {
    if (person.personIds.length === 0) return []
    const [condition, binding] = anyOf(this.sql, 'person_id', person.personIds)
    return this.sql.select<Row>(`SELECT ${columns} FROM ${table} WHERE ${condition}`, [binding])
  }

  #requests(person: ErasedPerson): Promise<{ workspace_id: string; subject: string }[]> {
    const [condition, binding] = anyOf(this.sql, 'subject', subjectsOf(person))
    return this.sql.select(`SELECT workspace_id, subject FROM person_requests WHERE ${condition}`, [binding])
  }
}

/** Returns the hashes under which requests for the person are stored. */
function subjectsOf({ personIds, identifiers, names, employers = [] }: ErasedPerson): string[] {
  const byName = names.flatMap((name) =>
    employers.flatMap((employer) =>
      employer.startsWith('@') ? [subjectOf({ by: 'name', name, domain: employer.slice(1) })] : []
    )
  )
  const strong = identifiers.flatMap(({ kind, value }) => {
    if (kind === 'email') return [subjectOf({ by: 'email', email: value })]
    return kind === 'profile' ? [digest(value)] : []
  })
  return ['', ...personIds.map((personId) => subjectOf({ by: 'person_id', personId })), ...strong, ...byName]
}
