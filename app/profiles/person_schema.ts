import { PLATFORMS } from '#domain/profiles/person_record'
import { RUN_STATUSES } from '#domain/runs/status'
import { type Schema, s } from '#app/shared/schema/schema'
import { identityProperties } from '#app/contacts/enrich_schema'

/** What the interface lets name the person of a profile. */
export const PERSON_IDENTIFIERS = ['person_id', 'pronet_url', 'name', 'company_domain'] as const
const { email: _email, company: _company, ...identifier } = identityProperties
const count = s.integer({ min: 0 })
const time = s.string({ format: 'date-time' })
const probability = s.number({ min: 0, max: 1 })

export const personBody = s.object({ identifier: s.object(identifier) })

const engagement = s.object({
  likes: count.optional(),
  comments: count.optional(),
  shares: count.optional(),
  views: count.optional(),
  stars: count.optional(),
  forks: count.optional(),
})

const post = s.object({
  url: s.string(),
  text: s.string().optional(),
  published_at: s.string().optional(),
  engagement: engagement.optional(),
  media_urls: s.array(s.string()).optional(),
})

const repository = s.object({
  url: s.string(),
  name: s.string(),
  description: s.string().optional(),
  updated_at: s.string().optional(),
  engagement: engagement.optional(),
})

const platform = s
  .object({
    platform: s.enum(PLATFORMS),
    url: s.string(),
    confidence: probability,
    bio: s.string().optional(),
    audience: s
      .object({
        followers: count.optional(),
        following: count.optional(),
        subscribers: count.optional(),
        connections: count.optional(),
        posts: count.optional(),
      })
      .optional(),
    verified: s.boolean().optional(),
    private: s.boolean().optional(),
    last_activity: s.string().optional(),
    topics: s.array(s.string()).optional(),
    recent_posts: s.array(post, { max: 6 }).optional(),
    recent_repositories: s.array(repository, { max: 6 }).optional(),
  })
  .provisional('A key for each thing a profile can add, present where its page states it.')

const provenance = s.object({
  source: s.string(),
  source_url: s.string().nullable(),
  first_seen: time,
  last_seen: time,
  confidence: probability,
})

const text = s.string().optional()

const personProperties = {
  person_id: s.string(),
  identity: s
    .object({ name: text, title: text, company: text, location: text, pronet: text })
    .provisional('Those of name, title, company, location and pronet that are known.'),
  summary: s.string(),
  source_links: s
    .array(
      s.object({
        url: s.string(),
        verification_status: s.enum(['verified', 'unverified']),
        confidence: probability,
      }),
      { max: 25 }
    )
    .provisional('Each link with the verification status and confidence it is ordered by.'),
  presence: s.object({ platforms: s.array(platform) }),
  signals: s.object({
    interests: s.array(
      s
        .object({ name: s.string(), source_url: s.string().nullable() })
        .provisional('An interest is called by its name.')
    ),
  }),
  age_range: s.object({ min: s.integer(), max: s.integer() }).nullable(),
  provenance: s.record(provenance),
}
export const personData = s.object(personProperties)

const runProperties = { run_id: s.string(), status: s.enum(RUN_STATUSES), poll_url: s.string() }
export const runData = s.object(runProperties)

const optional = (properties: Record<string, Schema<any>>) =>
  Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, schema.optional()]))
const required = (properties: object) => ({ required: Object.keys(properties) })

/** The profile of a completed run, or a run that is not: all of one or all of the other. */
export const personOrRunData = s
  .object({ ...optional(personProperties), ...optional(runProperties) })
  .with({ oneOf: [required(personProperties), required(runProperties)] })

const profiles = s.array(s.enum(['profile']))

export const personMeta = {
  usage: s
    .object({ acu_used: count, billed: profiles, free: profiles, not_found: profiles })
    .provisional('A person answer has one thing to bill, the profile.'),
}
