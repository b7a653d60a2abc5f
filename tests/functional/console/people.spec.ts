import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { FoundPeople } from '#app/people/found_people'
import { Recipients } from '#app/recipients/recipients'
import { customer } from '#tests/functional/datasets/fixture'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { signedIn } from './support/visitor.js'

const NAME = 'Ottilie Varnholt'
const PRONET = 'https://www.linkedin.com/in/ottilie-varnholt'
const RECORDS = [
  { name: NAME, title: 'Brewer', company: 'Hop_Works', pronet_url: PRONET, source: 'older', id: 'o' },
  {
    ...{ name: NAME, title: 'Head Brewer', company: 'Hop_Works', city: 'Bremen', country: 'Germany' },
    ...{ pronet_url: PRONET, source: 'newer', id: 'n', source_url: 'https://hop.example/team' },
    ...{ observed_at: '2026-09-01T00:00:00Z', emails: ['ottilie@hop.example'], phones: ['+494211234567'] },
  },
]

test.group('console: people', (group) => {
  let owner: Awaited<ReturnType<typeof customer>>
  let person: string
  group.each.setup(async () => {
    owner = await customer()
    await givePeople(RECORDS)
  })
  const found = async (client: any) => {
    const body = { query: NAME, type: 'instant', num_results: 1 }
    const answer = await client.post('/v1/search').bearerToken(owner.secret).json(body)
    person = answer.body().data.results[0].person.person_id
    return person
  }

  test('reads the criteria of a query without a search', async ({ assert }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const path = `/workspaces/${owner.workspace.slug}/people/parse`
    const { status, body } = await member.post(path, { query: 'brewers in Bremen, not at Hop_Works' })
    assert.equal(status, 200)
    const of = (filter: string) =>
      body.data.criteria.find((one: { filter: string }) => one.filter === filter) ?? null
    assert.include(of('location').value.toLowerCase(), 'bremen')
    assert.isTrue(of('company').exclude)
    assert.deepEqual((await member.post(path, { query: '  ' })).body.data.criteria, [])
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.post(path, { query: 'brewers' })).status, 404)
  })

  test('completes the name of a school from two letters of any of its words on', async ({ assert }) => {
    const education = [{ school: 'University of Bremen' }, { school: 'Brewers Academy' }]
    await givePeople([{ name: NAME, title: 'Brewer', education }])
    const member = await signedIn(owner.workspace.id, 'member')
    const path = `/workspaces/${owner.workspace.slug}/people/schools?prefix=`
    const of = async (prefix: string) => (await member.get(path + prefix)).body.data.suggestions
    for (const prefix of ['un', 'Univers', 'university of br', 'bremen'])
      assert.deepEqual(await of(prefix), [{ value: 'University of Bremen' }], prefix)
    assert.deepEqual(await of('br'), [{ value: 'Brewers Academy' }, { value: 'University of Bremen' }])
    assert.deepEqual(await of('BREWERS'), [{ value: 'Brewers Academy' }])
    assert.deepEqual(await of('nowhere'), [])
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.get(`${path}brewers`)).status, 404)
  })

  test('says how many people and companies searches look through', async ({ assert }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const path = `/workspaces/${owner.workspace.slug}/people/index`
    const { people, companies } = (await member.get(path)).body.data
    assert.isAbove(people, 0)
    assert.isAtLeast(companies, 0)
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.get(path)).status, 404)
  })

  test('shows records with sources and dates, newest first, and no contacts', async ({ client, assert }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const { body } = await member.get(`/workspaces/${owner.workspace.slug}/people/${await found(client)}`)
    assert.containsSubset(body.data.person, {
      ...{ person_id: person, name: NAME, title: 'Head Brewer', company: 'Hop_Works' },
      ...{ location: 'Bremen, Germany', pronet: PRONET },
    })
    assert.deepEqual(
      body.data.records.map(({ source, url }: any) => [source, url]),
      [
        ['newer', 'https://hop.example/team'],
        ['older', null],
      ]
    )
    assert.notInclude(JSON.stringify(body), 'ottilie@')
    assert.notInclude(JSON.stringify(body), '494211234567')
    assert.equal((await member.get(`/workspaces/${owner.workspace.slug}/people/per_none`)).status, 404)
  })

  test('records the workspace as a recipient, and limits how many people it opens', async ({
    client,
    assert,
  }) => {
    const member = await signedIn(owner.workspace.id, 'member')
    const path = `/workspaces/${owner.workspace.slug}/people/${await found(client)}`
    const recipients = await app.container.make(Recipients)
    const own = async () =>
      (await recipients.of([person])).filter(({ workspace_id }) => workspace_id === owner.workspace.id)
    assert.deepEqual(
      (await own()).map(({ what }) => what),
      ['search']
    )
    assert.equal((await member.get(path)).status, 200)
    assert.deepEqual(
      (await own()).map(({ what }) => what),
      ['profile', 'search']
    )
    const buckets = await app.container.make(RateBuckets)
    const bucket = { key: `{console}:people:${owner.workspace.id}`, limit: 120, windowSeconds: 60 }
    for (let i = 0; i < 119; i++) await buckets.consume([bucket], Date.now())
    const { status, body } = await member.get(path)
    assert.equal(status, 429)
    assert.isAtLeast(body.error.retry_after_seconds, 1)
    const other = await makeKey()
    const stranger = await signedIn(other.workspace.id)
    assert.equal((await stranger.get(`/workspaces/${other.workspace.slug}/people/${person}`)).status, 200)
  })

  test('reads what sources state only about people whom the workspace searched', async ({
    client,
    assert,
  }) => {
    const id = await found(client)
    const member = await signedIn(owner.workspace.id, 'member')
    const path = `/workspaces/${owner.workspace.slug}/people/evidence`
    const { status, body } = await member.post(path, { person_ids: [id, 'per_unknown'] })
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.people.map((one: { person_id: string }) => one.person_id),
      [id]
    )
    const [{ records }] = body.data.people
    assert.containsSubset(records[0], {
      ...{ source: 'newer', title: 'Head Brewer', url: 'https://hop.example/team' },
      read_at: '2026-09-01T00:00:00Z',
    })
    assert.lengthOf(records, 2)
    assert.notMatch(JSON.stringify(body), /ottilie@hop|494211234567/)

    // The quotes behind the cells of the workspace's datasets are evidence too.
    const made = await client
      .post('/v1/datasets')
      .bearerToken(owner.secret)
      .json({ entity: { type: 'person' }, mode: 'sync', rows: [{ name: NAME }], columns: [{ key: 'title' }] })
    const quote = 'Head Brewer at Hop_Works'
    const evidence = [{ url: 'https://hop.example/team', quote, observed_at: '2026-10-01T00:00:00Z' }]
    const cell = { value: 'Head Brewer', confidence: 0.9, status: 'found', evidence, source: 'kith' }
    await db
      .from('dataset_rows')
      .where('dataset_id', made.body().data.dataset.id)
      .update({ person_id: id, cells: JSON.stringify({ title: cell }) })
    const again = (await member.post(path, { person_ids: [id] })).body.data.people[0]
    assert.deepEqual(again.statements, [
      { fact: 'title', value: 'Head Brewer', confidence: 0.9, ...evidence[0] },
    ])

    const other = await makeKey()
    const stranger = await signedIn(other.workspace.id)
    const theirs = await stranger.post(`/workspaces/${other.workspace.slug}/people/evidence`, {
      person_ids: [id],
    })
    assert.deepEqual(theirs.body.data.people, [])
    assert.equal((await stranger.post(path, { person_ids: [id] })).status, 404)

    const buckets = await app.container.make(RateBuckets)
    const bucket = { key: `{console}:evidence:${owner.workspace.id}`, limit: 30, windowSeconds: 60 }
    for (let i = 0; i < 28; i++) await buckets.consume([bucket], Date.now())
    assert.equal((await member.post(path, { person_ids: [id] })).status, 429)
  })

  test("lists the workspace's own Sets and dataset rows of the person", async ({ client, assert }) => {
    const id = await found(client)
    const send = async (path: string, body: object) => {
      const answer = await client.post(path).bearerToken(owner.secret).json(body)
      assert.oneOf(answer.status(), [200, 201, 202], JSON.stringify(answer.body()))
      return answer.body().data
    }
    const set = await send('/v1/sets', { search: { query: 'brewers in Bremen', count: 1 } })
    await send(`/v1/sets/${set.id}/imports`, { rows: [{ person_id: id }] })
    const { dataset } = await send('/v1/datasets', {
      entity: { type: 'person' },
      mode: 'async',
      rows: [
        { name: 'Somebody Else', company: 'Hop_Works' },
        { name: NAME, company: 'Hop Works' },
        { name: NAME.toLowerCase(), company: 'Hop_Works' },
        { name: NAME, company: 'Another Brewery' },
        { pronet_url: PRONET },
      ],
      columns: [{ key: 'title' }],
    })
    const member = await signedIn(owner.workspace.id, 'member')
    const { body } = await member.get(`/workspaces/${owner.workspace.slug}/people/${id}`)
    assert.containsSubset(body.data.sets, [{ id: set.id, title: 'brewers in Bremen', status: 'admitted' }])
    assert.lengthOf(body.data.sets, 1)
    const rows = body.data.datasets.map((row: any) => [row.id, row.index])
    assert.includeDeepMembers(rows, [[dataset.id, 4]])
    assert.notDeepInclude(rows, [dataset.id, 0])
    assert.notDeepInclude(rows, [dataset.id, 3])

    const other = await makeKey()
    const stranger = await signedIn(other.workspace.id)
    const theirs = await stranger.get(`/workspaces/${other.workspace.slug}/people/${id}`)
    assert.deepEqual([theirs.body.data.sets, theirs.body.data.datasets], [[], []])
    assert.equal((await stranger.get(`/workspaces/${owner.workspace.slug}/people/${id}`)).status, 404)
  })

  test('shows a found person and the statements only to the workspace that found the person', async ({
    assert,
  }) => {
    const people = await app.container.make(FoundPeople)
    const record = { source: 'web' as const, id: 'Lone Find | Acme', name: 'Lone Find', company: 'Acme' }
    const vote = {
      ...{ value: 'Acme', url: 'https://acme.example/team', kind: 'employer_site', method: 'json-ld' },
      ...{ quote: 'Lone Find works at Acme', observedAt: '2026-09-01T00:00:00.000Z' },
      ...{ statedAt: null, past: false, identity: 0.9 },
    }
    await people.save(owner.workspace.id, [{ record, votes: { company: [vote] } as never }])
    const [{ person_id }] = await people.list({ workspaceId: owner.workspace.id })
    const member = await signedIn(owner.workspace.id, 'member')
    const { body } = await member.get(`/workspaces/${owner.workspace.slug}/people/${person_id}`)
    assert.containsSubset(body.data.statements, [
      { fact: 'company', value: 'Acme', quote: 'Lone Find works at Acme', url: 'https://acme.example/team' },
    ])
    const other = await makeKey()
    const stranger = await signedIn(other.workspace.id)
    assert.equal((await stranger.get(`/workspaces/${other.workspace.slug}/people/${person_id}`)).status, 404)
  })
})
