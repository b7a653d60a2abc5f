import type { StoredPerson } from '#domain/search/people_document'

/** How an account was tied to a profile, and how sure that is (CH-056 to CH-059). */
export const LINK_CONFIDENCE = {
  profile_link: 0.95,
  name_company_location: 0.9,
  name_company: 0.8,
  name_location: 0.65,
} as const
export type LinkMethod = keyof typeof LINK_CONFIDENCE
export const LINK_METHODS = Object.keys(LINK_CONFIDENCE) as LinkMethod[]

/** The profile an account is tied to. `person` is null while the index does not know a listed profile (CH-061). */
export type Link = { method: LinkMethod; url: string | null; person: StoredPerson | null }
