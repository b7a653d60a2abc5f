import type { ContactField } from '#domain/billing/prices'
import type { Row } from '#domain/truth/subject'

export type { ContactField } from '#domain/billing/prices'
export const CONTACT_FIELDS = [
  'work_email',
  'personal_email',
  'phone',
] as const satisfies readonly ContactField[]

export type Validation = 'valid' | 'risky' | 'unknown'

/** Whom contacts are looked for of, as far as is known. */
export type ContactPerson = {
  /** Where the index has the person. */
  personId: string | null
  name: string | null
  /** Employers of now, the surest first. */
  companies: string[]
  /** Registrable domains of the employer, the surest first. */
  domains: string[]
  /** ISO 3166-1 alpha-2 of where the person lives: for numbers without calling code. */
  country: string | null
  pronetUrl: string | null
  email: string | null
  /** The same as research takes it. */
  row: Row
}

/** A contact that a provider has for a person. */
export type ContactCandidate = {
  /** An address in lower case, or a number in E.164. */
  value: string
  /** ISO 8601: when its source last said so; null where that is unknown. */
  lastSeen: string | null
  /** `stated`: a source says it is theirs; `verified`: and that it works; `guessed`: formed as its domain forms them. */
  basis: 'stated' | 'verified' | 'guessed'
  /** That it is the person's, 0 to 1. */
  probability: number
}
