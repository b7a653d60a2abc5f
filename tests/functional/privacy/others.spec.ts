import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readReference } from '#domain/privacy/person_reference'
import { Sql } from '#domain/ports/sql'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { givePeople } from '#tests/functional/support/people'
import { insert, operator, rowsWith, suppressNobody } from './fixture.js'
import { now } from './stored_rows.js'

const NAME = 'Ottoline Marchbanks'
const OTHER = 'Ada Byrne'
const QUOTE = `${OTHER} and ${NAME} founded Lamplight.`

test.group('rows of others that name an erased person', (group) => {
  group.each.teardown(suppressNobody)

  test('lose the name and keep everything else', async ({ assert }) => {
    await givePeople([{ name: NAME, company: 'Lamplight' }])
    const { workspace, key } = await operator()
    const sql = await app.container.make(Sql)
    const id = `per_${randomUUID().replaceAll('-', '')}`
    const record = { source: 'web', id: `${OTHER} | Lamplight`, name: OTHER, summary: QUOTE, city: 'Oslo' }
    const vote = { value: 'Lamplight', url: 'https://lamplight.example/', quote: QUOTE, observedAt: now() }
    const title = { ...vote, value: 'Chief', quote: `${OTHER} is Chief.` }
    await insert('found_people', {
      ...{ id: `${id} ${workspace.id}`, person_id: id, workspace_id: workspace.id, state: 'own' },
      ...{ record: JSON.stringify(record), votes: JSON.stringify({ company: [vote], title: [title] }) },
      found_at: now(),
    })
    const profile = {
      ...{ person_id: id, identity: { name: OTHER } },
      facts: [
        { field: 'company', value: 'Lamplight', quote: QUOTE },
        { field: 'title', value: 'Chief', quote: '' },
      ],
    }
    await insert('person_profiles', { person_id: id, record: JSON.stringify(profile), built_at: now() })
    const monitor = { id: `mon_${randomUUID().slice(0, 8)}`, workspace_id: workspace.id, key_id: key.id }
    await insert('monitors', {
      ...monitor,
      ...{ search: '{"query":"founders"}', cadence: 'daily', status: 'active', phase: 'waiting' },
      ...{ next_at: '2999-01-01T00:00:00.000Z', created_at: now() },
    })
    const fields = { person_id: id, name: OTHER, title: `Assistant to ${NAME}`, company: 'Lamplight' }
    await insert('monitor_people', {
      monitor_id: monitor.id,
      person_id: id,
      fields: JSON.stringify(fields),
    })
    const account = {
      name: OTHER,
      bio: `Works with ${NAME}.`,
      location: 'Oslo',
      socials: [],
      observedAt: now(),
    }
    await insert('codehost_profiles', {
      ...{ account_id: 815, login_key: 'adabyrne', observed_at: now() },
      body: JSON.stringify({ login: 'adabyrne', type: 'User', profile: account }),
    })

    const requests = await app.container.make(PrivacyRequests)
    const subject = await requests.subject(readReference({ name: NAME, company: 'Lamplight' }))
    const requestId = await requests.request({ subject, workspaceId: null, dropPages: false })
    const erasures = await app.container.make(CarryOutErasures)
    await erasures.runAll()
    assert.equal((await requests.get(requestId))!.status, 'completed')

    assert.deepEqual(await rowsWith([NAME, 'Marchbanks']), [])
    const one = async (query: string, ...values: string[]) =>
      (await sql.select<Record<string, string>>(query, values))[0]
    const found = await one('SELECT record, votes FROM found_people WHERE person_id = ?', id)
    assert.include(JSON.parse(found.record), { name: OTHER, city: 'Oslo', id: record.id })
    assert.containsSubset(JSON.parse(found.votes), { title: [title], company: [{ value: 'Lamplight' }] })
    const kept = JSON.parse((await one('SELECT record FROM person_profiles WHERE person_id = ?', id)).record)
    assert.deepInclude(kept, { person_id: id, identity: { name: OTHER } })
    assert.deepEqual(kept.facts[1], profile.facts[1])
    const watched = await one('SELECT fields FROM monitor_people WHERE person_id = ?', id)
    assert.include(JSON.parse(watched.fields), { name: OTHER, company: 'Lamplight', person_id: id })
    const { body } = await one('SELECT body FROM codehost_profiles WHERE login_key = ?', 'adabyrne')
    assert.include(JSON.parse(body).profile, { name: OTHER, location: 'Oslo' })
    const changes = await one(
      `SELECT op FROM index_changes WHERE index_name = 'codehost' AND entity_id = '815'`
    )
    assert.equal(changes.op, 'put')
    await sql.run('DELETE FROM codehost_profiles WHERE account_id = 815')
  }).timeout(30_000)
})
