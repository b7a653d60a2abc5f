import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Cell, CellStatus } from '#domain/datasets/dataset'
import env from '#start/env'
import { type Customer, cellsOf, columns, customer, fill, fillFrom, inventedWeb } from './fixture.js'
import { daysAgo, page } from './fixture_pages.js'

const PERSON = { entity: { type: 'person' } }
const CONTACTS = ['email.work', 'email.personal', 'phone']
const pageWith = (url: string, text: string, days?: number) =>
  page(url, `<title>Notes</title><h1>Notes</h1><p>${text}</p>`, days)
const front = (host: string, name: string) =>
  page(`https://${host}/`, `<title>${name}</title><h1>${name}</h1><p>Welcome.</p>`)

/** Companies whose founding year is on one page, on three, or on two copies. */
const STORY =
  'was founded in 1998 by two friends in a garage near the old harbour of Porto and has grown ever since.'
const AGREEMENT = [
  front('monofact.example', 'Monofact Tools'),
  pageWith('https://alpha.example/a', `Monofact Tools ${STORY}`),
  front('trifact.example', 'Trifact Tools'),
  pageWith('https://alpha.example/t', 'Trifact Tools was founded in 1998.'),
  pageWith('https://beta.example/t', 'Founded in 1998, Trifact Tools makes saws.'),
  pageWith(
    'https://gamma.example/t',
    'Since 1998 people buy saws here. Trifact Tools was established in 1998.'
  ),
  front('copyfact.example', 'Copyfact Tools'),
  pageWith('https://alpha.example/c', `Copyfact Tools ${STORY}`),
  pageWith('https://beta.example/c', `Copyfact Tools ${STORY}`),
  pageWith('https://gamma.example/c', `Copyfact Tools ${STORY}`),
]

/** Roles stated by a stronger or weaker page, recently or long ago. */
const team = (host: string, company: string, name: string, days: number) => [
  page(
    `https://${host}/`,
    `<title>${company}</title><h1>${company}</h1><a href="/team">Team</a><footer>© 2026 ${company}</footer>`,
    1
  ),
  page(
    `https://${host}/team`,
    `<title>Team - ${company}</title><h1>Our team</h1><div class="card"><h3>${name}</h3><p>Head of Sales</p></div><div class="card"><h3>Otto Quill</h3><p>Accountant</p></div><footer>© 2026 ${company}</footer>`,
    days
  ),
]
const ROLES = [
  ...team('newsloom.example', 'Newsloom', 'Vera Stanhope', 2),
  ...team('oldsloom.example', 'Oldsloom', 'Vera Winslow', 1_100),
  front('weaksloom.example', 'Weaksloom'),
  page(
    'https://whoiswho.example/p/vera-ashdown',
    '<title>Vera Ashdown</title><h1>Vera Ashdown</h1><dl><dt>Name</dt><dd>Vera Ashdown</dd><dt>Job</dt><dd>Head of Sales</dd><dt>Company</dt><dd>Weaksloom</dd></dl>',
    2
  ),
]

