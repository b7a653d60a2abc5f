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

/** The id of a person's item in a Set; null if the person has no item. */
type ItemId = string | null

/** Two people with the same site count as one person if their names are at least this similar. */
const SAME_NAME = 0.9

/**
 * A set of people. Two people are the same if they share a person id, a link, an e-mail address, or
 * name and employer. A name alone matches only with `matchByName`. A site may be an employer's, so
 * a shared site also requires similar names, if both are known.
 */
export class KnownPeople {
  readonly #keys = new Map<string, ItemId>()
  readonly #bySite = new Map<string, { name: string | null; item: ItemId }[]>()
  readonly #byName = new Map<string, { name: string; company: string | null; item: ItemId }[]>()

  /**
   * @param matchByName whether a person without employer, id, link and e-mail address matches every
   * person of that name
   * @param item the id that `itemOf` returns for the person
   */
  add(identity: PersonKeys, { matchByName = false, item = null as ItemId } = {}): void {
    const { name, company = null } = identity
    const keys = keysOf(identity)
    for (const key of keys) {
      if (!isSite(key)) this.#keys.set(key, this.#keys.get(key) ?? item)
      else this.#bySite.set(key, [...(this.#bySite.get(key) ?? []), { name: name ?? null, item }])
    }
    const hasKey = keys.length > 0
    if (!name || (!company && (!matchByName || hasKey))) return
    for (const key of nameKeys(name)) {
      const sameName = this.#byName.get(key) ?? []
      sameName.push({ name, company, item })
      this.#byName.set(key, sameName)
    }
  }

  /** The person ids of all added people who have a person id. */
  personIds(): string[] {
    return [...this.#keys.keys()].flatMap((key) => (key.startsWith(PERSON) ? [key.slice(PERSON.length)] : []))
  }

  /** The keys (`linkKey`) of added profiles and pages, without whole sites. */
  linkKeys(): string[] {
    return [...this.#keys.keys()].filter((key) => !key.startsWith(PERSON) && !key.startsWith('mail:'))
  }

  has = (identity: PersonKeys): boolean => this.#find(identity) !== undefined

  /** Returns the item of the same person, or null. */
  itemOf = (identity: PersonKeys): ItemId => this.#find(identity) ?? null

  /** Returns the person's item. Null if the person has none, undefined if the person is unknown. */
  #find(identity: PersonKeys): ItemId | undefined {
    const { name, company } = identity
    for (const key of keysOf(identity)) {
      const known = this.#keys.has(key) ? { item: this.#keys.get(key) ?? null } : this.#atSite(key, name)
      if (known) return known.item
    }
    if (!name) return undefined
    for (const key of nameKeys(name))
      for (const known of this.#byName.get(key) ?? [])
        if (
          compareNames(known.name, name) >= 0.95 &&
          (known.company === null || (Boolean(company) && sameCompany(known.company, company!)))
        )
          return known.item
    return undefined
  }

  #atSite(key: string, name: string | null | undefined) {
    return (this.#bySite.get(key) ?? []).find(
      (known) => !known.name || !name || compareNames(known.name, name) >= SAME_NAME
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
