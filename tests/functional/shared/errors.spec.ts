import { request as httpRequest } from 'node:http'
import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'

const base = () => ({ host: '127.0.0.1', port: Number(process.env.PORT) })

/** A POST with exactly this body and these headers. */
function rawPost(path: string, body: string | Buffer, headers: Record<string, string>) {
  return new Promise<{ status: number; body: any }>((resolve, reject) => {
    const request = httpRequest({ ...base(), path, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, body: JSON.parse(String(Buffer.concat(chunks))) })
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

test.group('errors', (group) => {
  let headers: Record<string, string>
  group.setup(async () => {
    headers = { authorization: `Bearer ${(await makeKey()).secret}`, 'content-type': 'application/json' }
  })

  test('[ENV-002 ER-003 OP-005] unknown routes and unknown objects return the same 404', async ({
    client,
    assert,
  }) => {
    const bodies = []
    const unknown = ['/v1/nothing', '/nothing', '/v1/people/search/criteria/crit_none']
    for (const path of [...unknown, `/v1/sets/${'a'.repeat(5_000)}`]) {
      const response = await client.get(path).headers(headers)
      response.assertStatus(404)
      const { error, ...rest } = response.body()
      assert.isEmpty(rest)
      assert.match(error.request_id, /^req_[0-9a-f]{32}$/)
      assert.equal(response.header('x-request-id'), error.request_id)
      bodies.push({ ...error, request_id: '' })
    }
    assert.deepEqual(bodies[0], bodies[2])
    assert.deepEqual(bodies[1], bodies[2])
    assert.deepEqual(Object.keys(bodies[0]).sort(), ['code', 'message', 'request_id'])
  })

  test('[AU-014 OP-005] criteria of another workspace return the same 404', async ({ client, assert }) => {
    const mine = await client
      .post('/v1/people/search/criteria')
      .headers(headers)
      .json({ query: 'nurses in Leeds' })
    mine.assertStatus(201)
    const path = `/v1/people/search/criteria/${mine.body().data.id}`
    ;(await client.get(path).headers(headers)).assertStatus(200)
    const foreign = await client.get(path).bearerToken((await makeKey()).secret)
    const absent = await client.get('/v1/people/search/criteria/none').headers(headers)
    foreign.assertStatus(404)
    assert.deepEqual({ ...foreign.body().error, request_id: '' }, { ...absent.body().error, request_id: '' })
  })

  test('malformed JSON and bad UTF-8 are validation_failed', async ({ assert }) => {
    for (const body of ['{"query":', '{"a":1}}', '', 'nonsense', Buffer.from([0x22, 0xff, 0xfe, 0x22])]) {
      const response = await rawPost('/v1/search', body, headers)
      assert.equal(response.status, 422, String(body))
      assert.equal(response.body.error.code, 'validation_failed')
      assert.property(response.body.error.details.fieldErrors, 'body')
    }
  })

  test('[ER-001] a JSON body that is not an object is validation_failed', async ({ assert }) => {
    for (const body of ['[]', '"text"', 'null', '5'])
      assert.equal((await rawPost('/v1/search', body, headers)).body.error.code, 'validation_failed')
  })

  test('[OP-004] a body over the limit is 413 validation_failed', async ({ assert }) => {
    const body = JSON.stringify({ query: 'x'.repeat(2 * 1024 * 1024) })
    const response = await rawPost('/v1/search', body, headers)
    assert.equal(response.status, 413)
    assert.equal(response.body.error.code, 'validation_failed')
  })

  test('another content type is 415 validation_failed', async ({ assert }) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await rawPost('/v1/search', 'query=nurses', { ...headers, 'content-type': type })
      assert.equal(response.status, 415)
      assert.equal(response.body.error.code, 'validation_failed')
      assert.property(response.body.error.details.fieldErrors, 'content-type')
    }
  })

  test('ignores a request id sent by the caller', async ({ client, assert }) => {
    for (const id of ['mine', 'mine\u00e9'])
      for (const path of ['/v1/nothing', '/v1/account/credits', '/health']) {
        const response = await client.get(path).headers({ ...headers, 'x-request-id': id })
        const { error, meta } = response.body()
        assert.notEqual(response.header('x-request-id'), id)
        assert.equal(response.header('x-request-id'), (error ?? meta)?.request_id)
      }
  })

  test('[ENV-002 OP-005] a path with a broken escape returns the 404 of unknown routes', async ({
    assert,
  }) => {
    for (const path of ['/v1/datasets/%E0%A4%A', '/v1/%zz', '/%ff']) {
      const response = await rawPost(path, '{}', headers)
      assert.equal(response.status, 404)
      const { request_id, ...error } = response.body.error
      assert.match(request_id, /^req_[0-9a-f]{32}$/)
      assert.deepEqual(error, {
        code: 'not_found',
        message: 'no such route or object in the workspace',
      })
    }
  })

  test('[ER-001] a request without a body names the missing fields', async ({ assert }) => {
    const { authorization } = headers
    for (const length of [{}, { 'content-length': '0' }] as Record<string, string>[]) {
      const datasets = await rawPost('/v1/datasets', '', { authorization, ...length })
      assert.equal(datasets.status, 422)
      assert.deepEqual(Object.keys(datasets.body.error.details.fieldErrors), ['entity', 'rows', 'columns'])
      const search = await rawPost('/v1/search', '', { authorization, ...length })
      assert.equal(search.body.error.code, 'query_required')
    }
  })

  test('[VE-001] routes without the prefix return 404', async ({ client }) => {
    for (const path of ['/search', '/datasets', '/people/search'])
      (await client.post(path).headers(headers).json({})).assertStatus(404)
  })

  test('[OP-036] /v1/socials has no route', async ({ client }) => {
    ;(await client.get('/v1/socials').headers(headers)).assertStatus(404)
  })
})
