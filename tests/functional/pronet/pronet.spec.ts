import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { Pronet } from '#domain/pronet/pronet'
import { DomainError } from '#domain/errors'
import { operations } from '#app/shared/http/registered'
import { inventedPronet } from '#tests/contract/pronet/world'
import { addKey, makeKey } from '../support/keys.js'
import { givePeople } from '../support/people.js'

const READS = [
  'profile?url=zoe-garner',
  'posts?identifier=zoe-garner',
  'comments?identifier=zoe-garner',
  'company?url=tidewell',
  'company/posts?identifier=tidewell',
]
const at = (path: string) => `/v1/pronet/${path}`

test.group('professional-network reads', (group) => {
  let secret: string
  group.setup(async () => {
    const invented = await inventedPronet()
    app.container.swap(Pronet, () => invented)
    secret = (await makeKey({ scopes: ['pronet:read'] })).secret
    return () => app.container.restoreAll()
  })

  for (const read of READS)
    test(`[PN-001 PN-003 OP-038] GET ${read} requires pronet:read`, async ({ client }) => {
      ;(await client.get(at(read)).bearerToken(secret)).assertStatus(200)
      const { workspace } = await makeKey()
      const scopes = SCOPE_NAMES.filter((scope) => scope !== 'pronet:read')
      const other = await addKey(workspace, { scopes })
      ;(await client.get(at(read)).bearerToken(other.secret)).assertStatus(403)
    })

  test('[PN-002] POST search requires pronet:read', async ({ client }) => {
    const body = { filters: { location: 'Lisbon' } }
    ;(await client.post(at('search')).bearerToken(secret).json(body)).assertStatus(200)
    const other = await makeKey({ scopes: ['people:search'] })
    ;(await client.post(at('search')).bearerToken(other.secret).json(body)).assertStatus(403)
  })

  test('[PN-004] a URL, a slug and an @handle return the same profile', async ({ client, assert }) => {
    const read = async (url: string) =>
      (await client.get(at('profile')).qs({ url }).bearerToken(secret)).body().data
    const profile = await read('https://www.linkedin.com/in/zoe-garner')
    assert.equal(profile.profile.name, 'Zoe Garner')
    assert.deepEqual(await read('zoe-garner'), profile)
    assert.deepEqual(await read('@zoe-garner'), profile)
  })

  for (const read of [
    'profile',
    'profile?url=https://github.com/zoe',
    'profile?url=https://www.linkedin.com/company/tidewell',
    'posts',
    'posts?identifier=zoe%20garner',
    'posts?identifier=zoe-garner&limit=0',
    'posts?identifier=zoe-garner&limit=many',
    'company?url=https://www.linkedin.com/in/zoe-garner',
  ])
    test(`[PN-004 PN-007] ${read}: 422 for invalid input`, async ({ client }) => {
      ;(await client.get(at(read)).bearerToken(secret)).assertStatus(422)
    })

  test('an unknown profile: 404', async ({ client }) => {
    for (const read of [
      'profile?url=nobody-at-all',
      'posts?identifier=nobody-at-all',
      'company?url=none-here',
    ])
      (await client.get(at(read)).bearerToken(secret)).assertStatus(404)
  })

  for (const filters of [
    {},
    { keywords: ['a'] },
    { keywords: ' ' },
    { location: 7 },
    { title: 'hydrologist' },
    { title: [' '] },
    { currentCompany: ['a'] },
    { school: null },
    { industry: 'water' },
  ])
    test(`[PN-005] filters ${JSON.stringify(filters)}: 422`, async ({ client }) => {
      ;(await client.post(at('search')).bearerToken(secret).json({ filters })).assertStatus(422)
    })

  test('[PN-006] search pages with next_cursor, starting with null', async ({ client, assert }) => {
    const names: string[] = []
    let cursor: string | null = null
    do {
      const body: object = { filters: { location: 'Portugal' }, limit: 2, cursor }
      const { data }: { data: { results: { name: string }[]; next_cursor: string | null } } = (
        await client.post(at('search')).bearerToken(secret).json(body)
      ).body()
      names.push(...data.results.map(({ name }) => name))
      cursor = data.next_cursor
    } while (cursor !== null)
    assert.sameMembers(names, ['Zoe Garner', 'Yan Peters', 'Xu Lane'])
    for (const [field, value] of [
      ['limit', '2'],
      ['limit', 1.5],
      ['cursor', 'mine'],
    ]) {
      const body = { filters: { location: 'Portugal' }, [field]: value }
      ;(await client.post(at('search')).bearerToken(secret).json(body)).assertStatus(422)
    }
  })

  test('[PN-007] returns at most `limit` posts', async ({ client, assert }) => {
    const { data } = (await client.get(at('posts?identifier=zoe-garner&limit=2')).bearerToken(secret)).body()
    assert.lengthOf(data.posts, 2)
  })

  for (const field of ['cookies', 'proxy', 'provider_key', 'user_id', 'account_id'])
    test(`[PN-008] rejects ${field}`, async ({ client }) => {
      const secretBody = { filters: { location: 'Lisbon' }, [field]: 'x' }
      ;(await client.get(at(`profile?url=zoe-garner&${field}=x`)).bearerToken(secret)).assertStatus(422)
      ;(await client.post(at('search')).bearerToken(secret).json(secretBody)).assertStatus(422)
    })

  test('[PN-009] there are no other routes', async ({ client, assert }) => {
    const offered = operations().filter(({ path }) => path.startsWith('/v1/pronet'))
    assert.lengthOf(offered, 6)
    for (const path of ['jobs', 'groups', 'ads', 'services', 'geo', 'reactions', 'leads/search'])
      (await client.get(at(path)).bearerToken(secret)).assertStatus(404)
  })

  test('an unavailable source: 503, not charged', async ({ client, assert }) => {
    const broken = await inventedPronet()
    broken.profile = () =>
      Promise.reject(new DomainError('upstream_unavailable', undefined, { retryable: true }))
    app.container.swap(Pronet, () => broken)
    const response = await client.get(at('profile?url=zoe-garner')).bearerToken(secret)
    response.assertStatus(503)
    assert.include(response.body().error, { code: 'upstream_unavailable', retryable: true })
    const invented = await inventedPronet()
    app.container.swap(Pronet, () => invented)
  })

  test('[RL-008] the route family is limited to 60 requests a minute', async ({ client }) => {
    const { secret: own } = await makeKey({ rateOverride: 10_000 })
    for (let i = 0; i < 60; i++)
      (await client.get(at('profile?url=zoe-garner')).bearerToken(own)).assertStatus(200)
    ;(await client.get(at('posts?identifier=zoe-garner')).bearerToken(own)).assertStatus(429)
  })
})

test.group('professional-network reads of imported people', () => {
  test('[PN-001] returns the profile of an imported person, without contacts', async ({ client, assert }) => {
    const { secret } = await makeKey()
    const pronet_url = 'https://www.linkedin.com/in/mira-tolland'
    await givePeople([
      { name: 'Mira Tolland', title: 'Pilot', city: 'Oslo', pronet_url, emails: ['mira@tolland.example'] },
    ])
    const read = await client.get(at('profile?url=@mira-tolland')).bearerToken(secret)
    assert.include(read.body().data.profile, { name: 'Mira Tolland', title: 'Pilot', location: 'Oslo' })
    assert.notInclude(read.text(), 'tolland.example')
    const posts = await client.get(at('posts?identifier=mira-tolland')).bearerToken(secret)
    assert.deepEqual(posts.body().data, { posts: [] })
  })
})
