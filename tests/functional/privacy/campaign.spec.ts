import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { PersonRecord } from '#domain/people/person_record'
import { readReference } from '#domain/privacy/person_reference'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { IndexFollower } from '#app/index/index_follower'
import { PeopleStore } from '#app/people/people_store'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { Random } from '#tests/contract/support/random'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { filesWith, rowsWith } from './fixture.js'

const ERASURES = Number(process.env.ERASURES ?? 12)
const SEED = Number(process.env.ERASURES_SEED ?? 20261123)
const BATCH = Math.min(25, ERASURES)
/** Erased people per batch whom routes are asked for. */
const ASKED = 3
const GIVEN = ['Mara', 'Jonas', 'Ines', 'Pavel', 'Zoë', 'Omar']
const FAMILY = ['Lindqvist', 'Okafor', 'Brandt', 'Núñez', 'Farrow']
const COMPANIES = ['Harbour Mills', 'Copper Finch', 'Veldt Analytics', 'Oster Bakeries']
const CITIES = [
  ['Oslo', 'Norway'],
  ['Lyon', 'France'],
  ['Bonn', 'Germany'],
  ['Porto', 'Portugal'],
]

/** People with few names, so that most have namesakes, some of them at the same employer. */
function world(random: Random, count: number): PersonRecord[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `${random.pick(GIVEN)} ${random.pick(FAMILY)}`
    const [city, country] = random.pick(CITIES)
    const slug = `${name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]+/g, '-')}-${String(i).padStart(4, '0')}`
    const company = random.pick(COMPANIES)
    return {
      id: `p${i}`,
      name,
      title: 'Analyst',
      company,
      city,
      country,
      pronet_url: `https://www.linkedin.com/in/${slug}`,
      ...(random.below(3) > 0
        ? { emails: [`${slug}@${company.toLowerCase().replace(/\W/g, '')}.example`] }
        : {}),
      // A switchboard, which several people share.
      ...(random.below(3) > 0 ? { phones: [`+47 2295 17${10 + COMPANIES.indexOf(company)}`] } : {}),
      summary: `${name} works in ${city}.`,
    }
  })
}

/** Routes whose answer always shows the profile of the person. */
const SHOWING = ['address', 'name', 'profile', 'lookup', 'email']

/** Asks every route that returns people for one person. Returns the status and text of each answer. */
async function answersAbout(
  client: ApiClient,
  secret: string,
  [person_id, { pronet_url, name, company, emails }]: [string, PersonRecord]
) {
  const post = (path: string, body: object) => client.post(path).bearerToken(secret).json(body)
  const answers = {
    address: await post('/v1/search', { query: pronet_url!, type: 'instant' }),
    name: await post('/v1/search', { query: name, type: 'fast', num_results: 100 }),
    profile: await client.get('/v1/pronet/profile').qs({ url: pronet_url! }).bearerToken(secret),
    similar: await post('/v1/people/similar', { profile_url: pronet_url!, num_results: 100 }),
    lookup: await post('/v1/people/lookup', { pronet_url: pronet_url! }),
    resolve: await post('/v1/people/resolve', { person_id }),
    company: await post('/v1/people/company', { company: company!, num_results: 100 }),
    contacts: await post('/v1/enrich', { person_id, fields: ['work_email', 'phone'] }),
    ...(emails ? { email: await post('/v1/people/lookup', { email: emails[0] }) } : {}),
    network: await post('/v1/pronet/search', {
      filters: { currentCompany: company! },
      limit: 100,
    }),

    completion: await client
      .get('/v1/autocomplete')
      .qs({ field: 'company', prefix: company! })
      .bearerToken(secret),
  }
  return Object.entries(answers).map(([route, answer]) => ({
    ...{ route, status: answer.status(), text: answer.text() },
  }))
}

/** The address of a profile without its site. Its number makes it unlike all others of a batch. */
const slugOf = ({ pronet_url }: PersonRecord): string => pronet_url!.split('/').at(-1)!

test.group('random erasures (ERASURES=10000 is the long form)', () => {
  test('nothing of the person is left, and no namesake loses a field', async ({ assert, client }) => {
    const random = new Random(SEED)
    const [sql, people, index] = [
      await app.container.make(Sql),
      await app.container.make(PeopleStore),
      await app.container.make(SearchIndex),
    ]
    const [requests, erasures, follower] = [
      await app.container.make(PrivacyRequests),
      await app.container.make(CarryOutErasures),
      await app.container.make(IndexFollower),
    ]
    let done = 0
    while (done < ERASURES) {
      await givePeople(world(random, 4 * BATCH))
      for (const table of ['suppression_marks', 'suppression_entries', 'privacy_requests'])
        await sql.run(`DELETE FROM ${table}`)
      const all = new Map<string, { view: string; records: string; stored: string }>()
      const idOf = new Map<string, string>()
      for await (const view of people.all()) {
        const records = await people.recordsOf(view.person_id)
        for (const { pronet_url } of records) idOf.set(pronet_url!, view.person_id)
        const [stored] = await index.get('people', [view.person_id])
        all.set(view.person_id, {
          view: JSON.stringify(view),
          records: JSON.stringify(records),
          stored: JSON.stringify(stored),
        })
      }
      const victims = new Map<string, PersonRecord>()
      for (const [id, { records }] of all)
        if (victims.size < BATCH && random.below(3) === 0) victims.set(id, JSON.parse(records)[0])
      const { secret } = await customer(100_000)
      const asked = [...victims].slice(0, ASKED)
      for (const person of asked)
        for (const { route, status, text } of await answersAbout(client, secret, person)) {
          assert.equal(status, 200, `${route}: ${text.slice(0, 300)}`)
          if (SHOWING.includes(route)) assert.include(text, slugOf(person[1]), route)
        }
      const slugs = [...victims.values()].map(slugOf)
      if (sql.dialect === 'sqlite') assert.isNotEmpty(filesWith(slugs, ['archive']))
      for (const record of victims.values()) {
        const reference = readReference(
          record.emails && random.below(2) === 0
            ? { email: record.emails[0] }
            : { profile_url: record.pronet_url }
        )
        const subject = await requests.subject(reference)
        await requests.request({ subject, workspaceId: null, dropPages: false })
      }
      await erasures.runAll()
      await follower.catchUp()
      const left = new Set<string>()
      for await (const view of people.all()) left.add(view.person_id)
      for (const [id, before] of all)
        if (victims.has(id)) {
          assert.isFalse(left.has(id), id)
          const record = victims.get(id)!
          assert.deepEqual(await index.get('people', [id]), [null])
          const texts = [`${record.pronet_url}"`, ...(record.emails ?? [])]
          assert.deepEqual(await rowsWith(texts), [])
        } else {
          assert.isTrue(left.has(id), id)
          const [view] = await people.getMany([id])
          assert.equal(JSON.stringify(view), before.view)
          assert.equal(JSON.stringify(await people.recordsOf(id)), before.records)
          assert.equal(JSON.stringify((await index.get('people', [id]))[0]), before.stored)
        }
      for (const [id, record] of asked)
        for (const { route, status, text } of await answersAbout(client, secret, [id, record])) {
          assert.isBelow(status, 500, route)
          assert.notInclude(text, slugOf(record), route)
          assert.notInclude(text, id, route)
        }
      if (sql.dialect === 'sqlite') assert.deepEqual(filesWith(slugs, ['archive']), [])
      done += victims.size
    }
  }).timeout(120_000 + ERASURES * 5_000)
})
