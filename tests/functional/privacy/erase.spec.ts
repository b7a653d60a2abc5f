import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import env from '#start/env'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { PeopleStore } from '#app/people/people_store'
import { toCapture } from '#tests/contract/evidence/archive_support'
import { groupWorker } from '#tests/functional/datasets/fixture'
import { runCommand } from '#tests/functional/support/run_command'
import { givePeople } from '#tests/functional/support/people'
import { created, idle, inventedWorld, PEOPLE, read, restore, SCHOOL } from '#tests/functional/sets/fixture'
import { profileUrl, record } from '#tests/functional/search/verified_web'
import { EMAIL, everyOtherTable, LOGIN, NAME, now, PHONE } from './stored_rows.js'
import { ERASED, OPAQUE } from './erased_tables.js'
import { documentsWith, redisKeysWith } from './engines.js'
import { erase, filesWith, insert, operator, request, rowsWith, suppressNobody } from './fixture.js'

const WORDS = [NAME, 'nora-fenwick', EMAIL, '22951734', PHONE, LOGIN]
/** Another person of this name, with another profile and employer. */
const NAMESAKE = record('Otis Garland', {
  pronet_url: 'https://www.linkedin.com/in/otis-garland-77',
  source_url: undefined,
  title: 'Baker',
  company: 'Moonbeck Foods',
  city: 'Lyon',
  country: 'France',
  emails: ['otis.garland@moonbeck.example'],
})
/** Pages stay stored; `drop_pages` removes them. */
const PAGES = ['evidence_pages', 'evidence_captures', 'evidence_bodies', 'evidence_words']