test.group('datasets: cells', (group) => {
  let buyer: Customer
  group.setup(async () => {
    await fillFrom(inventedWeb([...AGREEMENT, ...ROLES]), {
      contacts: {
        'maren.oakhurst@tidewell.example': 'valid',
        'silas.brandvold@tidewell.example': 'risky',
        'juno.vance@gmail.com': 'valid',
        '+351 912 345 678': 'risky',
      },
    })
    buyer = await customer()
    return () => app.container.restoreAll()
  })

  const company = (seed: object, ...keys: string[]) => ({ rows: [seed], columns: columns(...keys) })
  const conflicting = { name: 'Kestermill Foods', domain: 'kestermill.example' }

  const holds = (
    assert: any,
    { status, value, confidence, evidence, source, ...rest }: Cell,
    showing = false
  ) => {
    assert.equal(source, env.get('SERVICE_NAME'))
    const isShown = status === 'found' || (status === 'unverified' && showing)
    assert.equal(value !== null, isShown, `value of ${status}`)
    assert.equal(evidence.length > 0, isShown, `evidence of ${status}`)
    assert.equal(
      confidence !== null,
      status === 'found' || status === 'unverified',
      `confidence of ${status}`
    )
    if (confidence !== null) assert.equal(confidence >= 0.5 && confidence <= 1, status === 'found')
    assert.isAtMost(evidence.length, 3)
    assert.deepEqual(Object.keys(rest), 'validation' in rest ? ['validation'] : [])
  }

  for (const showing of [false, true])
    test(`[DS-027 DS-028 DS-031 DS-032] each status has its shape with include_unverified ${showing}`, async ({
      client,
      assert,
    }) => {
      const seen = new Set<CellStatus>()
      const keys = columns('name', 'founded_year', 'headcount', 'socials.photo')
      const rows = await fill(client, buyer.secret, {
        rows: [{ domain: 'tidewell.example' }, conflicting, { domain: 'lanternfold.example' }],
        columns: keys,
        include_unverified: showing,
      })
      for (const { cells } of rows)
        for (const cell of Object.values(cells)) {
          holds(assert, cell, showing)
          seen.add(cell.status)
        }
      assert.sameMembers([...seen], ['found', 'unverified', 'not_found'])
    })

  test('[DS-076] agreeing pages make a cell found', async ({ client, assert }) => {
    const { founded_year } = await cellsOf(client, buyer.secret, { columns: columns('founded_year') })
    assert.deepInclude(founded_year, { status: 'found', value: 2009 })
    assert.isAbove(founded_year.confidence!, 0.95)
  })

  test('[DS-029 DS-030] a cell has up to three pages with quotes and the time they were read', async ({
    client,
    assert,
  }) => {
    const { founded_year } = await cellsOf(client, buyer.secret, { columns: columns('founded_year') })
    assert.lengthOf(founded_year.evidence, 3)
    const web = inventedWeb()
    for (const { url, quote, observed_at } of founded_year.evidence) {
      const stored = await web.stored(url)
      assert.closeTo(Date.parse(observed_at), Date.parse(stored!.observedAt), 60_000)
      assert.isAtMost(quote!.length, 300)
      const [bare, written] = [stored!.html, quote!].map((text) => text.replace(/<[^>]*>|\s/g, ''))
      assert.include(bare, written)
    }
  })

  test('[DS-077] contradicting pages leave a cell without a value, but with a confidence', async ({
    client,
    assert,
  }) => {
    const { founded_year } = await cellsOf(client, buyer.secret, company(conflicting, 'founded_year'))
    assert.deepInclude(founded_year, { status: 'unverified', value: null, evidence: [] })
    assert.isAbove(founded_year.confidence!, 0)
    assert.isBelow(founded_year.confidence!, 0.5)
  })

  test('[DS-067] include_unverified returns the best candidate', async ({ client, assert }) => {
    const body = { ...company(conflicting, 'founded_year'), include_unverified: true }
    const { founded_year } = await cellsOf(client, buyer.secret, body)
    assert.equal(founded_year.status, 'unverified')
    assert.oneOf(founded_year.value, [1987, 1994])
    assert.isAbove(founded_year.evidence.length, 0)
  })

  test('[DS-078] a value that no page states is not_found', async ({ client, assert }) => {
    const body = { ...company({ domain: 'lanternfold.example' }, 'headcount'), include_unverified: true }
    const { headcount } = await cellsOf(client, buyer.secret, body)
    assert.deepInclude(headcount, { status: 'not_found', value: null, confidence: null, evidence: [] })
  })

  test('[DS-078] all cells of a person without pages are not_found', async ({ client, assert }) => {
    const rows = await fill(client, buyer.secret, {
      rows: [{ name: 'Zzyzx Unheard Of' }, { domain: 'unheard-of.example' }],
      columns: columns('name', 'headcount', 'page_text', 'custom.x'),
    })
    for (const { cells } of rows)
      for (const cell of Object.values(cells)) assert.equal(cell.status, 'not_found')
  })

  test('[DS-033 DS-034] only found contacts have a validation: valid, risky or unknown', async ({
    client,
    assert,
  }) => {
    const colleague = (name: string) => ({ name, company: 'Tidewell Marine' })
    const rows = await fill(client, buyer.secret, {
      ...PERSON,
      rows: [
        ...['Maren Oakhurst', 'Silas Brandvold', 'Petra Lindholm'].map(colleague),
        { domain: 'junovance.example' },
      ],
      columns: columns('name', 'title', 'website', ...CONTACTS),
    })
    for (const { cells } of rows)
      for (const [key, cell] of Object.entries(cells))
        assert.equal('validation' in cell, CONTACTS.includes(key) && cell.status === 'found', key)
    const validations = rows.map(({ cells }) => CONTACTS.map((key) => cells[key].validation))
    assert.deepEqual(validations, [
      ['valid', undefined, undefined],
      ['risky', undefined, undefined],
      ['unknown', undefined, undefined],
      [undefined, 'valid', 'risky'],
    ])
  })

  test('[DS-035] independent pages raise the confidence; copies of one page do not', async ({
    client,
    assert,
  }) => {
    const rows = await fill(client, buyer.secret, {
      rows: ['Monofact', 'Trifact', 'Copyfact'].map((name) => ({
        name: `${name} Tools`,
        domain: `${name.toLowerCase()}.example`,
      })),
      columns: columns('founded_year'),
      include_unverified: true,
    })
    const [one, three, copied] = rows.map(({ cells }) => cells.founded_year)
    for (const { value } of [one, three, copied]) assert.equal(value, 1998)
    assert.isAbove(three.confidence!, one.confidence! + 0.1)
    assert.closeTo(copied.confidence!, one.confidence!, 0.01)
  })

  test('[DS-036] a stronger and a later source raise the confidence', async ({ client, assert }) => {
    const rows = await fill(client, buyer.secret, {
      ...PERSON,
      rows: [
        { name: 'Vera Stanhope', company: 'Newsloom' },
        { name: 'Vera Winslow', company: 'Oldsloom' },
        { name: 'Vera Ashdown', company: 'Weaksloom' },
      ],
      columns: columns('title'),
      freshness: { max_age_days: 3_650 },
      include_unverified: true,
    })
    const [own, old, weak] = rows.map(({ cells }) => cells.title)
    for (const { value } of [own, old, weak]) assert.equal(value, 'Head of Sales')
    assert.isAbove(own.confidence!, weak.confidence! + 0.02)
    assert.isAbove(own.confidence!, old.confidence! + 0.005)
    assert.isBelow(Date.parse(old.evidence[0].observed_at), Date.parse(daysAgo(1_099)))
  })
})
