import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Validation } from '#domain/contacts/contact'
import type { PersonRecord } from '#domain/people/person_record'
import type { MailboxReason } from '#domain/contacts/mailboxes'
import { customer, fill, fillFrom, inventedWeb, startWorker } from '#tests/functional/datasets/fixture'
import { readFrom } from '../profiles/fixture.js'
import { idle, read } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { ownProviders, post, StatedMailboxes } from './fixture.js'

const FIELDS = ['work_email', 'personal_email', 'phone'] as const
const COLUMNS = ['email.work', 'email.personal', 'phone'] as const
const SEEN = '2026-09-01T00:00:00.000Z'

type Expected = {
  enrich: string | null
  dataset: string | null
  status?: string
  validation?: Validation
  /** The cited pages in order. `quoted` lists those with a quote. */
  cites?: string[]
  quoted?: string[]
}
type Person = { why: string; record: Omit<PersonRecord, 'name'>; at: number; expected: Expected }
type Case = [name: string, person: Person]

const list = 'https://lists.example/crew'
const team = 'https://tidewell.example/team'
const sourced = { source_url: list, observed_at: SEEN }
const found = (value: string, more: Partial<Expected> = {}): Expected => ({
  enrich: value,
  dataset: value,
  validation: 'unknown',
  cites: [list],
  ...more,
})
const mail = (local: string) => `${local}@tidewell.example`

/** Records of people at the employer of the invented web. `at` is the tested field. */
const PEOPLE: Case[] = [
  [
    'Ada Brook',
    {
      why: 'one address',
      record: { ...sourced, emails: [mail('Ada')] },
      at: 0,
      expected: found(mail('ada')),
    },
  ],
  [
    'Ben Crane',
    {
      why: 'of two addresses the first takes no mail',
      record: { ...sourced, emails: [mail('ben.gone'), mail('ben')] },
      at: 0,
      expected: found(mail('ben'), { validation: 'valid' }),
    },
  ],
  [
    'Cleo Drift',
    {
      why: 'a server that takes anything',
      record: { ...sourced, emails: [mail('cleo.any')] },
      at: 0,
      expected: found(mail('cleo.any'), { validation: 'risky' }),
    },
  ],
  [
    'Dora Eel',
    {
      why: 'the only address takes no mail: enrich does not reveal what a dataset shows as risky',
      record: { ...sourced, emails: [mail('dora.gone')] },
      at: 0,
      expected: found(mail('dora.gone'), { enrich: null, validation: 'risky' }),
    },
  ],
  [
    'Egon Fjord',
    {
      why: 'a private address beside one of the employer',
      record: { ...sourced, emails: [mail('egon'), 'egon.fjord@gmail.com'] },
      at: 1,
      expected: found('egon.fjord@gmail.com'),
    },
  ],
  [
    'Faye Gull',
    {
      why: 'a number',
      record: { ...sourced, country: 'Ireland', phones: ['091 567 890'] },
      at: 2,
      expected: found('+35391567890'),
    },
  ],
  [
    'Gus Hull',
    {
      why: 'a record that names no page: nothing can be cited',
      record: { observed_at: SEEN, emails: [mail('gus')] },
      at: 0,
      expected: { enrich: mail('gus'), dataset: mail('gus'), status: 'unverified', cites: [] },
    },
  ],
  [
    'Maren Oakhurst',
    {
      why: 'a record that names no page, and a page that says the same',
      record: { observed_at: SEEN, emails: [mail('maren.oakhurst')] },
      at: 0,
      expected: found(mail('maren.oakhurst'), { cites: [team], quoted: [team] }),
    },
  ],
  [
    'Silas Brandvold',
    {
      why: 'a record and a page that say the same',
      record: { ...sourced, emails: [mail('silas.brandvold')] },
      at: 0,
      expected: found(mail('silas.brandvold'), { cites: [team, list], quoted: [team] }),
    },
  ],
  [
    'Petra Lindholm',
    {
      why: 'a record and a page that say different things',
      record: { ...sourced, emails: [mail('pl')] },
      at: 0,
      expected: found(mail('pl')),
    },
  ],
]
const MAILBOXES: Record<string, MailboxReason> = {
  [mail('ben.gone')]: 'no_mailbox',
  [mail('ben')]: 'accepted',
  [mail('cleo.any')]: 'catch_all',
  [mail('dora.gone')]: 'no_mailbox',
}
const recordOf = ([name, { record }]: Case): PersonRecord => ({
  name,
  company: 'Tidewell Marine',
  company_domain: 'tidewell.example',
  ...record,
})
const rowOf = ([name]: Case) => ({ name, company: 'Tidewell Marine' })
const phoneOf = (text: string | null) => text?.replaceAll(/[^+\d]/g, '') ?? null
const shownAs = (value: any, at: number) => (at === 2 ? phoneOf(value) : value)

