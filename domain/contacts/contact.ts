import type { ContactField } from '#domain/billing/prices'
import type { Row } from '#domain/truth/subject'

export type { ContactField } from '#domain/billing/prices'
export const CONTACT_FIELDS = [
  'work_email',
  'personal_email',
  'phone',
] as const satisfies readonly ContactField[]

export type Validation = 'valid' | 'risky' | 'unknown'

/** The person whose contacts are searched, with all known facts. */
export type ContactPerson = {
  /** The person's id in the index; null if not indexed. */
  personId: string | null
  name: string | null
  /** Current employers, most certain first. */
  companies: string[]
  /** Registrable domains of the employer, most certain first. */
  domains: string[]
  /** The person's country (ISO 3166-1 alpha-2), used for numbers without a calling code. */
  country: string | null
  pronetUrl: string | null
  email: string | null
  /** The same person as input for research. */
  row: Row
}

/**
 * The result for a field. `unavailable` means that nothing was found, but might be later: a
 * provider failed, could not be called, or has an address that could not be verified.
 */
export type FieldResult = {
  value: string | null
  status: 'found' | 'not_found' | 'unavailable'
  confidence: 'verified' | null
  source: string | null
  /** ISO 8601. */
  last_seen: string | null
}

export const NOT_FOUND: FieldResult = {
  value: null,
  status: 'not_found',
  confidence: null,
  source: null,
  last_seen: null,
}

/** A contact that a provider has for a person. */
export type ContactCandidate = {
  /** An address in lower case, or a number in E.164. */
  value: string
  /** When its source last stated it (ISO 8601); null if unknown. */
  lastSeen: string | null
  /** `stated` by a source, `verified` to work, or `guessed` from its domain's pattern. */
  basis: 'stated' | 'verified' | 'guessed'
  /** The probability that the contact is the person's, 0 to 1. */
  probability: number
}
