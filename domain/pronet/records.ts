import type { PersonEducation, PersonExperience } from '#domain/people/person_record'
import type { SocialPost } from '#domain/profiles/person_record'

/** A person in a list. Unknown facts are null. */
export type PronetMatch = {
  person_id: string | null
  name: string
  headline: string | null
  title: string | null
  company: string | null
  location: string | null
  pronet: string | null
}

export type PronetProfile = PronetMatch & {
  summary: string | null
  industry: string | null
  website: string | null
  skills: string[]
  experience: PersonExperience[]
  education: PersonEducation[]
  /** When the newest source was read (ISO 8601). */
  observed_at: string | null
}

export type PronetCompany = {
  company_id: string | null
  name: string
  domain: string | null
  description: string | null
  founded_year: number | null
  headquarters: string | null
  headcount: string | null
  industry: string | null
  website: string | null
  pronet: string | null
  observed_at: string | null
}

export type PronetPost = SocialPost

/** A comment; `post_url` is the post it belongs to, if known. */
export type PronetComment = { url: string | null; text: string; published_at?: string; post_url?: string }
