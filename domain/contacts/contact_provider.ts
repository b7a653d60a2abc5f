import type { ContactCandidate, ContactField, ContactPerson } from './contact.js'

/** The origin of a provider's data: kith's own records, public pages, or an external service. */
export type ContactOrigin = 'records' | 'pages' | 'service'

/**
 * A source of contacts. For one field, providers run in order, free ones first. Fields run
 * concurrently. The providers' contacts are not stored.
 */
export abstract class ContactProvider {
  /** The `source` in API responses. */
  abstract readonly name: string
  abstract readonly fields: readonly ContactField[]
  /** The time limit per field, in milliseconds. */
  abstract readonly deadlineMs: number
  readonly origin: ContactOrigin = 'service'

  /**
   * Returns candidates for a field, likeliest first. An empty list means that the provider has
   * none. Throws if the provider could not determine whether it has any. This does not count as a
   * miss. Ends soon after the signal aborts.
   */
  abstract find(
    field: ContactField,
    person: ContactPerson,
    signal: AbortSignal
  ): Promise<readonly ContactCandidate[]>
}

/** The configured providers, in the order in which they run. */
export class ContactProviders {
  constructor(readonly list: readonly ContactProvider[]) {}
}
