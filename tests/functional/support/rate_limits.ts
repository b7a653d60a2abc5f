import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { Assert } from '@japa/assert'

/** A path that returns 404 for a valid key. */
export const FOUND_NOTHING = '/v1/people/search/criteria/none'
export const LIMIT_HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']

/** RateLimit-Limit, -Remaining and -Reset of a response. */
export const limitsOf = (response: ApiResponse) => LIMIT_HEADERS.map((name) => response.header(name))

/** Sends a request `times` times. Returns the last response. */
export async function get(
  client: ApiClient,
  secret: string,
  path = FOUND_NOTHING,
  times = 1
): Promise<ApiResponse> {
  let response!: ApiResponse
  for (let i = 0; i < times; i++) response = await client.get(path).bearerToken(secret)
  return response
}

/**
 * Asserts a 429 `rate_limited`. Body and header must have the same wait, and the bucket headers
 * must match it (RL-011, RL-012).
 */
export function assertRefused(assert: Assert, response: ApiResponse, seconds?: number): void {
  response.assertStatus(429)
  const { code, retry_after_seconds: wait } = response.body().error
  assert.equal(code, 'rate_limited')
  assert.isAtLeast(wait, 1)
  assert.equal(response.header('retry-after'), String(wait))
  assert.equal(response.header('ratelimit-remaining'), '0')
  assert.equal(response.header('ratelimit-reset'), String(wait))
  if (seconds !== undefined) assert.equal(wait, seconds)
}

/** Checks that the rate limit headers are plausible. */
export function assertLimits(assert: Assert, response: ApiResponse, of: string): void {
  for (const value of limitsOf(response)) assert.match(value ?? '', /^\d+$/, of)
  const [limit, remaining, reset] = limitsOf(response).map(Number)
  assert.isAtMost(remaining, limit - 1, of)
  assert.isAtLeast(reset, 1, of)
  assert.isAtMost(reset, 60, of)
}
