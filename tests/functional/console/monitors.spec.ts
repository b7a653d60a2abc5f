import { test } from '@japa/runner'
import { type Search } from '#app/monitors/monitor_round'
import { DomainError } from '#domain/errors'
import { DAY, eventsOf, monitorBench, rowOf } from '#tests/functional/monitors/fixture'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { audited } from './support/events.js'
import { signedIn, type Visitor } from './support/visitor.js'

const WEEKLY = 'CRON_TZ=Europe/Berlin 0 9 * * 1'
const SEARCH = { query: 'pilots in Oslo', count: 20 }

async function made(admin: Visitor, slug: string, body: object): Promise<string> {
  const { status, body: answer } = await admin.post(`/workspaces/${slug}/monitors`, body)
  if (status !== 201) throw new Error(JSON.stringify(answer))
  return answer.data.id
}

test.group('console: monitors', () => {
  test('creates a monitor with a key of the workspace, and shows its schedule in words and its next runs', async ({
    client,
    assert,
  }) => {
    const { workspace, key, secret } = await makeKey()
    const [admin, member] = [await signedIn(workspace.id), await signedIn(workspace.id, 'member')]
    const id = await made(admin, workspace.slug, { key_id: key.id, search: SEARCH, cadence: WEEKLY })
    const path = `/workspaces/${workspace.slug}/monitors`
    const [shown] = (await member.get(path)).body.data.items
    assert.deepInclude(shown, {
      id,
      status: 'active',
      set_id: null,
      search: SEARCH,
      schedule: 'at 09:00, only on Monday (Europe/Berlin)',
      key_id: key.id,
      rounds: 0,
      paused_at: null,
    })
    assert.lengthOf(shown.next_runs, 5)
    for (const [i, at] of shown.next_runs.entries()) {
      assert.equal(new Date(at).getUTCDay(), 1)
      if (i > 0) assert.isAbove(Date.parse(at), Date.parse(shown.next_runs[i - 1]))
    }
    const listed = await client.get('/v1/monitors').bearerToken(secret)
    assert.deepEqual(listed.body().data.monitors[0].id, id)
    assert.deepEqual(await audited(admin, workspace.slug), ['monitor.create'])
    const [entry] = (await member.get(`/workspaces/${workspace.slug}/audit`)).body.data.items
    assert.equal(entry.subject_name, SEARCH.query)
  })

  test('changes the schedule, the search and the webhook, and audits what changed', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const [admin, member] = [await signedIn(workspace.id), await signedIn(workspace.id, 'member')]
    const id = await made(admin, workspace.slug, { key_id: key.id, search: SEARCH, cadence: WEEKLY })
    const path = `/workspaces/${workspace.slug}/monitors/${id}`
    const change = { cadence: '30 7 * * *', search: { query: 'pilots in Bergen', count: 5 } }
    assert.equal((await admin.post(path, change)).status, 200)
    const shown = async () => (await admin.get(path)).body.data.monitor
    const { next_runs, ...now } = await shown()
    assert.deepInclude(now, { status: 'active', search: change.search, cadence: change.cadence })
    for (const at of next_runs) assert.match(at, /T07:30/)
    assert.isBelow(Date.parse(next_runs[0]), Date.now() + DAY)
    for (const [bad, field] of [
      [{ cadence: 'daily' }, 'cadence'],
      [{ cadence: 'DTSTART:20200101T000000Z\nRRULE:FREQ=DAILY;COUNT=1' }, 'cadence'],
      [{ search: { query: ' ' } }, 'search.query'],
      [{ webhook_url: 'http://127.0.0.1/in' }, 'webhook_url'],
    ] as const) {
      const { status, body } = await admin.post(path, bad)
      assert.equal(status, 422)
      assert.include(Object.keys(body.error.details.fieldErrors), field)
    }
    assert.equal((await member.post(path, change)).status, 403)
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.post(path, change)).status, 404)
    assert.deepEqual((await shown()).cadence, change.cadence)
    assert.deepEqual(await audited(admin, workspace.slug), ['monitor.change', 'monitor.create'])
    const [entry] = (await admin.get(`/workspaces/${workspace.slug}/audit`)).body.data.items
    assert.deepInclude(entry.detail, { cadence: change.cadence, cadence_before: WEEKLY, people: 5 })
  })

  test('a paused monitor keeps its pause, and resumes with the changed schedule', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const admin = await signedIn(workspace.id)
    const id = await made(admin, workspace.slug, { key_id: key.id, search: SEARCH, cadence: WEEKLY })
    const path = `/workspaces/${workspace.slug}/monitors/${id}`
    await admin.post(`${path}/pause`, {})
    await admin.post(path, { cadence: '30 7 * * *' })
    assert.equal((await admin.get(path)).body.data.monitor.status, 'paused')
    await admin.post(`${path}/resume`, {})
    assert.match((await admin.get(path)).body.data.monitor.next_runs[0], /T07:30/)
  })

  test('rejects an invalid monitor or key, and names the field', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const admin = await signedIn(workspace.id)
    const other = await makeKey()
    const { key: narrow } = await addKey(workspace, { scopes: ['account:read'] })
    const good = { key_id: key.id, search: SEARCH, cadence: 'FREQ=DAILY' }
    const brief = await admin.post(`/workspaces/${workspace.slug}/playground/key`, {})
    for (const [change, field] of [
      [{ cadence: 'daily' }, 'cadence'],
      [{ search: undefined }, 'search'],
      [{ set_id: 'set_none' }, 'search'],
      [{ search: { query: ' ' } }, 'search.query'],
      [{ webhook_url: 'http://127.0.0.1/in' }, 'webhook_url'],
      [{ key_id: other.key.id }, 'key_id'],
      [{ key_id: narrow.id }, 'key_id'],
      [{ key_id: brief.body.data.id }, 'key_id'],
    ] as const) {
      const { status, body } = await admin.post(`/workspaces/${workspace.slug}/monitors`, {
        ...good,
        ...change,
      })
      assert.equal(status, 422, field)
      assert.include(Object.keys(body.error.details.fieldErrors), field)
    }
    const ofNone = { ...good, search: undefined, set_id: 'set_none' }
    assert.equal((await admin.post(`/workspaces/${workspace.slug}/monitors`, ofNone)).status, 404)
  })

  test('a paused monitor runs no round, and a resumed one continues without catching up', async ({
    client,
    assert,
  }) => {
    const bench = await monitorBench({ search: async () => [] })
    const { workspace, key, secret } = await makeKey()
    const admin = await signedIn(workspace.id)
    const id = await made(admin, workspace.slug, { key_id: key.id, search: SEARCH, cadence: 'FREQ=DAILY' })
    const path = `/workspaces/${workspace.slug}/monitors/${id}`
    bench.begin()
    assert.equal((await admin.post(`${path}/pause`, {})).status, 200)
    const paused = (await admin.get(path)).body.data.monitor
    assert.deepInclude(paused, { status: 'paused', next_runs: [] })
    const listed = await client.get('/v1/monitors').bearerToken(secret)
    assert.equal(listed.body().data.monitors[0].status, 'paused')
    bench.pass(3 * DAY)
    assert.equal(await bench.runner.runDue(), 0)
    await admin.post(`${path}/pause`, {})

    assert.equal((await admin.post(`${path}/resume`, {})).status, 200)
    assert.isAbove(Date.parse((await rowOf(id)).next_at), Date.now())
    const resumed = (await admin.get(path)).body.data.monitor
    assert.equal(resumed.status, 'active')
    assert.lengthOf(resumed.next_runs, 5)
    bench.begin()
    assert.equal(await bench.runner.runDue(), 0)
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    await admin.post(`${path}/resume`, {})
    assert.deepEqual(await audited(admin, workspace.slug), [
      'monitor.resume',
      'monitor.pause',
      'monitor.create',
    ])
  })

  test('the history shows the result of each round, also of a failed one', async ({ assert }) => {
    const person = { person_id: 'per_1', name: 'Ada Berg', title: 'Pilot' }
    let found: object[] | Error = [person]
    const search = (async () => {
      if (found instanceof Error) throw found
      return found
    }) as Search
    const bench = await monitorBench({ search })
    const { workspace, key } = await makeKey()
    const admin = await signedIn(workspace.id)
    const id = await made(admin, workspace.slug, { key_id: key.id, search: SEARCH, cadence: 'FREQ=DAILY' })
    bench.begin()
    bench.pass(DAY)
    await bench.runner.runDue()
    found = new DomainError('insufficient_acu')
    bench.pass(DAY)
    await bench.runner.runDue()
    found = [person]
    bench.pass(DAY)
    await bench.runner.runDue()
    const path = `/workspaces/${workspace.slug}/monitors/${id}`
    const { monitor, people, rounds, reports } = (await admin.get(path)).body.data
    assert.deepEqual(
      rounds.items.map(({ found, created, changed, error }: any) => [found, created, changed, error]),
      [
        [1, 0, 0, null],
        [0, 0, 0, 'insufficient_acu'],
        [1, 1, 0, null],
      ]
    )
    assert.deepInclude(monitor, { rounds: 2, failures: 0, last_error: null })
    assert.equal(people, 1)
    const { reported_at, ...report } = reports[0]
    assert.equal(reported_at, rounds.items[2].ended_at)
    assert.deepEqual(report, {
      ...person,
      company: null,
      location: null,
      is_indexed: false,
      changed_at: null,
      changes: [],
    })
    const [listed] = (await admin.get(`/workspaces/${workspace.slug}/monitors`)).body.data.items
    const { sequence: _, ...latest } = rounds.items[0]
    assert.deepEqual(listed.last_round, latest)
    const oldest = rounds.items.toReversed().map(({ sequence: _, ...round }: any) => round)
    assert.deepEqual(listed.last_rounds, oldest)
    const all = (await admin.get(`/workspaces/${workspace.slug}/reports`)).body.data.reports
    assert.deepEqual(all, [{ ...reports[0], monitor_id: id }])
    const other = await makeKey()
    const stranger = await signedIn(other.workspace.id)
    const theirs = await stranger.get(`/workspaces/${other.workspace.slug}/reports`)
    assert.deepEqual(theirs.body.data.reports, [])
    assert.equal((await stranger.get(`/workspaces/${workspace.slug}/reports`)).status, 404)
    assert.equal(listed.charged_to, 'test')
    assert.isNull(listed.set_title)
    const first = (await admin.get(`${path}?limit=2`)).body.data.rounds
    const next = (await admin.get(`${path}?limit=2&cursor=${first.next_cursor}`)).body.data.rounds
    assert.deepEqual([...first.items, ...next.items], rounds.items)
    assert.isEmpty(await eventsOf(workspace.id))
  })

  test('members cannot change a monitor, other workspaces cannot find it, and a deleted one is gone', async ({
    assert,
  }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const admin = await signedIn(mine.workspace.id)
    const [member, stranger] = [
      await signedIn(mine.workspace.id, 'member'),
      await signedIn(other.workspace.id),
    ]
    const body = { key_id: mine.key.id, search: SEARCH, cadence: 'FREQ=DAILY' }
    const id = await made(admin, mine.workspace.slug, body)
    const monitors = `/workspaces/${mine.workspace.slug}/monitors`
    assert.equal((await member.post(monitors, body)).body.error.code, 'admin_required')
    assert.equal((await stranger.post(monitors, body)).status, 404)
    for (const change of ['pause', 'resume']) {
      assert.equal((await member.post(`${monitors}/${id}/${change}`, {})).status, 403)
      const theirs = `/workspaces/${other.workspace.slug}/monitors/${id}/${change}`
      assert.equal((await stranger.post(theirs, {})).status, 404)
    }
    assert.equal((await member.delete(`${monitors}/${id}`)).status, 403)
    const elsewhere = `/workspaces/${other.workspace.slug}/monitors/${id}`
    assert.equal((await stranger.get(elsewhere)).status, 404)
    assert.equal((await stranger.delete(elsewhere)).status, 404)
    assert.equal((await admin.delete(`${monitors}/${id}`)).status, 200)
    assert.equal((await admin.get(`${monitors}/${id}`)).status, 404)
    assert.deepEqual(await audited(admin, mine.workspace.slug), ['monitor.remove', 'monitor.create'])
  })
})
