import { test } from '@japa/runner'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { Pronet } from '#domain/pronet/pronet'
import { pronetRef } from '#domain/pronet/reference'
import { HttpPronet } from '#adapters/pronet/http/http_pronet'
import { SuppressedPronet } from '#adapters/privacy/suppressed_pronet'
import { SuppressionStore } from '#app/suppression/suppression_store'
import { sqliteTestSql } from '../support/test_sql.js'
import { provider } from './provider.js'
import { inventedPronet } from './world.js'
import { pronetContract } from './pronet_contract.js'

const ZOE = pronetRef('zoe-garner', 'person')!
const TIDEWELL = pronetRef('tidewell', 'company')!
const plain = { encrypt: (value: unknown) => value as string, decrypt: <T>(value: string) => value as T }

async function upstream() {
  const { url, close } = await provider(await inventedPronet())
  const { sql, end } = await sqliteTestSql()
  const list = new SuppressionStore(sql, plain as any)
  const stop = async () => {
    await close()
    await end()
  }
  return { pronet: new SuppressedPronet(new HttpPronet({ url }), list), list, end: stop }
}

pronetContract('another service, with an empty suppression list', upstream)

test.group('professional network: suppressed people of another service', (group) => {
  let pronet: Pronet
  let list: SuppressionStore
  group.each.setup(async () => {
    const opened = await upstream()
    ;({ pronet, list } = opened)
    return opened.end
  })
  const suppress = (person: Parameters<typeof identifiersOf>[0], scope: 'all' | 'contacts' = 'all') =>
    list.add({ id: 'sup_zoe', scope, identifiers: identifiersOf(person, { asEntry: true }) })
  const read = async () => {
    const filters = { name: 'Zoe Garner' }
    const { matches } = await pronet.search(filters as any, 10, null)
    return {
      profile: await pronet.profile(ZOE),
      posts: await pronet.posts(ZOE, 10),
      comments: await pronet.comments(ZOE, 10),
      found: matches.filter(({ name }) => name === 'Zoe Garner').length,
    }
  }

  test('their profile, posts, comments and search results are missing', async ({ assert }) => {
    const before = await read()
    assert.equal(before.profile!.name, 'Zoe Garner')
    assert.isNotNull(before.posts)
    assert.isNotNull(before.comments)
    assert.isAbove(before.found, 0)
    await suppress({ profiles: [ZOE.key] })
    assert.deepEqual(await read(), { profile: null, posts: null, comments: null, found: 0 })
    assert.isNotNull(await pronet.company(TIDEWELL))
    assert.isNotNull(await pronet.posts(TIDEWELL, 10))
  })

  test('a profile is recognised by name and employer too', async ({ assert }) => {
    const { name, company } = (await pronet.profile(ZOE))!
    await suppress({ name, employers: [{ company }] })
    assert.isNull(await pronet.profile(ZOE))
    assert.equal((await read()).found, 0)
  })

  test('a do-not-contact entry hides nothing, because profiles have no contacts', async ({ assert }) => {
    await suppress({ profiles: [ZOE.key] }, 'contacts')
    assert.equal((await pronet.profile(ZOE))!.name, 'Zoe Garner')
  })
})
