import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { rotateKey } from '#app/access/rotate_key'
import { customer } from '#tests/functional/datasets/fixture'
import { changeKey } from '#tests/functional/support/keys'
import { ask, giveEntities, linksOf, postForm, postJson } from './fixture.js'

const AT = { pid: 'company', v: 'Tarnlight Labs' }
const ids = (result: any[]) => result.map(({ id }) => id)

test.group('reconciliation', (group) => {
  group.each.setup(() => giveEntities())

  test('matches people by name and employer, and never a namesake', async ({ client, assert }) => {
    const { link } = await linksOf(client, (await customer()).secret)
    const { status, body } = await postForm(link, 'queries', {
      q0: { query: 'Ingrid Solheim', type: 'person', properties: [AT] },
      q1: { query: 'Ingrid Solheim', type: 'person' },
      q2: { query: 'Ingrid Solheim', type: 'person', properties: [{ pid: 'company', v: 'Nowhere Inc' }] },
      q3: { query: 'Nobody Atall', type: 'person' },
      q4: { query: 'Ingrid Solheim', properties: [{ pid: 'website', v: 'ingrid.example' }] },
    })
    assert.equal(status, 200)
    const [best, other] = body.q0.result
    assert.include(best, { name: 'Ingrid Solheim', match: true, score: 100 })
    assert.equal(best.description, 'Lighting Designer at Tarnlight Labs, Oslo, NO')
    assert.isFalse(other.match)
    assert.isBelow(other.score, best.score)
    assert.lengthOf(body.q1.result, 2)
    for (const key of ['q1', 'q2'])
      assert.isFalse(
        body[key].result.some(({ match }: any) => match),
        key
      )
    assert.deepEqual(body.q3.result, [])
    assert.include(body.q4.result[0], { id: best.id, match: true })
  })

  test('matches companies by name, domain and id, and takes a typed word for both types', async ({
    client,
    assert,
  }) => {
    const { link } = await linksOf(client, (await customer()).secret)
    const { body } = await postForm(link, 'queries', {
      name: { query: 'Tarnlight Labs, Inc.', type: 'company' },
      domain: {
        query: 'Tarnlight',
        type: ['company'],
        properties: [{ pid: 'domain', v: 'www.tarnlight.example' }],
      },
      id: { query: 'com_1' },
      only: { properties: [{ pid: 'domain', v: 'tarnbrook.example' }], type: 'company' },
      limited: { query: 'Tarnlight Labs', limit: 1 },
    })
    assert.include(body.name.result[0], { id: 'com_0', match: true })
    assert.include(body.domain.result[0], { id: 'com_0', match: true })
    assert.include(body.id.result[0], { id: 'com_1', match: true, score: 100 })
    assert.include(body.only.result[0], { id: 'com_1', match: true })
    assert.lengthOf(body.limited.result, 1)
    assert.deepEqual(body.name.result[0].type, [{ id: 'company', name: 'Company' }])
  })

  test('both protocols return the same candidates', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, (await customer()).secret)
    const older = await postForm(link, 'queries', {
      q0: { query: 'Ingrid Solheim', type: 'person', limit: 2, properties: [AT] },
    })
    const newer = await postJson(`${draft}/match`, {
      queries: [
        {
          type: 'person',
          limit: 2,
          conditions: [
            { matchType: 'name', propertyValue: 'Ingrid Solheim' },
            { matchType: 'property', propertyId: 'company', propertyValue: ['Tarnlight Labs'] },
          ],
        },
      ],
    })
    assert.deepEqual(newer.body.results[0].candidates, older.body.q0.result)
    const [{ id }] = older.body.q0.result
    const byId = await postJson(`${draft}/match`, {
      queries: [{ conditions: [{ matchType: 'id', propertyValue: id }] }],
    })
    assert.include(byId.body.results[0].candidates[0], { id, match: true })
    const get = await ask(`${link}?queries=${encodeURIComponent('{"q0":{"query":"Otis Garland"}}')}`)
    assert.equal(get.body.q0.result[0].name, 'Otis Garland')
  })

  test('completes entities, types and properties', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, (await customer()).secret)
    for (const base of [link, draft]) {
      const entities = (await ask(`${base}/suggest/entity?prefix=Tarn`)).body.result
      assert.sameMembers(ids(entities), ['com_0', 'com_1'])
      assert.lengthOf((await ask(`${base}/suggest/entity?prefix=tarn&limit=1`)).body.result, 1)
      assert.deepEqual(ids((await ask(`${base}/suggest/entity?prefix=com_1`)).body.result), ['com_1'])
      assert.lengthOf((await ask(`${base}/suggest/entity?prefix=ingrid%20s`)).body.result, 2)
      assert.deepEqual((await ask(`${base}/suggest/entity?prefix=`)).body.result, [])
      assert.deepEqual(ids((await ask(`${base}/suggest/type?prefix=per`)).body.result), ['person'])
      assert.include(ids((await ask(`${base}/suggest/property?prefix=emp`)).body.result), 'company')
      const proposed = (await ask(`${base}/extend/propose?type=company&limit=2`)).body
      assert.deepInclude(proposed, { type: 'company', limit: 2 })
      assert.lengthOf(proposed.properties, 2)
    }
  })

  test('extends matches with facts of the index, without contacts', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, (await customer()).secret)
    const properties = [{ id: 'founded_year' }, { id: 'domain' }]
    const query = { ids: ['com_0', 'com_9'], properties }
    const { body } = await postForm(link, 'extend', query)
    assert.deepEqual(body.rows, {
      com_0: { founded_year: [{ int: 2011 }], domain: [{ str: 'tarnlight.example' }] },
      com_9: { founded_year: [], domain: [] },
    })
    const newer = await postJson(`${draft}/extend`, query)
    assert.deepEqual(newer.body.meta, body.meta)
    assert.deepEqual(newer.body.rows[0], {
      id: 'com_0',
      properties: [
        { id: 'founded_year', values: [{ int: 2011 }] },
        { id: 'domain', values: [{ str: 'tarnlight.example' }] },
      ],
    })
    const url = `${draft}?extend=${encodeURIComponent(JSON.stringify(query))}`
    assert.deepEqual((await ask(url)).body.rows, body.rows)
    const refused = await postForm(link, 'extend', { ids: ['com_0'], properties: [{ id: 'email' }] })
    assert.equal(refused.status, 422)
  })

  test('the preview is a page for a frame that can run nothing', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, (await customer()).secret)
    for (const base of [link, draft]) {
      const { status, headers, body } = await ask(`${base}/preview?id=com_1`)
      assert.equal(status, 200)
      assert.include(body, 'Tarnbrook &lt;b&gt;Systems&lt;/b&gt; &amp; &quot;Sons&quot;')
      assert.include(headers.get('content-security-policy'), "default-src 'none'")
      assert.include(headers.get('content-security-policy'), 'frame-ancestors *')
      assert.equal((await ask(`${base}/preview?id=com_9`)).status, 404)
    }
  })

  test('free previews and completions have no facts', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, (await customer()).secret)
    for (const base of [link, draft]) {
      const { body } = await ask(`${base}/preview?id=com_0`)
      assert.include(body, 'Tarnlight Labs')
      for (const fact of ['tarnlight.example', 'Oslo', '2011', 'Lighting', 'lamps'])
        assert.notInclude(body, fact)
      const [company] = (await ask(`${base}/suggest/entity?prefix=com_0`)).body.result
      const notable = [{ id: 'company', name: 'Company' }]
      assert.deepEqual(company, { id: 'com_0', name: 'Tarnlight Labs', notable })
    }
  })

  test('a link works only for reconciliation, and only as long as its key does', async ({
    client,
    assert,
  }) => {
    const { secret, key } = await customer()
    const { link } = await linksOf(client, secret)
    const token = link.split('/').at(-1)!
    ;(await client.get('/v1/sets').bearerToken(token)).assertStatus(401)
    for (const wrong of [token.slice(0, -1), `${token}x`, `x${token}`, `${key.id}.`, key.id, secret])
      assert.equal((await ask(link.replace(token, wrong))).status, 401, wrong)
    await changeKey(key, { revoked_at: new Date().toISOString() })
    assert.equal((await ask(link)).status, 401)
    const { secret: narrow } = await customer(100, { scopes: ['account:read'] })
    ;(await client.get('/v1/reconcile').bearerToken(narrow)).assertStatus(403)
  })

  test('a link ends with the secret that asked for it', async ({ client, assert }) => {
    const { secret, key } = await customer()
    const { link: former } = await linksOf(client, secret)
    const sql = await app.container.make(Sql)
    const rotated = (formerUntil: Date) =>
      sql.transaction((tx) => rotateKey(tx, { id: key.id, prefix: 'kith_live_', formerUntil }))
    const next = await rotated(new Date(Date.now() + 60_000))
    const { link } = await linksOf(client, next)
    assert.deepEqual([(await ask(former)).status, (await ask(link)).status], [200, 200])
    assert.equal((await linksOf(client, secret)).link, former)
    await rotated(new Date())
    for (const ended of [former, link]) assert.equal((await ask(ended)).status, 401)
  })

  test('wrong requests are 422, and another content type is 415', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, (await customer()).secret)
    for (const queries of [
      [],
      7,
      { q0: 7 },
      { q0: { query: 'x', type: 'planet' } },
      { q0: { properties: 1 } },
    ])
      assert.equal((await postForm(link, 'queries', queries as object)).status, 422, JSON.stringify(queries))
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`q${i}`, { query: 'x' }]))
    assert.equal((await postForm(link, 'queries', many)).status, 422)
    assert.equal((await ask(link, { method: 'POST', body: new URLSearchParams() })).status, 422)
    assert.equal((await ask(link, { method: 'POST', body: '{}' })).status, 415)
    assert.equal((await ask(`${link}?queries=%7B`)).status, 422)
    for (const body of [{}, { queries: {} }, { queries: [{ conditions: [7] }] }])
      assert.equal((await postJson(`${draft}/match`, body)).status, 422, JSON.stringify(body))
    const preflight = await fetch(`${draft}/match`, {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
    })
    assert.equal(preflight.status, 204)
    assert.include(preflight.headers.get('access-control-allow-headers'), 'content-type')
  })
})