test.group('erasure', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    // Earlier tests found namesakes on the pages of this world.
    await (await app.container.make(Sql)).run('DELETE FROM found_people')
    await inventedWorld()
    const people = PEOPLE.map((one) =>
      one.name === NAME
        ? {
            ...one,
            emails: [EMAIL],
            phones: [PHONE],
            socials: { codehost: LOGIN },
            summary: `${NAME} lights stages.`,
          }
        : one
    )
    await givePeople([
      ...people,
      NAMESAKE,
      { ...PEOPLE[2], name: 'Ada Byrne', pronet_url: undefined, summary: `Reports to ${NAME}. Likes bread.` },
    ])
    return restore
  })
  group.teardown(suppressNobody)

  test('removes the person from every table, file, engine and answer, and leaves everybody else', async ({
    client,
    assert,
  }) => {
    await worker.start()
    const { secret, workspace, key } = await operator()
    const sql = await app.container.make(Sql)
    const people = await app.container.make(PeopleStore)
    const [personId] = await people.withAddress(EMAIL)
    const hook = { url: 'https://hooks.example.com/in', events: ['set.item.created', 'person.erased'] }
    ;(await client.post('/v1/webhooks').bearerToken(secret).json(hook)).assertStatus(201)
    const setId = await created(client, secret, { enrichments: [SCHOOL] })
    await idle(client, secret, setId)
    const before = (await read(client, secret, `/v1/sets/${setId}/items?limit=500`)).items
    const monitor = {
      id: `mon_${randomUUID().slice(0, 8)}`,
      workspace_id: workspace.id,
      key_id: key.id,
      cadence: 'daily',
    }
    await insert('monitors', {
      ...monitor,
      set_id: setId,
      status: 'active',
      phase: 'waiting',
      next_at: '2999-01-01T00:00:00.000Z',
      created_at: now(),
    })
    await insert('monitor_people', {
      monitor_id: monitor.id,
      person_id: personId,
      fields: JSON.stringify({ person_id: personId, name: NAME }),
    })
    const repetition = randomUUID()
    const search = async () => {
      const sent = client.post('/v1/search').bearerToken(secret).header('idempotency-key', repetition)
      const answer = await sent.json({ query: 'lighting designers in Oslo', type: 'instant' })
      answer.assertStatus(200)
      return answer.text()
    }
    assert.include(await search(), personId)
    const rows = [
      { name: NAME, company: 'Tarnlight Labs' },
      { name: 'Otis Garland', company: 'Moonbeck Foods' },
    ]
    const dataset = await client
      .post('/v1/datasets')
      .bearerToken(secret)
      .json({ entity: { type: 'person' }, rows, columns: [{ key: 'title' }] })
    dataset.assertStatus(200)
    await everyOtherTable(workspace.id, key.id, personId)
    // Keys of records are ids without their prefix.
    const words = [...WORDS, personId, personId.slice('per_'.length)]
    const storedIn = new Set((await rowsWith(words)).map((row) => row.split(':')[0]))
    for (const table of ERASED)
      if (!OPAQUE.includes(table)) assert.isTrue(storedIn.has(table), `no row of ${table} is tested`)
    if (env.get('OPENSEARCH_URL')) assert.isNotEmpty(await documentsWith([personId]))

    const preview = await request(client, secret, { person: { name: NAME, company: 'Tarnlight Labs' } })
    preview.assertStatus(200)
    const { person, held } = preview.body().data
    assert.equal(person.person_id, personId)
    assert.includeMembers(
      held.map(({ what }: any) => what),
      ['Person records', 'Set items', 'Dataset rows', 'Runs', 'Remembered messages', 'Code-host profiles']
    )
    await worker.stop()

    const done = await erase(client, secret, { email: EMAIL })
    assert.equal(done.status, 'completed')
    assert.isNotNull(done.compacted_at)
    // Other specs may have delivered this person to their workspaces.
    assert.isAtLeast(done.workspaces, 1)
    assert.deepEqual(await rowsWith(WORDS, PAGES), [])
    assert.deepEqual(await rowsWith(words.slice(WORDS.length), ['webhook_events']), [])
    assert.deepEqual(await sql.select('SELECT * FROM person_requests WHERE run_id = ?', ['run_asked']), [])
    const keys = 'SELECT * FROM person_keys WHERE record_id NOT IN (SELECT record_id FROM person_records)'
    assert.deepEqual(await sql.select(keys), [])
    assert.deepEqual(filesWith(WORDS, ['archive']), [])
    assert.deepEqual(await redisKeysWith([...WORDS, personId]), [])
    assert.deepEqual(await documentsWith([...WORDS, personId]), [])
    const repeated = await search()
    assert.isEmpty([...WORDS, personId].filter((word) => repeated.includes(word)))
    const index = await app.container.make(SearchIndex)
    assert.deepEqual(await index.get('people', [personId]), [null])

    const after = (await read(client, secret, `/v1/sets/${setId}/items?limit=500`)).items
    assert.lengthOf(after, before.length)
    for (const item of before) {
      const now = after.find(({ id }: any) => id === item.id)
      if (item.person?.name !== NAME) assert.deepEqual(now, item)
      else {
        assert.equal(now.status, item.status)
        assert.deepInclude(now, { person: null, criteria: [], erased: true })
        assert.isTrue(
          now.enrichments.every(({ value, status }: any) => value === null && status === 'not_found')
        )
      }
    }
    const filled = (await read(client, secret, `/v1/datasets/${dataset.body().data.dataset.id}/rows`)).rows
    assert.deepInclude(filled[0], { seed: {}, erased: true })
    assert.deepEqual(filled[1], dataset.body().data.rows[1])

    const payloads = await sql.select<{ payload: string }>(
      `SELECT payload FROM webhook_events WHERE workspace_id = ? AND type = 'person.erased'`,
      [workspace.id]
    )
    assert.lengthOf(payloads, 1)
    assert.deepEqual(JSON.parse(payloads[0].payload).data, {
      person_id: personId,
      request_id: done.id,
      erased_at: done.erased_at,
    })
    const ada = (await people.getMany(await idsNamed('Ada Byrne')))[0]
    assert.notInclude(ada!.summary ?? '', NAME)
  }).timeout(120_000)

  test('a namesake keeps every field and answer; the erased one is gone', async ({ client, assert }) => {
    const { secret } = await operator()
    const [id] = await idsNamed('Otis Garland', 'Moonbeck Foods')
    const people = await app.container.make(PeopleStore)
    const answers = async () => [
      await people.get(id),
      await people.recordsOf(id),
      (
        await client.post('/v1/search').bearerToken(secret).json({ query: 'bakers in Lyon', type: 'instant' })
      ).body().data,
      await (await app.container.make(SearchIndex)).get('people', [id]),
    ]
    const before = await answers()
    const preview = await request(client, secret, {
      person: { name: 'Otis Garland', birth_date: '1980-01-02' },
    })
    assert.lengthOf(preview.body().data.candidates, 2)
    const refused = await request(client, secret, {
      person: { name: 'Otis Garland', birth_date: '1980-01-02' },
      confirm: true,
    })
    refused.assertStatus(422)
    await erase(client, secret, { profile_url: profileUrl('Otis Garland') })
    assert.deepEqual(await answers(), before)
    assert.deepEqual(await rowsWith([profileUrl('Otis Garland').slice(12) + '"'], PAGES), [])
    assert.lengthOf(await idsNamed('Otis Garland'), 1)
  })

  test('pages stay, unless the request drops those that belong to the person or mention them', async ({
    client,
    assert,
  }) => {
    // The fixture replaced the evidence.
    app.container.restoreAll()
    const { secret } = await operator()
    const archive = await app.container.make(PageArchive)
    const page = (url: string, html: string) => toCapture({ url, html, observedAt: now() })
    const [own, team, other] = [
      profileUrl('Pella Hadley'),
      'https://labs.example/team',
      'https://labs.example/lamps',
    ]
    await archive.store([
      page(own, '<title>Profile</title><p>A designer.</p>'),
      page(team, '<p>Our team: <b>Pella</b> Hadley and others.</p>'),
      page(other, '<p>Our lamps.</p>'),
    ])
    const left = async () =>
      (await Promise.all([own, team, other].map((url) => archive.find(url, now())))).map(Boolean)
    const kept = await erase(client, secret, { profile_url: profileUrl('Otis Garland') })
    assert.isNull(kept.pages)
    assert.deepEqual(await left(), [true, true, true])
    const dropped = await erase(client, secret, { profile_url: own }, { drop_pages: true })
    assert.equal(dropped.pages, 2)
    assert.deepEqual(await left(), [false, false, true])
    assert.deepEqual(await rowsWith(['pella-hadley', 'Pella Hadley']), [])
  })

  test('a person whom kith does not hold is put on the suppression list; a preview stores nothing', async ({
    client,
    assert,
  }) => {
    const { secret } = await operator()
    const person = { email: 'stranger@elsewhere.example' }
    const preview = await request(client, secret, { person })
    assert.deepEqual(preview.body().data, { person: null, candidates: [], held: [] })
    const { out } = await runCommand('privacy:erase', [`--email=${person.email}`])
    assert.match(out, /^\s*kith holds no data of this person\.\nNothing was changed\./)
    const sql = await app.container.make(Sql)
    const count = async () =>
      Number((await sql.select<any>('SELECT count(*) AS n FROM privacy_requests'))[0].n)
    const stored = await count()
    const done = await erase(client, secret, person)
    assert.deepInclude(done, { status: 'completed', held: [], workspaces: 0 })
    assert.equal(await count(), stored + 1)
    const [entry] = await sql.select<any>('SELECT scope FROM suppression_entries WHERE id = ?', [done.id])
    assert.equal(entry.scope, 'all')
    assert.deepEqual(await rowsWith(['stranger@']), [])
  })
})

async function idsNamed(name: string, company?: string): Promise<string[]> {
  const people = await app.container.make(PeopleStore)
  const ids: string[] = []
  for await (const one of people.all())
    if (one.name === name && (company === undefined || one.company === company)) ids.push(one.person_id)
  return ids
}
