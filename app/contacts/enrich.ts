import { inject } from '@adonisjs/core'
import { enrichCost } from '#domain/billing/prices'
import type { ContactField, ContactPerson } from '#domain/contacts/contact'
import { DomainError } from '#domain/errors'
import { parseEmail } from '#domain/people/emails/emails'
import { type ContactResults, FindContacts, type MayAsk } from './find_contacts.js'
import type { PersonIdentity } from './identity.js'
import { PersonLookup } from './person_lookup.js'

export type EnrichUsage = { billed: ContactField[]; free: ContactField[]; not_found: ContactField[] }
export type Enriched = { results: ContactResults; usage: EnrichUsage; cost: number }

/** How long the providers may take in all (EN-018). */
const DEADLINE_MS = 80_000

/** Finds the contacts of one identified person, as a request asks for them. */
@inject()
export class Enrich {
  constructor(
    private readonly personLookup: PersonLookup,
    private readonly contacts: FindContacts
  ) {}

  /**
   * Throws `upstream_unavailable` where every field failed (EN-016), `upstream_timeout` past the deadline (EN-018), and the
   * signal's reason once it is aborted.
   */
  async run(
    identity: PersonIdentity,
    fields: readonly ContactField[],
    { workspaceId, signal, mayAsk }: { workspaceId: string; signal?: AbortSignal; mayAsk?: MayAsk }
  ): Promise<Enriched> {
    const person = await this.personLookup.person(identity, workspaceId)
    const results = person ? await this.#find(person, fields, signal, mayAsk) : nobody(fields)
    const unavailable = fields.filter((field) => results.fields[field]!.status === 'unavailable')
    if (unavailable.length === fields.length)
      throw new DomainError('upstream_unavailable', failureOf(results), {
        retryable: true,
        retry_after_seconds: 1,
        unavailable_fields: unavailable,
      })
    const usage = usageOf(results, fields, identity)
    return { results, usage, cost: enrichCost(usage.billed) }
  }

  async #find(
    person: ContactPerson,
    fields: readonly ContactField[],
    signal?: AbortSignal,
    mayAsk?: MayAsk
  ): Promise<ContactResults> {
    const deadline = AbortSignal.timeout(this.deadlineMs)
    try {
      const until = signal ? AbortSignal.any([signal, deadline]) : deadline
      return await this.contacts.find(person, fields, until, mayAsk)
    } catch (error) {
      signal?.throwIfAborted()
      if (!deadline.aborted) throw error
      throw new DomainError('upstream_timeout', 'The providers took longer than the deadline.', {
        retryable: true,
        retry_after_seconds: 1,
      })
    }
  }

  protected get deadlineMs(): number {
    return DEADLINE_MS
  }
}

/** An error has no warnings: the sentence says what failed. */
const failureOf = ({ warnings }: ContactResults): string =>
  ['No provider could look for the requested fields', ...warnings].join('. ')

/** A person that never was has no contacts: a lookup that was completed (EN-017). */
function nobody(fields: readonly ContactField[]): ContactResults {
  const none = { value: null, status: 'not_found', confidence: null, source: null, lastSeen: null } as const
  return { fields: Object.fromEntries(fields.map((field) => [field, none])), warnings: [] }
}

/** What was found is billed, but not the address that the caller gave (EN-012, EN-021). */
function usageOf(
  { fields: results }: ContactResults,
  fields: readonly ContactField[],
  identity: PersonIdentity
): EnrichUsage {
  const given = identity.by === 'email' ? parseEmail(identity.email)!.canonical : null
  const found = fields.filter((field) => results[field]!.status === 'found')
  const isGiven = (field: ContactField) =>
    given !== null && field !== 'phone' && parseEmail(results[field]!.value!)?.canonical === given
  return {
    billed: found.filter((field) => !isGiven(field)),
    free: found.filter(isGiven),
    not_found: fields.filter((field) => results[field]!.status === 'not_found'),
  }
}
