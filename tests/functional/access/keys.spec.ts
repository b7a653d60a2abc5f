import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import { EVERY_SCOPE_NAME, type Scope } from '#domain/access/scopes'
import { Sql } from '#domain/ports/sql'
import { CALLER_CACHE_MS } from '#app/access/callers'
import { operations } from '#app/shared/http/registered'
import { changeKey, makeKey, suspend } from '#tests/functional/support/keys'

const PATH = '/v1/people/search/criteria/none'

test.group('API keys', () => {
  test('[AU-001 AU-002] accepts a key in either header', async ({ client }) => {
    const { secret } = await makeKey()
    for (const [name, value] of [
      ['authorization', `Bearer ${secret}`],
      ['authorization', `bearer ${secret}`],
      ['x-api-key', secret],
    ])
      (await client.get(PATH).header(name, value)).assertStatus(404)
  })

  test('[AU-003] a key has the shape prefix_live_secret', async ({ assert }) => {
    const { secret } = await makeKey()
    assert.match(secret, /^kith_live_[A-Za-z0-9_-]{43}$/)
  })

  test('[AU-004] the database stores only the hash of a secret', async ({ assert }) => {
    const { key, secret } = await makeKey()
    const row = await db.from('api_keys').where('id', key.id).firstOrFail()
    assert.notInclude(JSON.stringify(row), secret.slice('kith_live_'.length))
    assert.match(row.hash, /^[0-9a-f]{64}$/)
  })

  test('[AU-005 OP-001] no supported credential is missing_api_key', async ({ client, assert }) => {
    for (const headers of <Record<string, string>[]>[
      {},
      { authorization: 'Basic dTpw' },
      { authorization: 'Bearer' },
      { 'x-api-key': '' },
    ]) {
      const response = await client.get(PATH).headers(headers)
      response.assertStatus(401)
      response.assertHeader('www-authenticate', 'Bearer')
      assert.equal(response.body().error.code, 'missing_api_key')
    }
  })

  test('[AU-006 OP-001] an unknown credential is invalid_api_key', async ({ client, assert }) => {
    const response = await client.get(PATH).header('x-api-key', 'kith_live_nobody')
    response.assertStatus(401)
    response.assertHeader('www-authenticate', 'Bearer')
    assert.equal(response.body().error.code, 'invalid_api_key')
  })

  test('[AU-007 OP-001] an expired key is expired_api_key', async ({ client, assert }) => {
    const { secret } = await makeKey({ expiresAt: '2020-01-01T00:00:00.000Z' })
    const response = await client.get(PATH).bearerToken(secret)
    response.assertStatus(401)
    assert.equal(response.body().error.code, 'expired_api_key')
    const later = await makeKey({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
    ;(await client.get(PATH).bearerToken(later.secret)).assertStatus(404)
  })

  test('[AU-008] a key that another process revokes is rejected after the cache time', async ({ client }) => {
    const { key, secret } = await makeKey()
    ;(await client.get(PATH).bearerToken(secret)).assertStatus(404)
    const sql = await app.container.make(Sql)
    await sql.run('UPDATE api_keys SET revoked_at = ? WHERE id = ?', [new Date().toISOString(), key.id])
    await new Promise((resolve) => setTimeout(resolve, CALLER_CACHE_MS[sql.dialect] + 1))
    ;(await client.get(PATH).bearerToken(secret)).assertStatus(401)
  })

  test('[AU-008 OP-001] a revoked key is revoked_api_key', async ({ client, assert }) => {
    const { key, secret } = await makeKey()
    await changeKey(key, { revoked_at: new Date().toISOString() })
    const response = await client.get(PATH).bearerToken(secret)
    response.assertStatus(401)
    assert.equal(response.body().error.code, 'revoked_api_key')
  })

  test('[AU-009 OP-002] a plan without API use is paid_plan_required', async ({ client, assert }) => {
    for (const options of [{ plan: 'free' }, { cardOnFile: false }] as const) {
      const { secret } = await makeKey(options)
      const response = await client.get(PATH).bearerToken(secret)
      response.assertStatus(402)
      assert.equal(response.body().error.code, 'paid_plan_required')
    }
  })

  test('[AU-010 OP-003] a suspended workspace is active_account_required', async ({ client, assert }) => {
    const { workspace, secret } = await makeKey()
    await suspend(workspace)
    const response = await client.get(PATH).bearerToken(secret)
    response.assertStatus(403)
    assert.equal(response.body().error.code, 'active_account_required')
  })

  test('[AU-011 SR-001 SR-002 SR-003 SR-004 SR-005] each route refuses keys of every other scope', async ({
    client,
    assert,
  }) => {
    const keys = new Map<Scope, string>()
    for (const scope of EVERY_SCOPE_NAME) keys.set(scope, (await makeKey({ scopes: [scope] })).secret)
    for (const operation of operations())
      for (const [scope, secret] of keys) {
        const path = operation.path.replace(/:\w+/g, 'none')
        // A valid DELETE would revoke the key that later operations need.
        if (scope === operation.scope && operation.method === 'DELETE') continue
        const request =
          operation.method === 'POST' ? client.post(path).json({}) : client.request(path, operation.method)
        const response = await request.bearerToken(secret)
        const { code } = response.body().error ?? {}
        if (scope === operation.scope) assert.notEqual(code, 'insufficient_scope', operation.id)
        else {
          response.assertStatus(403)
          assert.equal(code, 'insufficient_scope', operation.id)
        }
      }
  })
})
