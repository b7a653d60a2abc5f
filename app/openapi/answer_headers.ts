import type { JsonSchema } from '#app/shared/schema/schema'

const whole = (description: string, minimum = 0): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum },
})

export const ANSWER_HEADERS: JsonSchema = {
  'RateLimit-Limit': whole('Requests per window of the strictest rate limit that applies', 1),
  'RateLimit-Remaining': whole('Requests left in the current window'),
  'RateLimit-Reset': whole('Seconds until the current window ends', 1),
  'Retry-After': whole('Seconds to wait before retrying', 1),
}

/** Returns the headers of a response: rate limits, and `Retry-After` for 429. None for 401. */
export function answerHeaders(status: number): { headers?: JsonSchema } {
  if (status === 401) return {}
  const names = Object.keys(ANSWER_HEADERS).filter((name) => status === 429 || name !== 'Retry-After')
  return {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }
}
