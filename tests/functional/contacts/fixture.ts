import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import { CONTACT_FIELDS } from '#domain/contacts/contact'
import { ContactProvider, ContactProviders } from '#domain/contacts/contact_provider'
import type { Evidence } from '#domain/evidence/evidence'
import { Mailboxes, type MailboxReason, verdictOf } from '#domain/contacts/mailboxes'
import { SearchIndex } from '#domain/ports/search_index'
import { contactProviders } from '#adapters/contacts/providers/contact_providers'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { indexLeads } from '#app/datasets/index_leads'
import { PeopleStore } from '#app/people/people_store'

/** Mailboxes with these verdicts. The verdict on all others is `unchecked`. */
export class StatedMailboxes extends Mailboxes {
  constructor(private readonly reasons: Record<string, MailboxReason> = {}) {
    super()
  }
  async check(address: string) {
    return verdictOf(this.reasons[address] ?? 'unchecked')
  }
}

type Knows = Partial<Record<ContactField, string | ContactCandidate | (() => Promise<ContactCandidate[]>)>>

/** A provider that returns these contacts for every person, or runs the function given. */
export class StatedProvider extends ContactProvider {
  readonly fields = CONTACT_FIELDS
  readonly calls: { field: ContactField; person: ContactPerson }[] = []

  constructor(
    readonly name: string,
    private readonly knows: Knows = {},
    readonly deadlineMs = 5_000
  ) {
    super()
  }

  async find(field: ContactField, person: ContactPerson): Promise<ContactCandidate[]> {
    this.calls.push({ field, person })
    const known = this.knows[field]
    if (typeof known === 'function') return known()
    if (known === undefined) return []
    return [typeof known === 'string' ? stated(known) : known]
  }
}

export const stated = (value: string, more: Partial<ContactCandidate> = {}): ContactCandidate => ({
  value,
  lastSeen: '2026-10-01T00:00:00.000Z',
  basis: 'stated',
  probability: 0.9,
  ...more,
})

export const fails = async (): Promise<never> => {
  throw new Error('out of reach')
}

/** Replaces the providers until `app.container.restoreAll()`. */
export function providers(list: ContactProvider[], mailboxes: Record<string, MailboxReason> = {}): void {
  const given = new ContactProviders(list)
  app.container.swap(ContactProviders, () => given)
  app.container.swap(Mailboxes, () => new StatedMailboxes(mailboxes))
}

/**
 * Uses the built-in providers over the stored records and this web, until
 * `app.container.restoreAll()`.
 */
export async function ownProviders(
  evidence: Evidence = new MemoryEvidence([], null),
  mailboxes: Record<string, MailboxReason> = {}
): Promise<void> {
  const [records, index] = [await app.container.make(PeopleStore), await app.container.make(SearchIndex)]
  const leads = (row: object, entity: 'person' | 'company') => indexLeads(index, row, entity)
  providers(contactProviders({ records, evidence, leads, pages: 30 }), mailboxes)
}

export const JANE = { name: 'Jane Oakhurst', company_domain: 'tidewell.example' }

export function post(client: ApiClient, secret: string, body: object = {}, key?: string) {
  const request = client.post('/v1/enrich').bearerToken(secret)
  if (key) request.header('idempotency-key', key)
  return request.json(body)
}
