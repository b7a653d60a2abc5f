import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import { IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { ProfilesUnavailableError } from '#domain/codehost/profiles'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { addKey } from '#tests/functional/support/keys'
import { giveAccounts, payingKey, playSite } from './support.js'

const PATHS = ['/v1/codehost/search', '/v1/codehost/people-search']

test.group('code-host access, money and failures', (group) => {
  group.setup(() => giveAccounts([{ login: 'zoe' }]))
  group.each.teardown(() => app.container.restoreAll())

  const post = (client: ApiClient, secret: string, path: string, body: object = { login: 'zoe' }) =>
    client.post(path).bearerToken(secret).json(body)
  /** An index that fails every search. It has no `then`, so that it is not taken for a promise. */
  const failing = (search: () => Promise<never>) =>
    app.container.swap(
      SearchIndex,
      () => new Proxy({} as SearchIndex, { get: (_, name) => (name === 'then' ? undefined : search) })
    )

  for (const path of PATHS) {
    test(`[CH-001 CH-002 OP-035 AU-011] requires people:search: ${path}`, async ({ client, assert }) => {
      const { workspace, secret } = await payingKey()
      ;(await post(client, secret, path)).assertStatus(200)
      const others = SCOPE_NAMES.filter((scope) => scope !== 'people:search' && scope !== 'agent:chat')
      const other = await addKey(workspace, { scopes: others })
      const refused = await post(client, other.secret, path)
      refused.assertStatus(403)
      assert.equal(refused.body().error.code, 'insufficient_scope')
    })

    test(`[BI-017 OP-007] returns insufficient_acu without credits: ${path}`, async ({ client, assert }) => {
      const { secret } = await payingKey(0)
      const refused = await post(client, secret, path)
      refused.assertStatus(402)
      assert.equal(refused.body().error.code, 'insufficient_acu')
    })

    test(`[ID-003] replays a repeated idempotency key and bills once: ${path}`, async ({
      client,
      assert,
    }) => {
      const { secret, balance } = await payingKey(100)
      const key = randomUUID()
      const ask = () => post(client, secret, path).header('idempotency-key', key)
      const [first, second] = [await ask(), await ask()]
      assert.equal(first.text(), second.text())
      assert.equal((await balance()).posted, 1)
    })

    test(`[ER-007] an unavailable index is github_search_unavailable and free: ${path}`, async ({
      client,
      assert,
    }) => {
      const { secret, balance } = await payingKey(100)
      for (const error of [new IndexUnavailableError('down'), new Error('secret detail')]) {
        failing(() => Promise.reject(error))
        for (const more of [{}, { exclude: { profile_urls: ['https://github.com/zoe'] } }]) {
          const response = await post(client, secret, path, { type: 'User', ...more })
          response.assertStatus(503)
          assert.equal(response.body().error.code, 'github_search_unavailable')
          assert.notInclude(response.text(), 'secret detail')
        }
      }
      assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
    })

    test(`[ER-005] a stalled index is search_timeout: ${path}`, async ({ client, assert }) => {
      const { secret } = await payingKey(100)
      failing(() => new Promise<never>(() => {}))
      const response = await post(client, secret, path)
      response.assertStatus(503)
      assert.equal(response.body().error.code, 'search_timeout')
    })
      .timeout(20_000)
      .tags(['@any_engine'])

    test(`[ER-007 CH-038] an unavailable site is an error, not an absent profile: ${path}`, async ({
      client,
      assert,
    }) => {
      const { secret, balance } = await payingKey(100)
      playSite({}).failure = new ProfilesUnavailableError('limited', 61)
      const include = path.endsWith('/search') ? { include_profiles: true } : {}
      const response = await post(client, secret, path, { login: 'zoe', ...include })
      response.assertStatus(503)
      assert.equal(response.body().error.code, 'github_search_unavailable')
      assert.equal(response.body().error.retry_after_seconds, 61)
      assert.equal(response.header('retry-after'), '61')
      assert.equal((await balance()).posted, 0)
    })
  }

  test('[AU-013] older keys may search, but not link people', async ({ client }) => {
    const { workspace } = await payingKey()
    const older = await addKey(workspace, { scopes: ['people:enrich', 'agent:chat'] })
    ;(await post(client, older.secret, PATHS[0])).assertStatus(200)
    ;(await post(client, older.secret, PATHS[1])).assertStatus(403)
  })
})
