import type { JsonSchema } from '#app/shared/schema/schema'

const whole = (description: string, minimum = 0): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum },
})

/** The headers of responses. Short component names keep the document small. */
export const ANSWER_HEADERS: JsonSchema = {
  Limit: whole('Requests per window of the strictest rate limit that applies', 1),
  Left: whole('Requests left in the current window'),
  Reset: whole('Seconds until the current window ends', 1),
  RetryAfter: whole('Seconds to wait before retrying', 1),
}

const RATE_LIMITS = {
  'RateLimit-Limit': 'Limit',
  'RateLimit-Remaining': 'Left',
  'RateLimit-Reset': 'Reset',
}

/** Returns the headers of a response: rate limits, and `Retry-After` for 429. None for 401. */
export function answerHeaders(status: number): { headers?: JsonSchema } {
  if (status === 401) return {}
  const names = { ...RATE_LIMITS, ...(status === 429 ? { 'Retry-After': 'RetryAfter' } : {}) }
  return {
    headers: Object.fromEntries(
      Object.entries(names).map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }])
    ),
  }
}
