import { inject } from '@adonisjs/core'
import { acceptEmail, acceptPhone } from '#domain/contacts/accept_contact'
import type { ContactCandidate, ContactField, ContactPerson } from '#domain/contacts/contact'
import { type ContactProvider, ContactProviders } from '#domain/ports/contact_provider'
import { Mailboxes } from '#domain/ports/mailboxes'
import { ProviderGuard } from './provider_guard.js'

/** What became of a field. `unavailable` is one that nobody found and some provider could not look for. */
export type FieldResult = {
  value: string | null
  status: 'found' | 'not_found' | 'unavailable'
  confidence: 'verified' | null
  source: string | null
  /** ISO 8601. */
  lastSeen: string | null
}
export type ContactResults = {
  fields: Partial<Record<ContactField, FieldResult>>
  /** Failures of providers, each as a sentence. */
  warnings: string[]
}

/** Whether a provider is asked: `never` leaves it out as if it were not there, `no_more` as one that could not look. */
export type MayAsk = (provider: ContactProvider) => Promise<'yes' | 'never' | 'no_more'>

/** Guesses that no server confirms are tried so often and no more. */
const MOST_CHECKS = 6
const GUARDS = new WeakMap<ContactProviders, ProviderGuard>()

/** Looks for contacts: for each field one provider after the other until one has a contact that stands, the fields at once. */
@inject()
export class FindContacts {
  constructor(
    private readonly providers: ContactProviders,
    private readonly mailboxes: Mailboxes
  ) {}

  /** Rejects only with the signal's reason, once it is aborted. */
  async find(
    person: ContactPerson,
    fields: readonly ContactField[],
    signal: AbortSignal,
    mayAsk: MayAsk = async () => 'yes'
  ): Promise<ContactResults> {
    const warnings: string[] = []
    const found = await Promise.all(
      fields.map(
        async (field) => [field, await this.#field(field, person, { warnings, mayAsk }, signal)] as const
      )
    )
    signal.throwIfAborted()
    return { fields: Object.fromEntries(found), warnings }
  }

  async #field(
    field: ContactField,
    person: ContactPerson,
    { warnings, mayAsk }: { warnings: string[]; mayAsk: MayAsk },
    signal: AbortSignal
  ): Promise<FieldResult> {
    let failed = false
    for (const provider of this.providers.list) {
      const permitted = provider.fields.includes(field) ? await mayAsk(provider) : 'never'
      if (permitted === 'never') continue
      if (permitted === 'no_more') {
        failed = true
        warnings.push(`${field}: ${provider.name} was not asked, as no provider calls are left`)
        continue
      }
      const asked = await this.#guard().ask(provider, field, person, signal)
      if ('failure' in asked) {
        failed = true
        warnings.push(`${field}: ${asked.failure}`)
        continue
      }
      const result = await this.#firstThatStands(field, asked.candidates, provider, signal)
      if (result) return result
    }
    const status = failed ? 'unavailable' : 'not_found'
    return { value: null, status, confidence: null, source: null, lastSeen: null }
  }

  /** What this process knows of how the providers are doing. */
  #guard(): ProviderGuard {
    let guard = GUARDS.get(this.providers)
    if (!guard) GUARDS.set(this.providers, (guard = new ProviderGuard()))
    return guard
  }

  async #firstThatStands(
    field: ContactField,
    candidates: readonly ContactCandidate[],
    { name }: ContactProvider,
    signal: AbortSignal
  ): Promise<FieldResult | null> {
    for (const candidate of candidates.slice(0, MOST_CHECKS)) {
      const verdict = field === 'phone' ? null : await this.mailboxes.check(candidate.value, signal)
      const accepted = verdict ? acceptEmail(candidate, verdict) : acceptPhone(candidate)
      // Where nobody can say of the likeliest guess, nobody can of the others.
      if (!accepted && candidate.basis === 'guessed' && verdict?.validation === 'unknown') return null
      if (!accepted) continue
      const { value, lastSeen } = candidate
      return { value, status: 'found', confidence: accepted.confidence, source: name, lastSeen }
    }
    return null
  }
}
