import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { FoundPeople } from '#app/people/found_people'
import { QueryMeaning } from '#app/search/query_meaning'
import { QueryPlanner } from '#app/search/query_planner'
import { VerifiedPeople } from '#app/search/verified_people'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { CountedWeb, profile, profileUrl, record, search, searchIn } from './verified_web.js'

const EMPLOYERS: Record<string, string> = {
  'Dora Amberley': 'Firthco',
  'Eino Brisk': 'Glaswen',
  'Fergus Calder': 'Moortop',
  'Greta Dunmore': 'Quenby',
  'Hugo Everard': 'Rastrick',
}
const NAMES = Object.keys(EMPLOYERS)
const factsOf = (name: string) => ({
  title: 'Sales Engineer',
  company: EMPLOYERS[name],
  location: 'Perth, Australia',
})
const FILTERS = { title: 'sales engineer' }
const pages = (days: number) => NAMES.map((name) => profile(name, { ...factsOf(name), days }))

/** A search with a short deadline. */
class Hurried extends VerifiedPeople {
  protected override deadlineMs() {
    return 700
  }
}

const hurry = async () => {
  const [index, evidence, people, meaning] = [
    await app.container.make(SearchIndex),
    await app.container.make(Evidence),
    await app.container.make(FoundPeople),
    await app.container.make(QueryMeaning),
  ]
  app.container.swap(VerifiedPeople, () => new Hurried(index, evidence, people, new QueryPlanner(), meaning))
}

test.group('verified search: freshness and deadlines', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ rateOverride: 1_000_000 })).secret
    await givePeople(
      NAMES.map((name) =>
        record(name, {
          title: 'Sales Engineer',
          company: EMPLOYERS[name],
          city: 'Perth',
          country: 'Australia',
        })
      )
    )
  })
  group.each.teardown(() => app.container.restoreAll())

  const freshness = async (client: any, body: object) =>
    (await search(client, secret, { num_results: 1, ...body })).data.request.freshness

  test('[SR-021] returns the window of the request', async ({ client, assert }) => {
    searchIn(new MemoryEvidence(pages(1)))
    const requested = await freshness(client, { filters: FILTERS, freshness: { max_age_days: 30 } })
    assert.deepEqual(requested, { max_age_days: 30, source: 'request' })
  })

  test('[SR-022 SR-077 SR-078 SR-079] returns the derived window', async ({ client, assert }) => {
    searchIn(new MemoryEvidence(pages(1)))
    const window = async (body: object) => {
      const { max_age_days, source } = await freshness(client, body)
      assert.equal(source, 'default')
      return max_age_days
    }
    assert.closeTo(await window({ type: 'auto', filters: FILTERS }), 4.6, 0.05)
    const title = await window({ type: 'deep', filters: FILTERS })
    assert.closeTo(title, 1.8, 0.05)
    const place = await window({ type: 'deep', filters: { location: 'Perth' } })
    assert.closeTo(place, 2 * title, 0.001)
    assert.equal(await window({ type: 'auto', filters: { industry: 'glass' } }), 7)
  })

  test('[SR-074] rejects a negative window and accepts a fraction', async ({ client, assert }) => {
    searchIn(new MemoryEvidence(pages(0.1)))
    for (const [max_age_days, status] of [
      [0.5, 200],
      [-1, 422],
    ]) {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type: 'auto', filters: FILTERS, freshness: { max_age_days } })
      assert.equal(response.status(), status)
    }
  })

  test('[SR-073] reads only pages older than the window again', async ({ client, assert }) => {
    for (const [days, reads] of [
      [3, 1],
      [1, 0],
    ]) {
      const web = new CountedWeb(pages(0))
      searchIn(new MemoryEvidence(pages(days), web.read))
      const { names } = await search(client, secret, { filters: FILTERS, freshness: { max_age_days: 2 } })
      assert.deepEqual(names, NAMES)
      for (const name of NAMES) assert.equal(web.count(profileUrl(name)), reads, `${name} after ${days} days`)
    }
  })

  test('[SR-075] a window of 0 reads live each time', async ({ client, assert }) => {
    const web = new CountedWeb(pages(0))
    searchIn(new MemoryEvidence(pages(0), web.read))
    const body = { filters: FILTERS, num_results: 1, freshness: { max_age_days: 0 } }
    await search(client, secret, body)
    const first = web.reads.length
    assert.isAbove(first, 0)
    await search(client, secret, body)
    assert.isAtLeast(web.reads.length, 2 * first)
  })

  test('[SR-080] the top results use the tight window, the others a week', async ({ client, assert }) => {
    for (const [type, top] of [
      ['auto', 2],
      ['deep', 4],
    ] as const) {
      // Pages of five days ago prove nobody, so everybody is checked.
      const silent = NAMES.map((name) => profile(name, { ...factsOf(name), title: 'Nurse', days: 5 }))
      const web = new CountedWeb(silent)
      searchIn(new MemoryEvidence(silent, web.read))
      await search(client, secret, { type, filters: FILTERS, num_results: 2 })
      const reread = NAMES.filter((name) => web.count(profileUrl(name)) > 0)
      assert.lengthOf(reread, top, type)
    }
  })

  test('[SR-081] returns the people proven before the deadline', async ({ client, assert }) => {
    const evidence = new MemoryEvidence(pages(1))
    const read = evidence.read.bind(evidence)
    evidence.read = (request) => (request.url.includes('eino') ? new Promise(() => {}) : read(request))
    searchIn(evidence)
    await hurry()
    const { names } = await search(client, secret, { filters: FILTERS })
    assert.notInclude(names, 'Eino Brisk')
    assert.isAbove(names.length, 0)
  })

  test('[ER-005] a deadline with nothing proven is search_timeout', async ({ client, assert }) => {
    const evidence = new MemoryEvidence([])
    evidence.read = () => new Promise(() => {})
    searchIn(evidence)
    await hurry()
    const response = await client
      .post('/v1/search')
      .bearerToken(secret)
      .json({ type: 'auto', filters: FILTERS })
    response.assertStatus(503)
    assert.equal(response.body().error.code, 'search_timeout')
  })

  test('[ER-006] failing evidence is search_failed and leaks nothing', async ({ client, assert }) => {
    const evidence = new MemoryEvidence([])
    evidence.read = async () => Promise.reject(new Error('secret detail at /srv/x'))
    searchIn(evidence)
    const response = await client
      .post('/v1/search')
      .bearerToken(secret)
      .json({ type: 'deep', filters: FILTERS })
    response.assertStatus(503)
    assert.equal(response.body().error.code, 'search_failed')
    assert.notInclude(response.text(), 'secret detail')
  })
})
