import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { expand } from '#app/openapi/expand'
import { serviceDocument } from '#app/openapi/service_document'
import { CompanyStore } from '#app/people/company_store'
import { operations } from '#app/shared/http/registered'
import { makeKey } from '#tests/functional/support/keys'

const OPTIONAL = ['retry_after_seconds', 'retryable', 'unavailable_fields', 'details', 'usage']
const META = [
  'request_id',
  'warnings',
  'usage',
  'credits_charged',
  'acu_charged',
  'acu_limit',
  'acu_used',
  'max_credits',
  'remaining_credits',
  'remaining_acu',
]

/** JSON response schemas of the OpenAPI document. Streams and files have no envelope. */
function answers(): [string, number, any][] {
  const document = serviceDocument()
  const paths = expand(document.paths as Record<string, Record<string, any>>, document)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      Object.entries(operation.responses as Record<string, any>).flatMap(
        ([status, response]): [string, number, any][] => {
          const json = response.content['application/json']
          return json ? [[`${method} ${path}`, Number(status), json.schema]] : []
        }
      )
    )
  )
}

test.group('envelopes', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey()).secret
  })
  group.each.teardown(() => app.container.restoreAll())

  test('[ENV-001 ENV-002 VE-002] every response is data and meta, or only error, without other members', ({
    assert,
  }) => {
    for (const [route, status, schema] of answers()) {
      const where = `${route} ${status}`
      assert.isFalse(schema.additionalProperties, where)
      assert.deepEqual(Object.keys(schema.properties), status < 300 ? ['data', 'meta'] : ['error'], where)
      const inner = status < 300 ? schema.properties.data : schema.properties.error
      for (const one of inner.anyOf ?? [inner]) assert.isFalse(one.additionalProperties, where)
    }
  })

  test('[ENV-003] meta contains only request id, warnings, usage and cost', ({ assert }) => {
    for (const [route, status, schema] of answers())
      if (status < 300)
        assert.isEmpty(
          Object.keys(schema.properties.meta.properties).filter((key) => !META.includes(key)),
          route
        )
  })

  test('[ENV-004] an error has code, message, request id and only the specified optional members', async ({
    client,
    assert,
  }) => {
    for (const [route, status, schema] of answers()) {
      if (status < 400) continue
      const { properties, required } = schema.properties.error
      assert.sameMembers(required, ['code', 'message', 'request_id'], route)
      assert.sameMembers(Object.keys(properties), [...required, ...OPTIONAL], route)
      assert.sameMembers(Object.keys(properties.details.properties), ['fieldErrors', 'dataset_id'], route)
    }
    const plain = await client.post('/v1/search').bearerToken(secret).json({ query: ' ' })
    assert.sameMembers(Object.keys(plain.body().error), ['code', 'message', 'request_id'])
  })

  test('[ENV-006] every response of every route is JSON', async ({ client, assert }) => {
    for (const { method, path } of operations())
      for (const key of [secret, 'none']) {
        const to = path.replace(/:\w+/g, 'none')
        const response = await (method === 'GET' ? client.get(to) : client.post(to).json({})).bearerToken(key)
        assert.match(response.header('content-type')!, /^application\/json/)
        assert.equal(
          response.header('x-request-id'),
          (response.body().error ?? response.body().meta).request_id
        )
      }
  })

  test('[OP-006] an unexpected error returns 500 internal_error without its cause', async ({
    client,
    assert,
  }) => {
    const broken = new Proxy({} as CompanyStore, {
      get: (_, name) => {
        if (name === 'then') return undefined
        throw new Error('SELECT secret FROM vault')
      },
    })
    app.container.swap(CompanyStore, () => broken)
    const response = await client
      .post('/v1/people/company')
      .bearerToken(secret)
      .json({ domain: 'acme.example' })
    response.assertStatus(500)
    assert.equal(response.body().error.code, 'internal_error')
    assert.notMatch(response.text(), /SELECT|vault|\.ts|at /)
  })
})
