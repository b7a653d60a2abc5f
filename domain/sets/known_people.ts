import { sameCompany } from '#domain/people/companies/company_name'
import { parseEmail } from '#domain/people/emails/emails'
import { compareNames, nameKeys } from '#domain/people/names/names'
import { linkKey, readSubject } from '#domain/truth/subject'
import type { PersonRow } from './set.js'

/** What tells who somebody is. */
export type PersonKeys = {
  personId?: string | null
  name?: string | null
  company?: string | null
  /** Addresses of their profiles and sites. */
  links?: readonly string[]
  emails?: readonly string[]
}

/** An identity as a caller's row states it. */
export function identityOfRow(row: PersonRow): PersonKeys {
  const { urls, email } = readSubject('person', row)
  return {
    personId: row.person_id,
    name: row.name,
    company: row.company,
    links: urls,
    emails: email ? [`${email.local}@${email.domain}`] : [],
  }
}

/** Two names that colleagues on one site do not share. */
const SAME_NAME = 0.9

/**
 * People to be told from others: the same by person, by an address of theirs, by an e-mail address, or by name and employer. A
 * name alone names nobody, unless it is all that was given of somebody to leave out; a site, which may be an employer's, names
 * whoever bears the name as well.
 */
export class KnownPeople {
  readonly #keys = new Set<string>()
  readonly #bySite = new Map<string, (string | null)[]>()
  readonly #byName = new Map<string, { name: string; company: string | null }[]>()

  /** @param matchByName whether somebody added without an employer is everybody of that name */
  add(identity: PersonKeys, { matchByName = false } = {}): void {
    const { name, company = null } = identity
    const keys = keysOf(identity)
    for (const key of keys) {
      if (isSite(key)) this.#bySite.set(key, [...(this.#bySite.get(key) ?? []), name ?? null])
      else this.#keys.add(key)
    }
    const hasKey = keys.length > 0
    if (!name || (!company && (!matchByName || hasKey))) return
    for (const key of nameKeys(name)) {
      const known = this.#byName.get(key) ?? []
      known.push({ name, company })
      this.#byName.set(key, known)
    }
  }

  has(identity: PersonKeys): boolean {
    const { name, company } = identity
    if (keysOf(identity).some((key) => this.#keys.has(key) || this.#isAtSite(key, name))) return true
    if (!name) return false
    return nameKeys(name).some((key) =>
      (this.#byName.get(key) ?? []).some(
        (known) =>
          compareNames(known.name, name) >= 0.95 &&
          (known.company === null || (Boolean(company) && sameCompany(known.company, company!)))
      )
    )
  }

  #isAtSite(key: string, name: string | null | undefined): boolean {
    return (this.#bySite.get(key) ?? []).some(
      (known) => !known || !name || compareNames(known, name) >= SAME_NAME
    )
  }
}

const isSite = (key: string): boolean => key.startsWith('site:')

function keysOf({ personId, links = [], emails = [] }: PersonKeys): string[] {
  return [
    ...(personId ? [`person:${personId}`] : []),
    ...links.flatMap((url) => linkKey(url) ?? []),
    ...emails.flatMap((text) => {
      const email = parseEmail(text)
      return email ? [`mail:${email.local}@${email.domain}`.toLowerCase()] : []
    }),
  ]
}
