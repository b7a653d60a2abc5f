import type { Bucket, BucketState } from '#domain/ports/rate_buckets'
import { PLANS, type Plan } from './plans.js'

const MINUTE = 60
const HOUR = 3600

type RatedKey = { id: string; rate: number | null }
type RatedWorkspace = { id: string; plan: Plan; rateOverride: number | null }

/** Limits per workspace over all routes of a family, in addition to the other buckets. */
const FAMILIES = [
  { name: 'pronet', path: '/v1/pronet', perMinute: 60, perHour: 600 },
  { name: 'socials', path: '/v1/socials', perMinute: 60, perHour: 600 },
] as const

/** Returns a workspace's requests per minute, from its plan or its enterprise agreement. */
export const organizationLimit = ({ plan, rateOverride }: Omit<RatedWorkspace, 'id'>): number =>
  (plan === 'enterprise' ? rateOverride : null) ?? PLANS[plan].requestsPerMinute

/** Returns the bucket that all keys of a workspace share. */
const organizationBucket = (workspace: RatedWorkspace): Bucket => ({
  key: `{${workspace.id}}:organization`,
  limit: organizationLimit(workspace),
  windowSeconds: MINUTE,
})

/** Returns the bucket of one key: its own rate, up to the organization's limit. */
export function keyBucket(key: RatedKey, workspace: RatedWorkspace): Bucket {
  const organization = organizationLimit(workspace)
  const limit = Math.min(key.rate ?? organization, organization)
  return { key: `{${workspace.id}}:${key.id}`, limit, windowSeconds: MINUTE }
}

/** Returns the buckets of a route's family. Most routes have none. */
function familyBuckets(workspace: { id: string }, routePath: string): Bucket[] {
  const family = FAMILIES.find(({ path }) => routePath === path || routePath.startsWith(`${path}/`))
  if (!family) return []
  const key = `{${workspace.id}}:${family.name}`
  return [
    { key: `${key}:minute`, limit: family.perMinute, windowSeconds: MINUTE },
    { key: `${key}:hour`, limit: family.perHour, windowSeconds: HOUR },
  ]
}

/** Returns every bucket that a request to the route consumes from. */
export const requestBuckets = (key: RatedKey, workspace: RatedWorkspace, routePath: string): Bucket[] => [
  organizationBucket(workspace),
  keyBucket(key, workspace),
  ...familyBuckets(workspace, routePath),
]

/**
 * Returns the bucket that limits the caller most: the least remaining, then the latest reset, then
 * the lower limit. Throws TypeError if `states` is empty.
 */
export const tightest = (states: readonly BucketState[]): BucketState =>
  states.reduce((one, other) => (isTighter(other, one) ? other : one))

function isTighter(one: BucketState, other: BucketState): boolean {
  if (one.remaining !== other.remaining) return one.remaining < other.remaining
  if (one.resetSeconds !== other.resetSeconds) return one.resetSeconds > other.resetSeconds
  return one.limit < other.limit
}

/** Returns every bucket of a key, by its name in GET /v1/account/usage. */
export function namedBuckets(key: RatedKey, workspace: RatedWorkspace): { name: string; bucket: Bucket }[] {
  const families = FAMILIES.flatMap(({ name, path }) => {
    const [minute, hour] = familyBuckets(workspace, path)
    return [
      { name: `${name}_minute`, bucket: minute },
      { name: `${name}_hour`, bucket: hour },
    ]
  })
  return [
    { name: 'organization', bucket: organizationBucket(workspace) },
    { name: 'key', bucket: keyBucket(key, workspace) },
    ...families,
  ]
}

/** Returns the seconds until every exhausted bucket has room again, at least 1. */
export function retryAfterSeconds(states: readonly BucketState[]): number {
  const exhausted = states.filter(({ remaining }) => remaining === 0)
  return Math.max(1, ...exhausted.map(({ resetSeconds }) => resetSeconds))
}

/** Returns the RateLimit headers, which report the tightest bucket. */
export function rateLimitHeaders(states: readonly BucketState[]): [name: string, value: string][] {
  const { limit, remaining, resetSeconds } = tightest(states)
  return [
    ['RateLimit-Limit', String(limit)],
    ['RateLimit-Remaining', String(remaining)],
    ['RateLimit-Reset', String(resetSeconds)],
  ]
}
