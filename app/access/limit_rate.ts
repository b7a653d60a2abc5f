import type { HttpResponse } from '@adonisjs/core/http'
import { rateLimitHeaders, requestBuckets, retryAfterSeconds } from '#domain/access/rate_limits'
import { DomainError } from '#domain/errors'
import type { RateBuckets } from '#domain/ports/rate_buckets'

type Caller = Parameters<typeof requestBuckets>[0] & { workspace: Parameters<typeof requestBuckets>[1] }

/**
 * Counts a request in the buckets of its key, workspace and route family, and sets the rate limit
 * headers. Throws `rate_limited` when a bucket is full.
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
  throw new DomainError('rate_limited', `Too many requests; retry in ${seconds} s.`, {
    retry_after_seconds: seconds,
  })
}
