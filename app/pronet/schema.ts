import { s } from '#app/shared/schema/schema'

const text = s.string()
const known = text.nullable()
const when = text.describe('ISO 8601')

const matchFields = {
  person_id: known,
  name: text,
  headline: known,
  title: known,
  company: known,
  location: known,
  pronet: known,
}

export const matchSchema = s.object(matchFields)

const experience = s.object({
  title: text.optional(),
  company: text.optional(),
  company_domain: text.optional(),
  start: text.optional(),
  end: text.optional(),
  description: text.optional(),
})

const education = s.object({
  school: text.optional(),
  degree: text.optional(),
  field: text.optional(),
  start: text.optional(),
  end: text.optional(),
})

export const profileSchema = s.object({
  ...matchFields,
  summary: known,
  industry: known,
  website: known,
  skills: s.array(text),
  experience: s.array(experience),
  education: s.array(education),
  observed_at: when.nullable(),
})

export const companySchema = s.object({
  company_id: known,
  name: text,
  domain: known,
  description: known,
  founded_year: s.integer().nullable(),
  headquarters: known,
  headcount: known,
  industry: known,
  website: known,
  pronet: known,
  observed_at: when.nullable(),
})

const count = s.integer({ min: 0 }).optional()

export const postSchema = s.object({
  url: text,
  text: text.optional(),
  published_at: when.optional(),
  engagement: s
    .object({ likes: count, comments: count, shares: count, views: count, stars: count, forks: count })
    .optional(),
  media_urls: s.array(text).optional(),
})

export const commentSchema = s.object({
  url: known,
  text,
  published_at: when.optional(),
  post_url: text.optional(),
})
