import app from '@adonisjs/core/services/app'
import { test, timeTravel } from '@japa/runner'
import { PLATFORMS } from '#domain/profiles/person_record'
import { customer, groupWorker } from '../datasets/fixture.js'
import { givePeople } from '../support/people.js'
import { ended, forgetProfiles, NADIA, PLAIN, post, readFrom } from './fixture.js'

const BY_URL = { pronet_url: NADIA.pronet }
const FREE = { acu_used: 0, billed: [], free: ['profile'], not_found: [] }
const NOTHING = { ...FREE, free: [] }

test.group('person', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await forgetProfiles()
    readFrom()
  })
  group.each.teardown(() => app.container.restoreAll())

  test('[PE-001 PE-002 PE-003] the routes require people:enrich', async ({ client, assert }) => {
    const { secret } = await customer(100, { scopes: ['people:search'] })
    for (const request of [
      client.post('/v1/person').json({ identifier: BY_URL }),
      client.get('/v1/person/runs/run_1'),
      client.delete('/v1/person/runs/run_1'),
    ]) {
      const response = await request.bearerToken(secret)
      response.assertStatus(403)
      assert.equal(response.body().error.code, 'insufficient_scope')
      assert.equal(response.body().error.usage.acu_used, 0)
    }
  })

  test('[PE-006 PE-007 ER-014] rejects invalid identifiers').run(async ({ client, assert }) => {
    const { secret } = await customer(10_000)
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    for (const identifier of [BY_URL, { name: 'Nadia Ferrow', company_domain: 'brinework.example' }])
      (await post(client, secret, identifier)).assertStatus(202)
    const refused: [unknown, object, string, string?][] = [
      [{}, {}, 'validation_failed', 'identifier'],
      [undefined, {}, 'validation_failed', 'identifier'],
      [{ ...BY_URL, person_id: 'per_1' }, {}, 'validation_failed', 'identifier.pronet_url'],
      [{ name: 'Nadia Ferrow' }, {}, 'identity_required'],
      [{ company_domain: 'brinework.example' }, {}, 'identity_required'],
      [{ pronet_url: 'https://acme.example' }, {}, 'validation_failed', 'identifier.pronet_url'],
      [{ email: 'a@b.com' }, {}, 'validation_failed', 'identifier.email'],
      [BY_URL, { depth: 'deep' }, 'validation_failed', 'depth'],
      [BY_URL, { include: ['contacts'] }, 'validation_failed', 'include'],
      [BY_URL, { extra: 1 }, 'validation_failed', 'extra'],
    ]
    for (const [identifier, more, code, path] of refused) {
      const response = await post(client, secret, identifier, more)
      response.assertStatus(422)
      const { error } = response.body()
      assert.equal(error.code, code, JSON.stringify(identifier))
      if (path) assert.include(Object.keys(error.details.fieldErrors), path)
      assert.deepEqual(error.usage, NOTHING)
    }
    const unknown = await post(client, secret, { person_id: 'per_00000000000000000000000000000000' })
    unknown.assertStatus(404)
    assert.deepEqual(unknown.body().error.usage, { ...NOTHING, not_found: ['profile'] })
  })

  test('[PE-008 PE-009 PE-010 PE-011 BI-011 BI-012] is queued, then returns the profile; a repeated request is immediate and free', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const accepted = await post(client, secret, BY_URL)
    accepted.assertStatus(202)
    const { data, meta } = accepted.body()
    assert.deepEqual(data, {
      run_id: data.run_id,
      status: 'queued',
      poll_url: `/v1/person/runs/${data.run_id}`,
    })
    assert.deepEqual(meta.usage, NOTHING)
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 25 })
    assert.equal((await post(client, secret, BY_URL)).body().data.run_id, data.run_id)
    await worker.start()
    const polled = await ended(client, secret, accepted)
    polled.assertStatus(200)
    assert.deepEqual(polled.body().meta.usage, { ...NOTHING, acu_used: 25, billed: ['profile'] })
    const again = await post(client, secret, BY_URL)
    again.assertStatus(200)
    assert.deepEqual(again.body().data, polled.body().data)
    assert.deepEqual(again.body().meta.usage, FREE)
    const byId = await post(client, secret, { person_id: again.body().data.person_id })
    assert.deepEqual(byId.body().data, polled.body().data)
    assert.deepEqual(await balance(), { granted: 100, posted: 25, pending: 0 })
    const other = await customer(100)
    const theirs = await ended(client, other.secret, await post(client, other.secret, BY_URL))
    assert.deepEqual(theirs.body().data, polled.body().data)
    assert.equal((await other.balance()).posted, 25)
  }).timeout(30_000)

  test('[PE-014 OP-012 OP-013 PE-015 PE-016 PE-017 PE-018 PE-019 PE-020 PE-021 PE-022 PE-023] returns all parts of the profile', async ({
    client,
    assert,
  }) => {
    await worker.start()
    const { secret } = await customer(100)
    const { data } = (await ended(client, secret, await post(client, secret, BY_URL))).body()
    assert.match(data.person_id, /^per_/)
    assert.sameMembers(
      Object.keys(data),
      'person_id identity summary source_links presence signals age_range provenance'.split(' ')
    )
    assert.deepEqual(data.identity, {
      name: 'Nadia Ferrow',
      title: 'Head of Robotics',
      company: 'Brinework Systems',
      location: data.identity.location,
      pronet: NADIA.pronet,
    })
    assert.match(data.identity.location, /^Rotterdam/)
    assert.include(data.summary, 'Nadia Ferrow is Head of Robotics at Brinework Systems')
    assert.include(data.summary, 'Previously Robotics Engineer at Calder Docks (2014–2021).')
    assert.include(data.summary, 'Mechanical Engineering at Northgate University (2014)')
    assert.include(data.summary, 'Interested in tide clocks, open hardware')

    const { platforms } = data.presence
    const kinds = platforms.map((one: any) => one.platform)
    assert.sameMembers(kinds, ['pronet', 'microblog', 'codehost'])
    for (const kind of kinds) assert.include(PLATFORMS, kind)
    const [microblog] = platforms.filter((one: any) => one.platform === 'microblog')
    assert.equal(microblog.bio, 'Robots that work in harbours. Head of Robotics at Brinework Systems.')
    assert.deepEqual(microblog.audience, { followers: 12_400 })
    assert.isTrue(microblog.verified)
    assert.notProperty(microblog, 'private')
    assert.deepEqual(microblog.topics, ['robotics', 'harbours'])
    assert.lengthOf(microblog.recent_posts, 6)
    assert.deepEqual(microblog.recent_posts[0], {
      url: `${NADIA.microblog}/status/109`,
      text: 'Notes on harbour robots, part 10 of many.',
      published_at: '2026-09-19T08:00:00Z',
      engagement: { likes: 49, comments: 9 },
      media_urls: ['https://pics.example/9.jpg'],
    })
    const [codehost] = platforms.filter((one: any) => one.platform === 'codehost')
    assert.deepEqual(codehost.audience, { followers: 310, following: 12 })
    assert.lengthOf(codehost.recent_repositories, 6)
    assert.deepEqual(codehost.recent_repositories[0], {
      url: `${NADIA.codehost}/dock-0`,
      name: 'nadiaferrow/dock-0',
      description: 'Controllers for dock crane 0',
      engagement: { stars: 3 },
    })

    for (const { source_url } of data.signals.interests) assert.match(source_url, /^https:/)
    assert.include(
      data.signals.interests.map((one: any) => one.name),
      'sea shanties'
    )
    // Degree from 2010 to 2014: most likely 34 in 2026.
    assert.isAtMost(data.age_range.min, 34)
    assert.isAtLeast(data.age_range.max, 34)

    const urls = data.source_links.map((link: any) => link.url)
    assert.lengthOf(new Set(urls), urls.length)
    assert.notInclude(urls, NADIA.namesake)
    const order = data.source_links.map((link: any) => [
      link.verification_status === 'verified' ? 0 : 1,
      -link.confidence,
    ])
    assert.deepEqual(
      order,
      order.toSorted((a: number[], b: number[]) => a[0] - b[0] || a[1] - b[1])
    )
    for (const [path, entry] of Object.entries<any>(data.provenance)) {
      const at = path.split('.').reduce<any>((value, key) => value?.[key], data)
      assert.isDefined(at, path)
      assert.sameMembers(Object.keys(entry), [
        'source',
        'source_url',
        'first_seen',
        'last_seen',
        'confidence',
      ])
      assert.isAtMost(Date.parse(entry.first_seen), Date.parse(entry.last_seen))
    }
    assert.includeMembers(Object.keys(data.provenance), [
      'identity.name',
      'summary',
      'age_range',
      'presence.platforms.0',
    ])
  })

  test('[PE-021 PE-024] omits unstated fields and their provenance', async ({ client, assert }) => {
    await worker.start()
    const { secret } = await customer(100)
    const { data } = (
      await ended(client, secret, await post(client, secret, { pronet_url: PLAIN.url }))
    ).body()
    assert.isNull(data.age_range)
    assert.deepEqual(data.signals.interests, [])
    assert.notProperty(data.identity, 'location')
    for (const path of ['age_range', 'identity.location', 'signals.interests.0'])
      assert.notProperty(data.provenance, path)
  })

  test('[PE-012] a cancelled run is not charged and does not complete', async ({ client, assert }) => {
    const { secret, balance } = await customer(100)
    const { run_id, poll_url } = (await post(client, secret, BY_URL)).body().data
    const cancelled = await client.delete(poll_url).bearerToken(secret)
    cancelled.assertStatus(200)
    assert.deepEqual(cancelled.body().data, { run_id, status: 'cancelled', poll_url })
    await worker.start()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const polled = await client.get(poll_url).bearerToken(secret)
    assert.equal(polled.body().data.status, 'cancelled')
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
    const done = await ended(client, secret, await post(client, secret, BY_URL))
    done.assertStatus(200)
    const after = await client.delete(`/v1/person/runs/${run_id}`).bearerToken(secret)
    assert.equal(after.body().data.status, 'cancelled')
    assert.equal((await balance()).posted, 25)
  })

  test('[PE-013 AU-014] a run is invisible to other workspaces and expires after 7 days', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(100)
    const { poll_url } = (await post(client, secret, BY_URL)).body().data
    const other = await customer(100)
    ;(await client.get(poll_url).bearerToken(other.secret)).assertStatus(404)
    ;(await client.delete(poll_url).bearerToken(other.secret)).assertStatus(404)
    timeTravel('8 days')
    const response = await client.get(poll_url).bearerToken(secret)
    response.assertStatus(410)
    assert.equal(response.body().error.code, 'run_expired')
  })

  test('[BI-012] a stale profile is rebuilt for free within 90 days and charged again afterwards', async ({
    client,
    assert,
  }) => {
    await worker.start()
    const { secret, balance } = await customer(100)
    await ended(client, secret, await post(client, secret, BY_URL))
    timeTravel('40 days')
    const refreshed = await ended(client, secret, await post(client, secret, BY_URL))
    assert.deepEqual(refreshed.body().meta.usage, FREE)
    assert.deepEqual(await balance(), { granted: 100, posted: 25, pending: 0 })
    timeTravel('91 days')
    const paid = await ended(client, secret, await post(client, secret, BY_URL))
    assert.equal(paid.body().meta.usage.acu_used, 25)
    assert.deepEqual(await balance(), { granted: 100, posted: 50, pending: 0 })
  }).timeout(30_000)

  test('[BI-014] an unknown person is 404 and not billed', async ({ client, assert }) => {
    await worker.start()
    const { secret, balance } = await customer(100)
    const gone = await post(client, secret, { pronet_url: 'https://www.linkedin.com/in/nobody-of-this-name' })
    const response = await ended(client, secret, gone)
    response.assertStatus(404)
    assert.deepEqual(response.body().error.usage, { ...NOTHING, not_found: ['profile'] })
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
  })

  test('[BI-017] starts no run without credits', async ({ client, assert }) => {
    const { secret } = await customer(0)
    const response = await post(client, secret, BY_URL)
    response.assertStatus(402)
    assert.equal(response.body().error.code, 'insufficient_acu')
    assert.deepEqual(response.body().error.usage, NOTHING)
  })
})
