import type { HttpResponse } from '@adonisjs/core/http'
import { rateLimitHeaders, requestBuckets, retryAfterSeconds } from '#domain/access/rate_limits'
import { DomainError } from '#domain/errors'
import type { RateBuckets } from '#domain/ports/rate_buckets'

type Caller = Parameters<typeof requestBuckets>[0] & { workspace: Parameters<typeof requestBuckets>[1] }

/**
 * Takes a request out of the buckets of its key, workspace and route family, and tells how they stand in the headers of its
 * answer, whatever that will be (RL-001, RL-013). Throws `rate_limited` where one is exhausted.
 */
export async function limitRate(
  response: HttpResponse,
  buckets: RateBuckets,
  key: Caller,
  routePath: string
): Promise<void> {
  const { allowed, states } = await buckets.consume(requestBuckets(key, key.workspace, routePath), Date.now())
  for (const [name, value] of rateLimitHeaders(states)) response.header(name, value)
  if (allowed) return
  const seconds = retryAfterSeconds(states)
  throw new DomainError('rate_limited', `Too many requests; there is room again in ${seconds} s.`, {
    retry_after_seconds: seconds,
  })
}
