import { inject } from '@adonisjs/core'
import { companyKeys, sameCompany } from '#domain/people/companies/company_name'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { compareNames, nameKeys } from '#domain/people/names/names'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
import type { Person } from '#domain/people/person_record'
import { countryCode } from '#domain/people/places/places'
import { isFreeMailDomain, registrableDomain } from '#domain/people/text/urls'
import type { ContactPerson } from '#domain/contacts/contact'
import type { Row } from '#domain/truth/subject'
import { type Filter, IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { anyTerm } from '#domain/search/planning/clauses'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { VisiblePeople } from '#app/people/visible_people'
import type { PersonIdentity } from './identity.js'

export type RowIdentity = Pick<Row, 'name' | 'pronet_url' | 'socials' | 'email' | 'company'> & {
  person_id?: string
  company_domain?: string
}

/**
 * Minimum similarity of a row's name to the person whom the row's profiles or e-mail address match. Below
 * it, the row means another person, because an address can be shared or mistyped.
 */
const MIN_NAME_SIMILARITY = 0.6

/** Matches no workspace, so only shared people are visible. */
export const NO_WORKSPACE = ''

/**
 * Maximum number of namesakes to return. Two are already ambiguous, so the exact number does not
 * matter.
 */
const MAX_NAMESAKES = 3

/** Resolves identities and rows to people in the records, for requests, datasets and Sets. */
@inject()
export class PersonLookup {
  constructor(
    private readonly people: PeopleStore,
    private readonly visible: VisiblePeople,
    private readonly companies: CompanyStore,
    private readonly index: SearchIndex
  ) {}

  /**
   * Returns a person's data from the records. Fills gaps from the identity. Returns null only for an
   * unknown person_id.
   */
  async person(identity: PersonIdentity, workspaceId: string): Promise<ContactPerson | null> {
    const view = await this.indexed(identity, workspaceId)
    if (identity.by === 'person_id' && !view) return null
    const companies = view?.company ? [view.company] : []
    const domains = view?.company_domain ? [view.company_domain] : await this.#domainsOf(companies)
    if (identity.by === 'name' && identity.domain !== undefined) {
      if (!domains.includes(identity.domain)) domains.unshift(identity.domain)
      if (companies.length === 0)
        companies.push(...(await this.companies.namesOfDomain(identity.domain)).slice(0, 1))
    } else if (identity.by === 'name' && companies.length === 0) {
      companies.push(identity.company)
      domains.push(...(await this.#domainsOf(companies)))
    }
    const email = identity.by === 'email' ? identity.email : null
    const mailDomain = email && emailKind(email) === 'work' ? parseEmail(email)!.domain : null
    if (mailDomain && !view && !isFreeMailDomain(mailDomain))
      domains.push(registrableDomain(mailDomain) ?? mailDomain)
    const pronetUrl = view?.pronet_url ?? (identity.by === 'pronet_url' ? identity.url : null)
    const name = view?.name ?? (identity.by === 'name' ? identity.name : null)
    return {
      personId: view?.person_id ?? null,
      name,
      companies,
      domains: [...new Set(domains.map((domain) => registrableDomain(domain) ?? domain))],
      country: view?.country ? countryCode(view.country) : null,
      pronetUrl,
      email,
      row: {
        ...(name ? { name } : {}),
        ...(companies[0] ? { company: companies[0] } : {}),
        ...(pronetUrl ? { pronet_url: pronetUrl } : {}),
        ...(email ? { email } : {}),
      },
    }
  }

  /** Returns the visible person of an identity, or null if none or several match. */
  async indexed(identity: PersonIdentity, workspaceId: string): Promise<Person | null> {
    if (identity.by === 'person_id') return this.visible.get(identity.personId, workspaceId)
    const ids =
      identity.by === 'pronet_url'
        ? await this.visible.withAccount(profileKey(parseProfile(identity.url)!), workspaceId)
        : identity.by === 'email'
          ? await this.people.withAddress(identity.email)
          : await this.#named(identity.name, await this.#employs(identity))
    return ids.length === 1 ? this.visible.get(ids[0], workspaceId) : null
  }

  /**
   * Returns the visible person of a row, or null if none or several match. Without a person_id, matches by
   * profiles and e-mail address, and the person must have a name similar to the row's. If profiles and
   * address match nobody, matches by name and employer.
   */
  async ofRow(row: RowIdentity, workspaceId: string): Promise<Person | null> {
    if (row.person_id !== undefined) return this.visible.get(row.person_id, workspaceId)
    const profiles = [
      ...(row.pronet_url ? [['pronet', row.pronet_url]] : []),
      ...Object.entries(row.socials ?? {}),
    ]
    const accounts = profiles.flatMap(([network, text]) => {
      const profile = network === 'website' ? null : parseProfile(text, network)
      return profile && profile.kind !== 'company' ? [profileKey(profile)] : []
    })
    const named = await Promise.all([
      ...accounts.map((account) => this.visible.withAccount(account, workspaceId)),
      ...(row.email ? [this.people.withAddress(row.email)] : []),
    ])
    const ids = new Set(named.flat())
    if (ids.size > 1) return null
    const [id] = ids
    if (id !== undefined) {
      const person = await this.visible.get(id, workspaceId)
      return person && isNamed(person, row.name) ? person : null
    }
    if (!row.name?.trim()) return null
    const identity = readNamed(row.name.trim(), row)
    return identity && this.indexed(identity, workspaceId)
  }

  /** Returns a predicate for people who work for the identity's employer. */
  async #employs(identity: Extract<PersonIdentity, { by: 'name' }>): Promise<(person: Person) => boolean> {
    const { domain } = identity
    if (domain === undefined)
      return ({ company }) => company !== undefined && sameCompany(identity.company, company)
    const names = await this.companies.namesOfDomain(domain)
    const label = domain.split('.')[0]
    return ({ company_domain, company }) => {
      if (company_domain) return registrableDomain(company_domain) === domain
      if (!company) return false
      return (
        names.some((other) => sameCompany(other, company)) ||
        companyKeys(company, []).some((key) => key.replaceAll(' ', '') === label)
      )
    }
  }

  async #named(name: string, isThere: (person: Person) => boolean): Promise<string[]> {
    const hits = await this.#search('people', anyTerm('name', nameKeys(name)), 50)
    const people = await this.people.getMany(hits.map(({ id }) => id))
    const there = people.filter((person) => person && isThere(person))
    return [...new Set(there.map((person) => person!.person_id))].slice(0, MAX_NAMESAKES)
  }

  async #domainsOf(companies: readonly string[]): Promise<string[]> {
    if (companies.length === 0) return []
    const filter = anyTerm('name', companyKeys(companies[0], []))
    const hits = await this.#search('companies', filter, 2)
    const domains = hits.flatMap(({ stored }) => (stored as { domain?: string }).domain ?? [])
    // Two companies with the same name are ambiguous.
    return domains.length === 1 ? domains : []
  }

  /** Returns no hits when the index is unavailable. */
  async #search(name: 'people' | 'companies', filter: Filter, limit: number) {
    try {
      return (await this.index.search(name, { filter, limit })).hits
    } catch (error) {
      if (error instanceof IndexUnavailableError) return []
      throw error
    }
  }
}

const isNamed = ({ name, names }: Person, given: string | undefined): boolean =>
  !given?.trim() || [name, ...names].some((other) => compareNames(other, given) >= MIN_NAME_SIMILARITY)

/** Returns the name with the employer's domain or name, or null without an employer. */
function readNamed(name: string, { company_domain, company }: RowIdentity): PersonIdentity | null {
  const domain = company_domain ? registrableDomain(company_domain) : null
  if (domain) return { by: 'name', name, domain }
  return company?.trim() ? { by: 'name', name, company: company.trim() } : null
}
