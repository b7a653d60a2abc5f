import type { ContactCandidate, ContactField, ContactPerson } from './contact.js'

/** Where a provider's data comes from: kith's own records, public pages, or an external service. */
export type ContactOrigin = 'records' | 'pages' | 'service'

/**
 * A source of contacts. Per field, providers run one after the other, free ones first; fields run
 * concurrently. Their answers are not stored.
 */
export abstract class ContactProvider {
  /** The `source` in API responses. */
  abstract readonly name: string
  abstract readonly fields: readonly ContactField[]
  /** Time limit per field, in milliseconds. */
  abstract readonly deadlineMs: number
  readonly origin: ContactOrigin = 'service'

  /**
   * Returns its candidates for a field, likeliest first; an empty list means that it has none.
   * Throws if it could not find out, which does not count as a miss. Ends soon after the signal
   * aborts.
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
