import type { ContactCandidate, ContactField, ContactPerson } from './contact.js'

/** Where a provider has what it says from: records of the service's own, public pages, or a service asked over the network. */
export type ContactOrigin = 'records' | 'pages' | 'service'

/**
 * Somebody who may know a person's contacts. Providers are asked one after the other for a field, the free ones first, and for
 * several fields at once; nothing a provider says is kept.
 */
export abstract class ContactProvider {
  /** As it stands in answers as `source`. */
  abstract readonly name: string
  abstract readonly fields: readonly ContactField[]
  /** How long it may take for a field, in milliseconds. */
  abstract readonly deadlineMs: number
  readonly origin: ContactOrigin = 'service'

  /**
   * What it has for a field, likeliest first; none where it knows of none. Throws where it could not find out: then
   * whatever it may have is unknown, which is no miss. Ends soon after the signal.
   */
  abstract find(
    field: ContactField,
    person: ContactPerson,
    signal: AbortSignal
  ): Promise<readonly ContactCandidate[]>
}

/** The providers there are, in the order they are asked. */
export class ContactProviders {
  constructor(readonly list: readonly ContactProvider[]) {}
}
