import { isAbout, redactWithin } from '#domain/privacy/mentions/redact'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { KnownProfile } from '#domain/codehost/whole_account'
import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { fromJson, fromNumber, toJson } from '#app/shared/database/codecs'
import type { CodehostProfileStore } from './profile_store.js'

const NETWORK = 'codehost:'

/** `redacted` is another person's profile without the lines that name the person. */
type Mentioned = { id: number; login: string; redacted: KnownProfile | null }

/**
 * Code-host profiles of a person: those that the person's records name, and those that link to the person's
 * profiles. Also other people's profiles that name the person.
 */
export class CodehostPersonalData implements PersonalDataStore {
  readonly name = 'code host'

  constructor(
    private readonly sql: Sql,
    private readonly profiles: CodehostProfileStore
  ) {}

  async find(person: ErasedPerson): Promise<HeldData[]> {
    return heldOf(await this.#mentioned(person))
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const mentioned = await this.#mentioned(person)
    const own = mentioned.flatMap(({ login, redacted }) => (redacted === null ? [login] : []))
    // Logins without a stored profile may have activity in the archive.
    const logins = [...new Set([...own, ...loginsOf(person)])]
    if (logins.length > 0) await this.profiles.removeLogins(logins)
    const others = mentioned.flatMap(({ redacted }) => redacted ?? [])
    if (others.length > 0) await this.profiles.replace(others)
    return heldOf(mentioned)
  }

  async #mentioned(person: ErasedPerson): Promise<Mentioned[]> {
    const mentions = new PersonMentions(person)
    const own = loginsOf(person)
    const terms = searchTerms(person, this.sql.contacts) ?? [{ pattern: '%', folded: false }]
    const rows = await this.sql.select<{ account_id: unknown; login_key: string; body: string }>(
      `SELECT account_id, login_key, body FROM codehost_profiles
       WHERE ${terms.map(({ folded }) => (folded ? 'lower(body) LIKE ?' : 'body LIKE ?')).join(' OR ')}`,
      terms.map(({ pattern }) => pattern)
    )
    return rows.flatMap(({ account_id, login_key, body }): Mentioned[] => {
      const [id, known] = [fromNumber(account_id), fromJson<Omit<KnownProfile, 'id'>>(body)]
      const profile = known.profile as unknown as Record<string, unknown>
      if (own.includes(login_key) || isAbout(profile, mentions))
        return [{ id, login: login_key, redacted: null }]
      const redacted = redactWithin(profile, mentions)
      if (toJson(redacted) === toJson(profile)) return []
      return [{ id, login: login_key, redacted: { ...known, id, profile: redacted as never } }]
    })
  }
}

const loginsOf = ({ identifiers }: ErasedPerson): string[] =>
  identifiers.flatMap(({ kind, value }) =>
    kind === 'profile' && value.startsWith(NETWORK) ? [value.slice(NETWORK.length)] : []
  )

function heldOf(mentioned: readonly Mentioned[]): HeldData[] {
  const own = mentioned.filter(({ redacted }) => redacted === null).length
  return [
    { what: 'Code-host profiles', count: own },
    { what: 'Code-host profiles of others', count: mentioned.length - own },
  ].filter(({ count }) => count > 0)
}
