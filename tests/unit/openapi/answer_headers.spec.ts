import { test } from '@japa/runner'
import { ANSWER_HEADERS, answerHeaders } from '#app/openapi/answer_headers'

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

test.group('OpenAPI: response headers', () => {
  for (const [status, names] of [
    [200, LIMITS],
    [402, LIMITS],
    [404, LIMITS],
    [429, [...LIMITS, 'Retry-After']],
    [500, LIMITS],
    [401, []],
  ] as [number, string[]][])
    test(`[RL-011 RL-013] ${status}: ${names.join(', ') || 'none'}`, ({ assert }) => {
      const headers = (answerHeaders(status).headers ?? {}) as Record<string, { $ref: string }>
      assert.sameMembers(Object.keys(headers), names)
      for (const { $ref } of Object.values(headers)) {
        assert.match($ref, /^#\/components\/headers\/\w+$/)
        assert.property(ANSWER_HEADERS, $ref.split('/').at(-1)!)
      }
    })
})
