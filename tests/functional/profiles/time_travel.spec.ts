import app from '@adonisjs/core/services/app'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { archivedEvidence } from '#tests/functional/proofs/fixture'
import { customer, groupWorker } from '../datasets/fixture.js'
import { daysAgo, page } from '../datasets/fixture_pages.js'
import { signedIn } from '../console/support/visitor.js'
import { givePeople } from '../support/people.js'
import { ended, forgetProfiles, post, readFrom } from './fixture.js'

const URL_OF = 'https://www.linkedin.com/in/ottilie-brandvold'
const profile = (title: string, company: string, days: number) =>
  page(
    URL_OF,
    `<title>Ottilie Brandvold - ${title} - ${company}</title><h1>Ottilie Brandvold</h1><h2>${title} at ${company}</h2>`,
    days
  )
const PAGES = [profile('Deck Officer', 'Havnor Lines', 60), profile('Harbour Pilot', 'Solvik Port', 20)]
const day = (days: number) => daysAgo(days).slice(0, 10)

test.group('person: other days', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await forgetProfiles()
    readFrom([], await archivedEvidence(PAGES))
    return () => app.container.restoreAll()
  })

  async function built(client: ApiClient, secret: string): Promise<string> {
    await worker.start()
    const accepted = await post(client, secret, { pronet_url: URL_OF })
    ;(await ended(client, secret, accepted)).assertStatus(200)
    return accepted.body().data.poll_url
  }
  const at = (client: ApiClient, secret: string, path: string, asOf: string): Promise<ApiResponse> =>
    Promise.resolve(client.get(`${path}?as_of=${asOf}`).bearerToken(secret))

  test("the console shows a workspace its latest profile of a person with quotes, and no other's", async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await customer(100)
    const path = await built(client, secret)
    const profile = (await client.get(path).bearerToken(secret)).body().data
    const of = ({ slug }: { slug: string }) => `/workspaces/${slug}/people/${profile.person_id}/profile`
    const member = await signedIn(workspace.id, 'member')
    const { newest_run: newest, last_completed: latest } = (await member.get(of(workspace))).body.data
    assert.deepEqual(newest, { run_id: latest.run_id, status: 'completed' })
    assert.deepEqual(latest.profile, profile)
    const titles = latest.statements.filter(({ fact }: { fact: string }) => fact === 'title')
    assert.containsSubset(titles, [{ value: 'Harbour Pilot', url: URL_OF }])
    for (const { quote } of titles) assert.include(quote, 'Harbour Pilot')
    const other = await customer(100)
    const stranger = await signedIn(other.workspace.id)
    assert.equal((await stranger.get(of(workspace))).status, 404)
    const { status, body } = await stranger.get(of(other.workspace))
    if (status === 200) assert.deepEqual(body.data, { newest_run: null, last_completed: null })
    else assert.equal(status, 404)
  })

  test('[TT-007] as_of answers from the readings up to that day, free of charge', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const path = await built(client, secret)
    const spent = await balance()
    const now = (await client.get(path).bearerToken(secret)).body().data
    assert.deepInclude(now.identity, { title: 'Harbour Pilot', company: 'Solvik Port' })
    const before = await at(client, secret, path, day(30))
    before.assertStatus(200)
    const { data, meta } = before.body()
    assert.equal(data.person_id, now.person_id)
    assert.deepInclude(data.identity, { title: 'Deck Officer', company: 'Havnor Lines' })
    assert.equal(data.provenance['identity.title'].last_seen.slice(0, 10), day(60))
    assert.equal(meta.usage.acu_used, 0)
    assert.deepEqual((await at(client, secret, path, day(0))).body().data.identity, now.identity)
    assert.deepEqual(await balance(), spent)
    const earlier = await at(client, secret, path, day(90))
    earlier.assertStatus(404)
  })

  test('[TT-007] records observed later do not answer for an earlier day', async ({ client, assert }) => {
    const { secret } = await customer(100)
    const record = { name: 'Ottilie Brandvold', pronet_url: URL_OF, city: 'Bergen' }
    await givePeople([{ ...record, observed_at: day(10) }])
    const path = await built(client, secret)
    const placeAt = async (days: number) =>
      (await at(client, secret, path, day(days))).body().data.identity.location
    assert.isUndefined(await placeAt(30))
    assert.equal(await placeAt(5), 'Bergen')
  })

  for (const asOf of ['2026-02-30', 'yesterday', '2999-01-01', ''])
    test(`[TT-008] rejects as_of=${asOf}`, async ({ client, assert }) => {
      const { secret } = await customer(100)
      const response = await at(client, secret, await built(client, secret), asOf)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), ['as_of'])
    })

  test('[TT-009] a suppressed person, a profile without a basis, and a day after the run have no answer', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(100)
    const path = await built(client, secret)
    const list = await app.container.make(SuppressionList)
    await list.add({ id: 'sup_as_of', scope: 'all', identifiers: identifiersOf({ urls: [URL_OF] }) })
    try {
      ;(await at(client, secret, path, day(30))).assertStatus(404)
    } finally {
      await list.remove('sup_as_of')
    }
    const sql = await app.container.make(Sql)
    await sql.run(`UPDATE runs SET finished_at = ? WHERE id = ?`, [daysAgo(40), path.split('/').at(-1)!])
    ;(await at(client, secret, path, day(30))).assertStatus(422)
    assert.equal((await at(client, secret, path, day(50))).body().data.identity.company, 'Havnor Lines')
    await sql.run('UPDATE person_profiles SET basis = NULL', [])
    ;(await at(client, secret, path, day(50))).assertStatus(422)
  })
})
