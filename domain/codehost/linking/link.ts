import type { StoredPerson } from '#domain/search/people_document'

export const LINK_CONFIDENCE = {
  profile_link: 0.95,
  name_company_location: 0.9,
  name_company: 0.8,
  name_location: 0.65,
} as const
export type LinkMethod = keyof typeof LINK_CONFIDENCE
export const LINK_METHODS = Object.keys(LINK_CONFIDENCE) as LinkMethod[]

/** An account's link to a profile. `person` is null if the index lacks the listed profile. */
export type Link = { method: LinkMethod; url: string | null; person: StoredPerson | null }
