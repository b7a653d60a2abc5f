import { PLATFORMS } from '#domain/profiles/person_record'
import { runStatus } from '#app/runs/run_schema'
import { type Schema, s } from '#app/shared/schema/schema'
import { identityProperties } from '#app/contacts/enrich_schema'

export const PERSON_IDENTIFIERS = ['person_id', 'pronet_url', 'name', 'company_domain'] as const
const { email: _email, company: _company, ...identifier } = identityProperties
const count = s.integer({ min: 0 })
const probability = s.number({ min: 0, max: 1 })

export const personBody = s.object({ identifier: s.object(identifier).named('PersonIdentifier') })

const engagement = s
  .object({
    likes: count.optional(),
    comments: count.optional(),
    shares: count.optional(),
    views: count.optional(),
    stars: count.optional(),
    forks: count.optional(),
  })
  .named('Engagement')

const post = s
  .object({
    url: s.string(),
    text: s.string().optional(),
    published_at: s.string().optional(),
    engagement: engagement.optional(),
    media_urls: s.array(s.string()).optional(),
  })
  .named('Post')

const repository = s
  .object({
    url: s.string(),
    name: s.string(),
    description: s.string().optional(),
    updated_at: s.string().optional(),
    engagement: engagement.optional(),
  })
  .named('Repository')

const platform = s
  .object({
    platform: s.enum(PLATFORMS).named('Platform'),
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
  .named('PersonPlatform')
  .provisional('Each key is present only if the profile page states it.')

const provenance = s
  .object({
    source: s.string(),
    source_url: s.string().nullable(),
    first_seen: s.time(),
    last_seen: s.time(),
    confidence: probability,
  })
  .named('Provenance')

const text = s.string().optional()

const personProperties = {
  person_id: s.string(),
  identity: s
    .object({ name: text, title: text, company: text, location: text, pronet: text })
    .provisional('The known ones of name, title, company, location and pronet.'),
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
    .provisional('Links are ordered by verification status and confidence.'),
  presence: s.object({ platforms: s.array(platform) }),
  signals: s.object({
    interests: s.array(
      s
        .object({ name: s.string(), source_url: s.string().nullable() })
        .provisional('Each interest has a name.')
    ),
  }),
  age_range: s.object({ min: s.integer(), max: s.integer() }).nullable(),
  provenance: s.record(provenance),
}
export const personData = s.object(personProperties).named('PersonProfile')

const runProperties = { run_id: s.string(), status: runStatus, poll_url: s.string() }
export const runData = s.object(runProperties).named('PersonRun')

const optional = (properties: Record<string, Schema<any>>) =>
  Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, schema.optional()]))
const required = (properties: object) => ({ required: Object.keys(properties) })

/** The profile of a completed run, or a run in progress. */
export const personOrRunData = s
  .object({ ...optional(personProperties), ...optional(runProperties) })
  .with({ oneOf: [required(personProperties), required(runProperties)] })

const profiles = s.array(s.enum(['profile']))

export const personMeta = {
  usage: s
    .object({ acu_used: count, billed: profiles, free: profiles, not_found: profiles })
    .provisional('The only billable item is the profile.'),
}
