import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { makeKey } from '#tests/functional/support/keys'

/** An index that fails every search in one way. */
function failing(error: () => Promise<never>): SearchIndex {
  // It has no `then`, so that it is not taken for a promise.
  return new Proxy({} as SearchIndex, { get: (_, name) => (name === 'then' ? undefined : error) })
}

test.group('search when the index fails', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey()).secret
  })
  group.each.teardown(() => app.container.restoreAll())

  const search = (client: any, type: string, more: object = {}) =>
    client
      .post('/v1/search')
      .bearerToken(secret)
      .json({ type, query: 'engineers', ...more })
  /** Must be looked up in the index before the search. */
  const exclude = { profile_urls: ['https://github.com/nora'] }

  test('[ER-004] an unreachable index is search_unavailable', async ({ client, assert }) => {
    app.container.swap(SearchIndex, () =>
      failing(async () => Promise.reject(new IndexUnavailableError('down')))
    )
    for (const more of [{}, { exclude }]) {
      const response = await search(client, 'fast', more)
      response.assertStatus(503)
      assert.equal(response.body().error.code, 'search_unavailable')
    }
  })

  test('[ER-006 OP-006] a failing index is search_failed and leaks nothing', async ({ client, assert }) => {
    app.container.swap(SearchIndex, () =>
      failing(async () => Promise.reject(new Error('secret detail at /srv/x')))
    )
    const response = await search(client, 'instant')
    response.assertStatus(503)
    assert.equal(response.body().error.code, 'search_failed')
    assert.notInclude(response.text(), 'secret detail')
  })

  test('[ER-005] a stalled index is search_timeout', async ({ client, assert }) => {
    app.container.swap(SearchIndex, () => failing(() => new Promise<never>(() => {})))
    const responses = await Promise.all([{}, { exclude }].map((more) => search(client, 'instant', more)))
    for (const response of responses) {
      response.assertStatus(503)
      assert.equal(response.body().error.code, 'search_timeout')
    }
  })
    .timeout(20_000)
    .tags(['@any_engine'])
})
