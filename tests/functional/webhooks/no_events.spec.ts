import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import {
  columns,
  customer,
  fillFrom,
  follow,
  inventedWeb,
  startWorker,
} from '#tests/functional/datasets/fixture'
import { NADIA, WEB } from '../profiles/fixture.js'
import { profile, record, searchIn } from '#tests/functional/search/verified_web'
import { givePeople } from '#tests/functional/support/people'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'

const post = { title: 'Harbour Pilot', company: 'Tidewell' }

test.group('routes without events', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  test('[EV-009] search, datasets, person and enrich send no webhook events', async ({ client, assert }) => {
    await givePeople([record('Ada Berg', { ...post, city: 'Oslo', country: 'Norway' })])
    searchIn(new MemoryEvidence([...WEB, profile('Ada Berg', { ...post, location: 'Oslo, Norway' })]))
    await fillFrom(inventedWeb())
    const { secret, workspace } = await customer()
    const url = 'https://hooks.example.com/all'
    const registration = { url, events: WEBHOOK_EVENT_NAMES }
    ;(await client.post('/v1/webhooks').bearerToken(secret).json(registration)).assertStatus(201)
    const stop = await startWorker()
    try {
      await askEach(client, secret)
    } finally {
      await stop()
    }
    const told = await db.from('webhook_events').where('workspace_id', workspace.id)
    assert.deepEqual(told, [])
  }).timeout(60_000)
})

/** Calls each route once and waits until its background work ends. */
async function askEach(client: ApiClient, secret: string): Promise<void> {
  const ask = (path: string, body: object) => client.post(path).bearerToken(secret).json(body)
  for (const type of ['instant', 'deep'])
    (await ask('/v1/search', { query: 'harbour pilots in Oslo', type })).assertStatus(200)
  const dataset = {
    entity: { type: 'company' },
    rows: [{ domain: 'tidewell.example' }],
    columns: columns('name'),
  }
  ;(await ask('/v1/datasets', dataset)).assertStatus(200)
  const queued = await ask('/v1/datasets', { ...dataset, mode: 'async' })
  queued.assertStatus(202)
  await follow(client, secret, queued.body().data.dataset.id)
  const person = await ask('/v1/person', { identifier: { pronet_url: NADIA.pronet } })
  person.assertStatus(202)
  await ended(client, secret, person.body().data.poll_url)
  const who = { name: 'Ada Berg', company_domain: 'tidewell.example', fields: ['work_email'] }
  ;(await ask('/v1/enrich', who)).assertStatus(200)
}

async function ended(client: ApiClient, secret: string, path: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    const response = await client.get(path).bearerToken(secret)
    if (!['queued', 'running'].includes(response.body().data?.status)) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error('the person run did not end')
}
