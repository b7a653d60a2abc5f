import { inject } from '@adonisjs/core'
import { enrichCost } from '#domain/billing/prices'
import { type ContactField, type ContactPerson, NOT_FOUND } from '#domain/contacts/contact'
import { DomainError } from '#domain/errors'
import { parseEmail } from '#domain/people/emails/emails'
import { type ContactResults, FindContacts, type ProviderPermission } from './find_contacts.js'
import type { PersonIdentity } from './identity.js'
import { PersonLookup } from './person_lookup.js'

type EnrichUsage = { billed: ContactField[]; free: ContactField[]; not_found: ContactField[] }
export type Enriched = { personId: string | null; results: ContactResults; usage: EnrichUsage; cost: number }

const DEADLINE_MS = 80_000

@inject()
export class Enrich {
  constructor(
    private readonly personLookup: PersonLookup,
    private readonly contacts: FindContacts
  ) {}

  /**
   * Finds a person's contacts and prices them. Throws `upstream_unavailable` when every field is
   * unavailable, `upstream_timeout` after the deadline, and the signal's reason when it aborts.
   */
  async run(
    identity: PersonIdentity,
    fields: readonly ContactField[],
    {
      workspaceId,
      signal,
      mayCall,
    }: { workspaceId: string; signal?: AbortSignal; mayCall?: ProviderPermission }
  ): Promise<Enriched> {
    const person = await this.personLookup.person(identity, workspaceId)
    const results = person ? await this.#find(person, fields, signal, mayCall) : notFoundResults(fields)
    const unavailable = fields.filter((field) => results.fields[field]!.status === 'unavailable')
    if (unavailable.length === fields.length)
      throw new DomainError('upstream_unavailable', failureOf(results), {
        retryable: true,
        retry_after_seconds: 1,
        unavailable_fields: unavailable,
      })
    const usage = usageOf(results, fields, identity)
    const personId = person?.personId ?? null
    return { personId, results, usage, cost: enrichCost(usage.billed) }
  }

  async #find(
    person: ContactPerson,
    fields: readonly ContactField[],
    signal?: AbortSignal,
    mayCall?: ProviderPermission
  ): Promise<ContactResults> {
    const deadline = AbortSignal.timeout(this.deadlineMs)
    try {
      const until = signal ? AbortSignal.any([signal, deadline]) : deadline
      return await this.contacts.find(person, fields, until, mayCall)
    } catch (error) {
      signal?.throwIfAborted()
      if (!deadline.aborted) throw error
      throw new DomainError('upstream_timeout', 'The contact providers did not answer before the deadline.', {
        retryable: true,
        retry_after_seconds: 1,
      })
    }
  }

  protected get deadlineMs(): number {
    return DEADLINE_MS
  }
}

/** Joins the warnings into the message, because an error response has no warnings. */
const failureOf = ({ warnings }: ContactResults): string =>
  ['No provider could search for the requested fields', ...warnings].join('. ')

/** Returns the result for an unknown person_id: a completed lookup without contacts. */
function notFoundResults(fields: readonly ContactField[]): ContactResults {
  return { fields: Object.fromEntries(fields.map((field) => [field, NOT_FOUND])), warnings: [] }
}

/** Bills found contacts, except the address that the caller gave. */
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
