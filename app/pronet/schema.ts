import { s } from '#app/shared/schema/schema'

const text = s.string()
const textOrNull = text.nullable()
const time = text.describe('ISO 8601')

const matchFields = {
  person_id: textOrNull,
  name: text,
  headline: textOrNull,
  title: textOrNull,
  company: textOrNull,
  location: textOrNull,
  pronet: textOrNull,
}

export const matchSchema = s.object(matchFields).named('PronetMatch')

const experience = s
  .object({
    title: text.optional(),
    company: text.optional(),
    company_domain: text.optional(),
    start: text.optional(),
    end: text.optional(),
    description: text.optional(),
  })
  .named('Experience')

const education = s
  .object({
    school: text.optional(),
    degree: text.optional(),
    field: text.optional(),
    start: text.optional(),
    end: text.optional(),
  })
  .named('Education')

export const profileSchema = s
  .object({
    ...matchFields,
    summary: textOrNull,
    industry: textOrNull,
    website: textOrNull,
    skills: s.array(text),
    experience: s.array(experience),
    education: s.array(education),
    observed_at: time.nullable(),
  })
  .named('PronetProfile')

export const companySchema = s
  .object({
    company_id: textOrNull,
    name: text,
    domain: textOrNull,
    description: textOrNull,
    founded_year: s.integer().nullable(),
    headquarters: textOrNull,
    headcount: textOrNull,
    industry: textOrNull,
    website: textOrNull,
    pronet: textOrNull,
    observed_at: time.nullable(),
  })
  .named('Company')

const count = s.integer({ min: 0 }).optional()

export const postSchema = s.object({
  url: text,
  text: text.optional(),
  published_at: time.optional(),
  engagement: s
    .object({ likes: count, comments: count, shares: count, views: count, stars: count, forks: count })
    .optional(),
  media_urls: s.array(text).optional(),
})

export const commentSchema = s
  .object({
    url: textOrNull,
    text,
    published_at: time.optional(),
    post_url: text.optional(),
  })
  .named('PronetComment')
