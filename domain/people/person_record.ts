/** One source's statement about a person, as the import files carry it. Every field but `name` is optional. */
export type PersonRecord = {
  /** The record's id within its source. */
  id?: string
  source?: string
  source_url?: string
  /** ISO 8601, when the source was read. */
  observed_at?: string
  name: string
  headline?: string
  title?: string
  company?: string
  company_domain?: string
  city?: string
  state?: string
  country?: string
  seniority?: string
  industry?: string
  pronet_url?: string
  website?: string
  /** Handles or profile URLs by neutral network word. */
  socials?: Record<string, string>
  summary?: string
  skills?: string[]
  experience?: PersonExperience[]
  education?: PersonEducation[]
  /** Never indexed: a first-party source of contacts only. */
  emails?: string[]
  phones?: string[]
}

export type PersonExperience = {
  title?: string
  company?: string
  company_domain?: string
  start?: string
  end?: string
  description?: string
}

export type PersonEducation = {
  school?: string
  degree?: string
  field?: string
  start?: string
  end?: string
}

/**
 * A person as the index holds them: the records of all sources folded into one view, the newest statement first.
 * Contacts are not part of it.
 */
export type Person = Omit<PersonRecord, 'id' | 'source' | 'emails' | 'phones'> & {
  person_id: string
  /** Other spellings of the name that a record gave. */
  names: string[]
  /** How many records stand behind this view. */
  records: number
}