test.group('enrich, datasets and Sets return the same contacts', (group) => {
  group.each.setup(async () => {
    await givePeople(PEOPLE.map(recordOf))
    const web = inventedWeb()
    readFrom([], web)
    await ownProviders(web, MAILBOXES)
    await fillFrom(web, { mailboxes: new StatedMailboxes(MAILBOXES) })
    return () => app.container.restoreAll()
  })

  test('[DS-029 DS-033 EN-009] the same person has the same contacts everywhere', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    const rows = await fill(client, secret, {
      entity: { type: 'person' },
      rows: PEOPLE.map(rowOf),
      columns: COLUMNS.map((key) => ({ key })),
      include_unverified: true,
      deadline_ms: 60_000,
    })
    const made = await client
      .post('/v1/sets')
      .bearerToken(secret)
      .json({
        search: { query: 'beekeepers in Ulaanbaatar', count: 1 },
        enrichments: ['Work email', 'Personal email', 'Phone'].map((description) => ({ description })),
      })
    made.assertStatus(201)
    const { id } = made.body().data
    const stop = await startWorker()
    try {
      await idle(client, secret, id)
      const imported = await client
        .post(`/v1/sets/${id}/imports`)
        .bearerToken(secret)
        .json({ rows: PEOPLE.map(rowOf) })
      imported.assertStatus(202)
      await idle(client, secret, id, 60_000)
    } finally {
      await stop()
    }
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted&limit=100`)
    for (const [i, one] of PEOPLE.entries()) {
      const [name, { why, at, expected }] = one
      const answer = await post(client, secret, {
        name,
        company_domain: 'tidewell.example',
        fields: FIELDS,
      })
      answer.assertStatus(200)
      const cell = rows[i].cells[COLUMNS[at]]
      const answered = {
        enrich: answer.body().data[FIELDS[at]].value,
        dataset: shownAs(cell.value, at),
        status: cell.status,
        validation: cell.validation,
        cites: cell.evidence.map(({ url }) => url),
        quoted: cell.evidence.flatMap(({ url, quote }) => (quote ? [url] : [])),
      }
      assert.deepEqual(
        answered,
        { status: 'found', validation: undefined, quoted: [], ...expected },
        `${name}: ${why}`
      )
      const item = items.find(({ person }: any) => person.name === name)
      const inSet = item.enrichments[at]
      const { value, confidence, evidence, ...same } = cell
      if (cell.status === 'found')
        assert.deepInclude(inSet, { value, confidence, evidence, ...same }, `${name} in a Set: ${why}`)
      else assert.deepInclude(inSet, { value: null, status: cell.status }, name)
      for (const { url, observed_at } of evidence) if (url === list) assert.equal(observed_at, SEEN)
    }
  }).timeout(90_000)

  test('[DS-060] records older than the request allows are not used', async ({ client, assert }) => {
    const { secret } = await customer()
    const [{ cells }] = await fill(client, secret, {
      entity: { type: 'person' },
      rows: [rowOf(PEOPLE[0])],
      columns: [{ key: 'email.work' }],
      freshness: { max_age_days: 0 },
    })
    assert.equal(cells['email.work'].status, 'not_found')
  })
})
