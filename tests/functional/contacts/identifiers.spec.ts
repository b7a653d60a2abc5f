import app from '@adonisjs/core/services/app'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import type { PersonRecord } from '#domain/people/person_record'
import { PeopleStore } from '#app/people/people_store'
import { ended, resultsOf } from '#tests/functional/batch/fixture'
import { customer, fillFrom, groupWorker, inventedWeb } from '#tests/functional/datasets/fixture'
import { call, connect, useTools } from '#tests/functional/mcp/fixture'
import { readFrom } from '../profiles/fixture.js'
import { idle, read } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { ownProviders } from './fixture.js'

const PRONET = 'https://www.linkedin.com/in/maren-oakhurst'
const PHONE = '+35391567890'
const MAREN: PersonRecord = {
  name: 'Maren Oakhurst',
  title: 'Chief Technology Officer',
  company: 'Tidewell Marine',
  company_domain: 'tidewell.example',
  pronet_url: PRONET,
  source_url: PRONET,
  observed_at: '2026-09-01T00:00:00.000Z',
  emails: ['maren@tidewell.example'],
  phones: [PHONE],
}
/** A namesake, and a colleague. */
const OTHERS: PersonRecord[] = [
  { name: 'Maren Oakhurst', company: 'Moonbeck Foods', company_domain: 'moonbeck.example', city: 'Rome' },
  { name: 'Silas Brandvold', company: 'Tidewell Marine', company_domain: 'tidewell.example' },
]

type Key = 'person_id' | 'pronet_url' | 'email' | 'name and company_domain' | 'name and company'
const KEYS: Key[] = ['person_id', 'pronet_url', 'email', 'name and company_domain', 'name and company']
type Given = Record<Key, Record<string, string>>

const given = (personId: string): Given => ({
  person_id: { person_id: personId },
  pronet_url: { pronet_url: 'linkedin.com/in/Maren-Oakhurst/' },
  email: { email: 'Maren@tidewell.example' },
  'name and company_domain': { name: 'Maren Oakhurst', company_domain: 'tidewell.example' },
  'name and company': { name: 'Maren Oakhurst', company: 'Tidewell Marine' },
})
/** The same identifiers as one string. */
const asText = ({ person_id, pronet_url, email, name, company_domain, company }: Record<string, string>) =>
  person_id ?? pronet_url ?? email ?? `${name}, ${company_domain ?? company}`

type Asking = { client: ApiClient; secret: string; personId: string }
type Route = {
  what: string
  /** The person found, in the form of the route. Every identifier must find one person. */
  found: unknown
  ask: (asking: Asking, identity: Record<string, string>) => Promise<ApiResponse | { answer: unknown }>
  answerOf?: (response: ApiResponse, asking: Asking) => Promise<unknown> | unknown
  /** The identifiers that the route does not accept, and those that its 422 lists. */
  refuses?: Key[]
  lists?: string[]
}

const posting =
  (path: string, body: (identity: Record<string, string>) => object): Route['ask'] =>
  async ({ client, secret }, identity) =>
    client.post(path).bearerToken(secret).json(body(identity))
const reading =
  (path: string, key: string): Route['ask'] =>
  async ({ client, secret }, identity) =>
    client
      .get(path)
      .qs({ [key]: asText(identity) })
      .bearerToken(secret)
const phoneOf = (response: ApiResponse) => response.body().data.phone.value
const batchPhone: Route['answerOf'] = async (response, { client, secret }) => {
  const { id } = response.body().data
  await ended(client, secret, id)
  return (await resultsOf(client, secret, id))[0].fields.phone.value
}
const tool =
  (name: string, more: object, pick: (output: any) => unknown): Route['ask'] =>
  async ({ secret }, identity) => {
    const mcp = await connect(secret)
    try {
      const { structuredContent } = await call(mcp, name, { ...identity, ...more })
      return { answer: pick((structuredContent as any)?.output) }
    } finally {
      await mcp.close()
    }
  }

