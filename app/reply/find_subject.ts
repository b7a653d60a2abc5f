import { inject } from '@adonisjs/core'
import type { PersonRecord } from '#domain/people/person_record'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { linkKey } from '#domain/people/networks/link_key'
import { websiteKey } from '#domain/people/records/employers'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import { Sql } from '#domain/ports/sql'
import { FindPeople } from '#app/privacy/find_people'
import { fromJson } from '#app/shared/database/codecs'

/** Something that a person has proven to control. */
export type Proof = { by: 'page'; key: string; isProfile: boolean } | { by: 'email'; email: string }

/** Finds the person of a proof. */
@inject()
export class FindSubject {
  constructor(
    private readonly sql: Sql,
    private readonly people: FindPeople
  ) {}

  /** Returns the person_id, or null if nobody or several people match. */
  async of(proof: Proof): Promise<string | null> {
    const ids = await this.#idsOf(proof)
    return ids.length === 1 ? ids[0] : null
  }

  async #idsOf(proof: Proof): Promise<string[]> {
    if (proof.by === 'email') {
      const email = parseEmail(proof.email)
      if (!email || emailKind(proof.email) === 'role') return []
      return idsOf(await this.people.matching({ by: 'email', email: email.canonical }))
    }
    if (proof.isProfile) return idsOf(await this.people.matching({ by: 'profile', key: proof.key, url: '' }))
    return this.#withSite(proof.key)
  }

  /** Returns the people with a personal site. The site of an employer belongs to no person. */
  async #withSite(key: string): Promise<string[]> {
    const identifiers = [{ kind: 'profile' as const, value: key }]
    const terms = searchTerms({ personIds: [], recordKeys: [], identifiers, names: [] }, this.sql.contacts)
    if (!terms) return []
    const matches = terms.map(({ folded }) => (folded ? 'lower(body) LIKE ?' : 'body LIKE ?')).join(' OR ')
    const rows = await this.sql.select<{ person_id: string; body: unknown }>(
      `SELECT person_id, body FROM person_records WHERE ${matches}`,
      terms.map(({ pattern }) => pattern)
    )
    const own = rows.filter(({ body }) => isSiteOf(fromJson<PersonRecord>(body), key))
    return [...new Set(own.map((row) => row.person_id))]
  }
}

function isSiteOf({ website, company_domain }: PersonRecord, key: string): boolean {
  if (website === undefined || linkKey(website) !== key) return false
  return company_domain === undefined || websiteKey({ website }) !== websiteKey({ website: company_domain })
}

const idsOf = (people: readonly { person_id: string }[]) => people.map(({ person_id }) => person_id)
