/** One source's statement about a person, as in import files. Only `name` is required. */
export type PersonRecord = {
  id?: string
  source?: string
  source_url?: string
  /** When the source was read, in ISO 8601. */
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
  /** E-mail addresses and phone numbers are never indexed. They are only returned as contacts. */
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

/** A person in the index, folded from the records of all sources. Has no contacts. */
export type Person = Omit<PersonRecord, 'id' | 'source' | 'emails' | 'phones'> & {
  person_id: string
  names: string[]
  records: number
}
