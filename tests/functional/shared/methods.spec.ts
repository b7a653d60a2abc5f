import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'

test.group('methods that a path does not have', () => {
  for (const [method, path, allowed] of [
    ['DELETE', '/v1/datasets', 'POST, GET'],
    ['PUT', '/v1/webhooks/wh_1', 'PATCH, DELETE'],
    ['GET', '/v1/search', 'POST'],
    ['POST', '/v1/agent/runs/run_1', 'GET, DELETE'],
    ['PUT', '/v1/sets/preview', 'POST'],
    ['PUT', '/v1/people/batch/enrich', 'POST'],
  ] as const)
    test(`${method} ${path} returns 405 with the methods that the path has`, async ({ assert, client }) => {
      const { secret } = await makeKey()
      const response = await client.request(path, method).bearerToken(secret)
      response.assertStatus(405)
      response.assertHeader('allow', allowed)
      const { error } = response.body()
      assert.equal(error.code, 'method_not_allowed')
      assert.include(error.message, allowed)
      assert.isString(error.request_id)
    })

  test('an unknown path returns 404 with every method', async ({ client }) => {
    for (const method of ['GET', 'POST', 'DELETE', 'PATCH'])
      (await client.request('/v1/nothing', method)).assertStatus(404)
    ;(await client.request('/v1/datasets/ds_1/nothing', 'GET')).assertStatus(404)
  })

  test('a wrong choice lists the valid ones', async ({ client, assert }) => {
    const { secret } = await makeKey()
    const response = await client.post('/v1/search').bearerToken(secret).json({ query: 'x', type: 'slow' })
    response.assertStatus(422)
    assert.equal(response.body().error.message, 'type: must be one of instant, fast, auto, deep')
  })
})
