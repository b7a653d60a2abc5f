import { test } from '@japa/runner'
import { parseCorsOrigins } from '#domain/access/cors_origins'
import env from '#start/env'
import { makeKey } from '#tests/functional/support/keys'

const ORIGIN = 'https://app.example.com'
const HEADERS = ['origin', 'methods', 'headers', 'credentials', 'max-age'].map(
  (name) => `access-control-allow-${name}`
)

const fetched = (path: string, init: RequestInit = {}) =>
  fetch(`http://${env.get('HOST')}:${env.get('PORT')}${path}`, init)

const preflight = (path: string, origin = ORIGIN) =>
  fetched(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    },
  })

function useOrigins(setting: string): void {
  const read = parseCorsOrigins(setting) as { allows: (origin: string) => boolean }
  env.set('CORS_ORIGINS', setting ? read.allows : (undefined as never))
  // env.set writes the text "undefined", which processes of later tests would inherit.
  if (!setting) delete process.env.CORS_ORIGINS
}

test.group('CORS', (group) => {
  group.each.teardown(() => useOrigins(''))

  test('is off by default', async ({ assert }) => {
    const answer = await preflight('/v1/search')
    assert.equal(answer.status, 405)
    for (const name of HEADERS) assert.isNull(answer.headers.get(name), name)
    assert.isNull(answer.headers.get('vary'))
  })

  test('answers the preflight request of a listed origin, without a key', async ({ assert }) => {
    useOrigins(ORIGIN)
    const { status, headers } = await preflight('/v1/webhooks/wh_1')
    assert.equal(status, 204)
    assert.equal(headers.get('access-control-allow-origin'), ORIGIN)
    assert.equal(headers.get('access-control-allow-methods'), 'PATCH, DELETE')
    assert.match(headers.get('access-control-allow-headers')!, /Authorization.*Idempotency-Key/)
    assert.equal(headers.get('vary'), 'Origin')
    assert.isNull(headers.get('access-control-allow-credentials'))
  })

  test('lets a listed origin read responses, errors and streams included', async ({ assert }) => {
    useOrigins(ORIGIN)
    const { secret } = await makeKey()
    for (const [path, authorization] of [
      ['/v1/account/credits', `Bearer ${secret}`],
      ['/v1/account/credits', 'Bearer wrong'],
      ['/v1/sets/none/events', `Bearer ${secret}`],
      ['/v1/nothing', ''],
    ]) {
      const { headers } = await fetched(path, { headers: { origin: ORIGIN, authorization } })
      assert.equal(headers.get('access-control-allow-origin'), ORIGIN, path)
      assert.match(headers.get('access-control-expose-headers')!, /X-Request-Id.*Retry-After/, path)
      assert.isNull(headers.get('access-control-allow-credentials'), path)
    }
  })

  test('says nothing to other origins, and nothing outside of /v1', async ({ assert }) => {
    useOrigins(ORIGIN)
    for (const answer of [
      await preflight('/v1/search', 'https://evil.example'),
      await preflight('/console/api/session'),
      await preflight('/mcp'),
      await fetched('/health', { headers: { origin: ORIGIN } }),
    ])
      for (const name of HEADERS) assert.isNull(answer.headers.get(name), name)
  })

  test('* names the origin of the request', async ({ assert }) => {
    useOrigins('*')
    const { headers } = await preflight('/v1/search', 'https://any.example')
    assert.equal(headers.get('access-control-allow-origin'), 'https://any.example')
  })
})
