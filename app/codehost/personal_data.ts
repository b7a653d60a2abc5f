import { isAbout } from '#domain/privacy/mentions/redact'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'
import type { CodehostProfileStore } from './profile_store.js'

const NETWORK = 'codehost:'

/** Code-host profiles of the person: named by the person's records, or linking to their profiles. */
export class CodehostPersonalData implements PersonalDataStore {
  readonly name = 'code host'

  constructor(
    private readonly sql: Sql,
    private readonly profiles: CodehostProfileStore
  ) {}

  async find(person: ErasedPerson): Promise<HeldData[]> {
    const logins = await this.#logins(person)
    return logins.length > 0 ? [{ what: 'Code-host profiles', count: logins.length }] : []
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const logins = await this.#logins(person)
    if (logins.length === 0) return []
    return [{ what: 'Code-host profiles', count: await this.profiles.removeLogins(logins) }]
  }

  async #logins(person: ErasedPerson): Promise<string[]> {
    const mentions = new PersonMentions(person)
    const own = person.identifiers.flatMap(({ kind, value }) =>
      kind === 'profile' && value.startsWith(NETWORK) ? [value.slice(NETWORK.length)] : []
    )
    const terms = searchTerms(person) ?? [{ pattern: '%', folded: false }]
    const rows = await this.sql.select<{ login_key: string; body: string }>(
      `SELECT login_key, body FROM codehost_profiles
       WHERE ${terms.map(({ folded }) => (folded ? 'lower(body) LIKE ?' : 'body LIKE ?')).join(' OR ')}`,
      terms.map(({ pattern }) => pattern)
    )
    const logins = rows.filter(({ login_key, body }) => {
      const { profile } = fromJson<{ profile: Record<string, unknown> }>(body)
      return own.includes(login_key) || isAbout(profile, mentions)
    })
    return logins.map(({ login_key }) => login_key)
  }
}
