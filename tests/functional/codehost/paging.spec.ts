import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { anActivity } from '#tests/unit/codehost/accounts'
import { giveAccounts, payingKey } from './support.js'

/** 1,200 accounts of one language, and 10,001 of another. */
const ACCOUNTS = Array.from({ length: 11_201 }, (_, i) => ({
  login: `user-${i}`,
  activity: anActivity({ commits: i, languages: [i < 1200 ? 'Rust' : 'Go'] }),
}))

test.group('code-host paging', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await payingKey()).secret
    await giveAccounts(ACCOUNTS)
  })

  const page = async (client: ApiClient, body: object) => {
    const response = await client.post('/v1/codehost/search').bearerToken(secret).json(body)
    response.assertStatus(200)
    return response.body().data
  }

  for (const limit of [30, 100])
    test(`[CH-039 CH-040] pages of ${limit} return 1,000 distinct results; the last page is cut`, async ({
      client,
      assert,
    }) => {
      const seen = new Set<string>()
      let last: any
      for (let offset: number | null = 0; offset !== null; offset = last.next_offset) {
        last = await page(client, { language: 'Rust', limit, offset })
        assert.deepEqual(Object.keys(last), [
          'results',
          'returned',
          'total',
          'offset',
          'limit',
          'next_offset',
        ])
        assert.lengthOf(last.results, last.returned)
        assert.equal(last.offset, offset)
        assert.equal(last.limit, limit)
        assert.deepEqual(last.total, { value: 1200, relation: 'eq' })
        for (const { login } of last.results) seen.add(login)
      }
      assert.equal(seen.size, 1000)
      assert.equal(last.returned, 1000 % limit || limit)
    })

  test('[CH-039] pages with fewer matches than the limit, and with none', async ({ client, assert }) => {
    const one = await page(client, { login: 'user-7' })
    assert.deepEqual([one.returned, one.next_offset, one.total.value], [1, null, 1])
    const beyond = await page(client, { login: 'user-7', offset: 5 })
    assert.deepEqual([beyond.returned, beyond.next_offset, beyond.total.value], [0, null, 1])
  })

  test('[CH-041] totals are exact up to 10,000', async ({ client, assert }) => {
    const total = async (body: object) => (await page(client, { limit: 1, ...body })).total
    assert.deepEqual(await total({ language: 'Go', min_commits: 1201 }), { value: 10_000, relation: 'eq' })
    assert.deepEqual(await total({ language: 'Go' }), { value: 10_000, relation: 'gte' })
    assert.deepEqual(await total({ type: 'User', sort: 'commits' }), { value: 10_000, relation: 'gte' })
  })
})
