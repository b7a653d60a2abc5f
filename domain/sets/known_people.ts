import { sameCompany } from '#domain/people/companies/company_name'
import { parseEmail } from '#domain/people/emails/emails'
import { compareNames, nameKeys } from '#domain/people/names/names'
import { linkKey, readSubject } from '#domain/truth/subject'
import type { PersonRow } from './set.js'

/** The data that identifies a person. */
export type PersonKeys = {
  personId?: string | null
  name?: string | null
  company?: string | null
  /** URLs of the person's profiles and sites. */
  links?: readonly string[]
  emails?: readonly string[]
}

/** Returns the keys in a caller's row. */
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

/** Two people with the same site count as one person if their names are at least this similar. */
const SAME_NAME = 0.9

/**
 * A set of people. Two people are the same if they share a person id, a link, an e-mail address, or
 * name and employer. A name alone matches only with `matchByName`. A site may be an employer's, so
 * a shared site also requires similar names, if both are known.
 */
export class KnownPeople {
  readonly #keys = new Set<string>()
  readonly #bySite = new Map<string, (string | null)[]>()
  readonly #byName = new Map<string, { name: string; company: string | null }[]>()

  /**
   * @param matchByName whether a person without employer, id, link and e-mail address matches every
   * person of that name
   */
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
      const sameName = this.#byName.get(key) ?? []
      sameName.push({ name, company })
      this.#byName.set(key, sameName)
    }
  }

  /** The person ids of all added people that have one. */
  personIds(): string[] {
    return [...this.#keys].flatMap((key) => (key.startsWith(PERSON) ? [key.slice(PERSON.length)] : []))
  }

  /** The keys (`linkKey`) of added profiles and pages, without whole sites. */
  linkKeys(): string[] {
    return [...this.#keys].filter((key) => !key.startsWith(PERSON) && !key.startsWith('mail:'))
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

const PERSON = 'person:'
const isSite = (key: string): boolean => key.startsWith('site:')

function keysOf({ personId, links = [], emails = [] }: PersonKeys): string[] {
  return [
    ...(personId ? [PERSON + personId] : []),
    ...links.flatMap((url) => linkKey(url) ?? []),
    ...emails.flatMap((text) => {
      const email = parseEmail(text)
      return email ? [`mail:${email.local}@${email.domain}`.toLowerCase()] : []
    }),
  ]
}
