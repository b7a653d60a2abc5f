import type { JsonSchema } from '#app/shared/schema/schema'

const whole = (description: string, minimum = 0): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum },
})

/** The headers as components. Their names are short, because every response refers to them. */
export const ANSWER_HEADERS: JsonSchema = {
  Limit: whole('Requests per window of the strictest rate limit that applies', 1),
  Remaining: whole('Requests left in the current window'),
  Reset: whole('Seconds until the current window ends', 1),
  RetryAfter: whole('Seconds to wait before retrying', 1),
}

const COMPONENT_OF = {
  'RateLimit-Limit': 'Limit',
  'RateLimit-Remaining': 'Remaining',
  'RateLimit-Reset': 'Reset',
  'Retry-After': 'RetryAfter',
}

/** Returns the headers of a response: rate limits, and `Retry-After` for 429. None for 401. */
export function answerHeaders(status: number): { headers?: JsonSchema } {
  if (status === 401) return {}
  const shown = Object.entries(COMPONENT_OF).filter(([name]) => status === 429 || name !== 'Retry-After')
  return {
    headers: Object.fromEntries(
      shown.map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }])
    ),
  }
}
