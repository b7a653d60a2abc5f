import { inject } from '@adonisjs/core'
import { chooseContact } from '#domain/contacts/choose_contact'
import {
  type ContactCandidate,
  type ContactField,
  type ContactPerson,
  type FieldResult,
  NOT_FOUND,
} from '#domain/contacts/contact'
import { type ContactProvider, ContactProviders } from '#domain/contacts/contact_provider'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { Mailboxes } from '#domain/contacts/mailboxes'
import { ProviderGuard } from './provider_guard.js'

export type ContactResults = {
  fields: Partial<Record<ContactField, FieldResult>>
  /** Failed or skipped providers, one sentence each. */
  warnings: string[]
}

/**
 * Decides whether a provider may be called. The answers `never` and `no_more` skip it. After
 * `no_more`, a field without a contact is `unavailable` instead of `not_found`.
 */
export type ProviderPermission = (provider: ContactProvider) => Promise<'yes' | 'never' | 'no_more'>

const UNREACHABLE = 'DNS or the mail servers cannot be reached'
const GUARDS = new WeakMap<ContactProviders, ProviderGuard>()

/**
 * Searches for a person's contacts. Fields run in parallel. Each field tries its providers in
 * order until one finds a contact.
 */
@inject()
export class FindContacts {
  constructor(
    private readonly providers: ContactProviders,
    private readonly mailboxes: Mailboxes,
    private readonly suppression: SuppressionList
  ) {}

  /**
   * Returns a result per field. Rejects when the signal aborts or a database query fails, but not
   * for a provider's failure. Finds nothing for a person on the suppression list, in either scope.
   * Drops contacts that are on the list.
   */
  async find(
    person: ContactPerson,
    fields: readonly ContactField[],
    signal: AbortSignal,
    mayCall: ProviderPermission = async () => 'yes'
  ): Promise<ContactResults> {
    const [scope] = await this.suppression.scopesFor([person], identifiersOfPerson)
    if (scope !== null)
      return { fields: Object.fromEntries(fields.map((field) => [field, NOT_FOUND])), warnings: [] }
    const warnings: string[] = []
    const found = await Promise.all(
      fields.map(
        async (field) => [field, await this.#field(field, person, { warnings, mayCall }, signal)] as const
      )
    )
    signal.throwIfAborted()
    return { fields: Object.fromEntries(found), warnings }
  }

  async #field(
    field: ContactField,
    person: ContactPerson,
    { warnings, mayCall }: { warnings: string[]; mayCall: ProviderPermission },
    signal: AbortSignal
  ): Promise<FieldResult> {
    let failed = false
    for (const provider of this.providers.list) {
      const permitted = provider.fields.includes(field) ? await mayCall(provider) : 'never'
      if (permitted === 'never') continue
      if (permitted === 'no_more') {
        failed = true
        warnings.push(`${field}: ${provider.name} was not called, because no provider calls are left`)
        continue
      }
      const result = await this.#guard().call(provider, field, person, signal)
      if ('failure' in result) {
        failed = true
        warnings.push(`${field}: ${result.failure}`)
        continue
      }
      const chosen = await chooseContact(field, await this.#permitted(field, result.candidates), (address) =>
        this.mailboxes.check(address, signal)
      )
      if (chosen?.reason === 'unreachable')
        warnings.push(`${field}: ${provider.name} has an address that could not be verified: ${UNREACHABLE}`)
      if (!chosen?.accepted) {
        failed ||= chosen?.reason === 'unreachable'
        continue
      }
      const { value, lastSeen: last_seen } = chosen.candidate
      const { confidence } = chosen.accepted
      return { value, status: 'found', confidence, source: provider.name, last_seen }
    }
    return failed ? { ...NOT_FOUND, status: 'unavailable' } : NOT_FOUND
  }

  /** Drops contacts of suppressed people. */
  async #permitted(
    field: ContactField,
    candidates: readonly ContactCandidate[]
  ): Promise<readonly ContactCandidate[]> {
    const scopes = await this.suppression.scopesFor(candidates, ({ value }) =>
      identifiersOf(field === 'phone' ? { phones: [value] } : { emails: [value] })
    )
    return candidates.filter((_, i) => scopes[i] === null)
  }

  /** Returns the guard that all requests of this process share. */
  #guard(): ProviderGuard {
    let guard = GUARDS.get(this.providers)
    if (!guard) GUARDS.set(this.providers, (guard = new ProviderGuard()))
    return guard
  }
}

const identifiersOfPerson = ({ personId, name, companies, domains, pronetUrl, email }: ContactPerson) =>
  identifiersOf({
    person_id: personId,
    name,
    urls: pronetUrl ? [pronetUrl] : [],
    emails: email ? [email] : [],
    employers: [
      ...companies.map((company) => ({ company })),
      ...domains.map((company_domain) => ({ company_domain })),
    ],
  })
