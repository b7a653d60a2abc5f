import type { Bucket, BucketState } from '#domain/ports/rate_buckets'
import { PLANS, type Plan } from './plans.js'

const MINUTE = 60
const HOUR = 3600

type RatedKey = { id: string; rate: number | null }
type RatedWorkspace = { id: string; plan: Plan; rateOverride: number | null }

/** Ceilings of a workspace over all routes of a family, beside its buckets (RL-008 to RL-010). */
const FAMILIES = [
  { name: 'pronet', path: '/v1/pronet', perMinute: 60, perHour: 600 },
  { name: 'socials', path: '/v1/socials', perMinute: 60, perHour: 600 },
] as const

/** Requests a minute of a workspace: its plan's, or what was agreed with an enterprise (RL-003 to RL-007). */
export function organizationLimit({ plan, rateOverride }: Omit<RatedWorkspace, 'id'>): number {
  return (plan === 'enterprise' ? rateOverride : null) ?? PLANS[plan].requestsPerMinute
}

/** The bucket that all keys of a workspace share. */
export function organizationBucket(workspace: RatedWorkspace): Bucket {
  return {
    key: `{${workspace.id}}:organization`,
    limit: organizationLimit(workspace),
    windowSeconds: MINUTE,
  }
}

/** The bucket of one key: its own rate where that is lower than the organization's limit. */
export function keyBucket(key: RatedKey, workspace: RatedWorkspace): Bucket {
  const organization = organizationLimit(workspace)
  const limit = Math.min(key.rate ?? organization, organization)
  return { key: `{${workspace.id}}:${key.id}`, limit, windowSeconds: MINUTE }
}

/** The ceilings of the family that a route belongs to, none for most routes (RL-015). */
export function familyBuckets(workspace: { id: string }, routePath: string): Bucket[] {
  const family = FAMILIES.find(({ path }) => routePath === path || routePath.startsWith(`${path}/`))
  if (!family) return []
  const key = `{${workspace.id}}:${family.name}`
  return [
    { key: `${key}:minute`, limit: family.perMinute, windowSeconds: MINUTE },
    { key: `${key}:hour`, limit: family.perHour, windowSeconds: HOUR },
  ]
}

/** Every bucket that a request to a route takes from (RL-001). */
export function requestBuckets(key: RatedKey, workspace: RatedWorkspace, routePath: string): Bucket[] {
  return [organizationBucket(workspace), keyBucket(key, workspace), ...familyBuckets(workspace, routePath)]
}

/**
 * The bucket that binds a caller most (RL-002, RL-014): the one with the least remaining, among equals the one that stays so
 * for longest, then the one with the lower limit. Throws where there is none.
 */
export function tightest(states: readonly BucketState[]): BucketState {
  return states.reduce((one, other) => (isTighter(other, one) ? other : one))
}

function isTighter(one: BucketState, other: BucketState): boolean {
  if (one.remaining !== other.remaining) return one.remaining < other.remaining
  if (one.resetSeconds !== other.resetSeconds) return one.resetSeconds > other.resetSeconds
  return one.limit < other.limit
}

/** Every bucket there is for a key, by the name that GET /v1/account/usage gives it (AC-005). */
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

/** Seconds after which a refused request finds room in each bucket that had none, at least 1 (RL-011, RL-012). */
export function retryAfterSeconds(states: readonly BucketState[]): number {
  const exhausted = states.filter(({ remaining }) => remaining === 0)
  return Math.max(1, ...exhausted.map(({ resetSeconds }) => resetSeconds))
}

/** The headers that tell a caller how its tightest bucket stands (RL-013, RL-014). */
export function rateLimitHeaders(states: readonly BucketState[]): [name: string, value: string][] {
  const { limit, remaining, resetSeconds } = tightest(states)
  return [
    ['RateLimit-Limit', String(limit)],
    ['RateLimit-Remaining', String(remaining)],
    ['RateLimit-Reset', String(resetSeconds)],
  ]
}
