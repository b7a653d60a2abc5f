import { test } from '@japa/runner'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { customer } from '#tests/functional/datasets/fixture'
import { addKey } from '#tests/functional/support/keys'
import { operator, request } from './fixture.js'

const person = { email: 'nobody@elsewhere.example' }

test.group('erasure: access', () => {
  test('only the scope privacy opens the routes, and it opens no other', async ({ client, assert }) => {
    const { secret, workspace } = await customer(100, { scopes: SCOPE_NAMES })
    for (const call of [
      request(client, secret, { person }),
      client.get('/v1/privacy/requests').bearerToken(secret),
      client.get('/v1/privacy/requests/prv_1').bearerToken(secret),
    ]) {
      const response = await call
      response.assertStatus(403)
      assert.equal(response.body().error.code, 'insufficient_scope')
    }
    const { secret: own } = await addKey(workspace, { scopes: ['privacy'] })
    ;(await request(client, own, { person })).assertStatus(200)
    ;(await client.get('/v1/account/credits').bearerToken(own)).assertStatus(403)
  })

  test("another workspace's request is a 404, and lists leave it out", async ({ client, assert }) => {
    const [one, other] = [await operator(), await operator()]
    const created = await request(client, one.secret, { person, confirm: true })
    created.assertStatus(202)
    const path = `/v1/privacy/requests/${created.body().data.id}`
    ;(await client.get(path).bearerToken(other.secret)).assertStatus(404)
    ;(await client.get(path).bearerToken(one.secret)).assertStatus(200)
    const listed = await client.get('/v1/privacy/requests').bearerToken(other.secret)
    assert.deepEqual(listed.body().data, { requests: [], next_cursor: null })
  })

  test('rejects a person without an identifier, with two, and a name alone', async ({ client, assert }) => {
    const { secret } = await operator()
    for (const [given, code] of [
      [{}, 'validation_failed'],
      [{ email: 'a@b.example', phone: '+4722951734' }, 'validation_failed'],
      [{ name: 'Zoe Quill' }, 'identity_required'],
      [{ name: 'Zoe Quill', birth_date: 'May' }, 'validation_failed'],
      [{ profile_url: 'https://acme.example' }, 'validation_failed'],
    ] as const) {
      const response = await request(client, secret, { person: given, confirm: true })
      response.assertStatus(422)
      assert.equal(response.body().error.code, code)
    }
  })
})