const ROW_KEYS = ['name', 'domain', 'pronet_url', 'socials', 'email', 'company', 'extra']
const ROUTES: Route[] = [
  {
    what: 'POST /v1/person',
    found: 'one run',
    ask: posting('/v1/person', (identifier) => ({ identifier })),
    answerOf: (response) => runs.add(response.body().data.run_id).size === 1 && 'one run',
    refuses: ['email', 'name and company'],
    lists: ['person_id', 'pronet_url', 'name', 'company_domain'],
  },
  {
    what: 'POST /v1/enrich',
    found: PHONE,
    ask: posting('/v1/enrich', (identity) => ({ ...identity, fields: ['phone'] })),
    answerOf: phoneOf,
  },
  {
    what: 'POST /v1/enrich, the older contract',
    found: PHONE,
    ask: posting('/v1/enrich', (identity) => ({ ...identity, enrichments: ['phone'] })),
    answerOf: phoneOf,
  },
  {
    what: 'POST /v1/people/enrich',
    found: PHONE,
    ask: posting('/v1/people/enrich', (identity) => ({ ...identity, fields: ['phone'] })),
    answerOf: phoneOf,
  },
  {
    what: 'POST /v1/people/batch/enrich by identifier',
    found: PHONE,
    ask: posting('/v1/people/batch/enrich', (identity) => ({
      people: [{ identifier: asText(identity) }],
      fields: ['phone'],
    })),
    answerOf: batchPhone,
  },
  {
    what: 'POST /v1/people/batch/enrich by an identity',
    found: PHONE,
    ask: posting('/v1/people/batch/enrich', (identity) => ({ people: [identity], fields: ['phone'] })),
    answerOf: batchPhone,
  },
  {
    what: 'POST /v1/people/estimate',
    found: 'number',
    ask: posting('/v1/people/estimate', (identity) => ({ people: [identity], fields: ['phone'] })),
    answerOf: (response) => typeof response.body().data.credits,
  },
  {
    what: 'POST /v1/people/lookup',
    found: 'person_id',
    ask: posting('/v1/people/lookup', (identity) => identity),
    answerOf: (response) => response.body().data.person.person_id,
  },
  {
    what: 'POST /v1/people/resolve',
    found: 'person_id',
    ask: posting('/v1/people/resolve', (identity) => identity),
    answerOf: (response) => response.body().data.person_id,
  },
  {
    what: 'GET /v1/pronet/profile',
    found: 'Maren Oakhurst',
    ask: reading('/v1/pronet/profile', 'url'),
    answerOf: (response) => response.body().data.profile.name,
  },
  {
    what: 'GET /v1/pronet/posts',
    found: 0,
    ask: reading('/v1/pronet/posts', 'identifier'),
    answerOf: (response) => response.body().data.posts.length,
  },
  {
    what: 'GET /v1/pronet/comments',
    found: 0,
    ask: reading('/v1/pronet/comments', 'identifier'),
    answerOf: (response) => response.body().data.comments.length,
  },
  {
    what: 'POST /v1/sets/:id/imports',
    found: 'person_id',
    ask: async ({ client, secret }, identity) => {
      const made = await client
        .post('/v1/sets')
        .bearerToken(secret)
        .json({ search: { query: 'beekeepers in Ulaanbaatar', count: 1 } })
      const { id } = made.body().data
      const imports = client.post(`/v1/sets/${id}/imports`).bearerToken(secret)
      const response = await imports.json({ rows: [identity] })
      if (response.status() !== 202) return response
      await idle(client, secret, id)
      const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
      return { answer: items[0].person.person_id }
    },
  },
  {
    what: 'POST /v1/datasets',
    found: '+353 91 567 890',
    ask: posting('/v1/datasets', (row) => ({
      entity: { type: 'person' },
      rows: [row],
      columns: [{ key: 'phone' }],
    })),
    answerOf: (response) => response.body().data.rows[0].cells.phone.value,
    refuses: ['person_id', 'name and company_domain'],
    lists: ROW_KEYS,
  },
  {
    what: 'the tool contacts of agents and MCP',
    found: PHONE,
    ask: tool('contacts', { fields: ['phone'] }, (output) => output?.phone?.value),
  },
  {
    what: 'the tool person_profile of agents and MCP',
    found: 'person_id',
    ask: tool('person_profile', {}, (output) => output?.person_id),
  },
  // These routes accept criteria and no identifier.
  {
    what: 'POST /v1/codehost/people-search',
    found: null,
    ask: posting('/v1/codehost/people-search', (identity) => identity),
    refuses: KEYS,
    lists: ['login', 'company', 'pronet'],
  },
  {
    what: 'POST /v1/monitors',
    found: null,
    ask: posting('/v1/monitors', (identity) => ({ ...identity, cadence: 'FREQ=WEEKLY' })),
    refuses: KEYS,
    lists: ['search', 'set_id'],
  },
]
let runs = new Set<string>()

test.group('every route for people accepts every identifier', (group) => {
  let asking: Omit<Asking, 'client'>
  const worker = groupWorker(group)
  group.setup(async () => {
    await givePeople([MAREN, ...OTHERS])
    const [personId] = await (await app.container.make(PeopleStore)).withAddress(MAREN.emails![0])
    const web = inventedWeb()
    readFrom([], web)
    await ownProviders(web)
    await fillFrom(web)
    await useTools()
    asking = { secret: (await customer()).secret, personId }
    return () => app.container.restoreAll()
  })
  group.each.setup(async () => {
    runs = new Set()
    await worker.start()
  })

  for (const route of ROUTES)
    test(route.what, async ({ client, assert }) => {
      if (route.found === 'one run') await worker.stop()
      const all = { ...asking, client }
      for (const key of KEYS) {
        const answered = await route.ask(all, given(asking.personId)[key])
        if (route.refuses?.includes(key)) {
          const response = answered as ApiResponse
          response.assertStatus(422)
          const { code, details } = response.body().error
          assert.equal(code, 'validation_failed', key)
          const listed = Object.values(details.fieldErrors).flat().join(' ')
          for (const name of route.lists!) assert.match(listed, new RegExp(`\\b${name}\\b`), key)
          continue
        }
        if (!('answer' in answered))
          assert.include([200, 202], answered.status(), `${key}: ${answered.text()}`)
        const answer = 'answer' in answered ? answered.answer : await route.answerOf!(answered, all)
        assert.deepEqual(answer, route.found === 'person_id' ? asking.personId : route.found, key)
      }
    }).timeout(60_000)
})
