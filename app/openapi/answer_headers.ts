import type { JsonSchema } from '#app/shared/schema/schema'

const whole = (description: string, minimum = 0): JsonSchema => ({
  description,
  schema: { type: 'integer', minimum },
})

/** Headers of answers, as components of the document. */
export const ANSWER_HEADERS: JsonSchema = {
  'RateLimit-Limit': whole('Requests in a window of the tightest rate limit that applies', 1),
  'RateLimit-Remaining': whole('Requests left in its open window'),
  'RateLimit-Reset': whole('Seconds until that window ends', 1),
  'Retry-After': whole('Seconds after which there is room again', 1),
}

/** The headers of an answer of a status: limits wherever the key was recognised (RL-013), the wait of a 429 (RL-011). */
export function answerHeaders(status: number): { headers?: JsonSchema } {
  if (status === 401) return {}
  const names = Object.keys(ANSWER_HEADERS).filter((name) => status === 429 || name !== 'Retry-After')
  return {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }
}
