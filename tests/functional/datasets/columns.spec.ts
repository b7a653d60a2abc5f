import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type Customer, cellsOf, columns, customer, fillFrom, inventedWeb, post } from './fixture.js'
import { page, TIDEWELL_PROFILES } from './fixture_pages.js'

const SOCIALS = Object.keys(TIDEWELL_PROFILES).map((network) => `socials.${network}`)
const PLAIN = {
  company: [
    'name',
    'domain',
    'description',
    'founded_year',
    'headquarters',
    'headcount',
    'industry',
    'pronet_url',
    'page_text',
  ],
  person: ['name', 'title', 'company', 'location', 'email.work', 'email.personal', 'phone', 'website'],
  custom: ['name'],
}
const BUILT_IN = {
  company: [...PLAIN.company, ...SOCIALS],
  person: [...PLAIN.person, ...SOCIALS],
  custom: PLAIN.custom,
}
type Entity = keyof typeof BUILT_IN
const FORMATS = 'text number date boolean options email phone url range currency'.split(' ')
const LONG = `${'Tides turn twice a day, as everybody on the coast knows. '.repeat(500)}`

test.group('datasets: columns', (group) => {
  let buyer: Customer
  group.setup(async () => {
    const story = page('https://longtale.example/', `<title>Longtale</title><h1>Longtale</h1><p>${LONG}</p>`)
    await fillFrom(inventedWeb([story]))
    buyer = await customer()
    return () => app.container.restoreAll()
  })

  for (const [entity, keys] of Object.entries(BUILT_IN) as [Entity, string[]][])
    test(`[DS-008 DS-020 DS-037 DS-038 DS-039 DS-041] ${entity}: accepts its built-in columns and returns a cell for each`, async ({
      client,
      assert,
    }) => {
      const requested = [...columns(...keys), { key: 'custom.own', description: 'Anything at all' }]
      const response = await post(client, buyer.secret, {
        entity: { type: entity },
        rows: [{ name: 'Tidewell Marine' }, { name: 'Nobody At All' }],
        columns: requested,
      })
      response.assertStatus(200)
      const { dataset, rows } = response.body().data
      assert.deepEqual(dataset.columns, requested)
      for (const { cells } of rows)
        assert.sameMembers(
          Object.keys(cells),
          requested.map(({ key }) => key)
        )
    })

  const foreign = (Object.keys(BUILT_IN) as Entity[]).flatMap((entity) => {
    const others = new Set(Object.values(BUILT_IN).flat())
    return [...others].filter((key) => !BUILT_IN[entity].includes(key)).map((key) => [entity, key])
  })
  for (const [entity, key] of [
    ...foreign,
    ['person', 'socials.website'],
    ['company', 'socials.website'],
    ['company', 'socials.social'],
    ['person', 'socials'],
    ['person', 'email'],
    ['company', 'Name'],
    ['company', 'revenue'],
  ])
    test(`[DS-039 DS-040 DS-041] ${entity} has no column ${key}`, async ({ client, assert }) => {
      const response = await post(client, buyer.secret, {
        entity: { type: entity },
        columns: [{ key: 'name' }, { key }],
      })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), ['columns.1.key'])
    })

  const custom = (given: object) => ({ key: 'custom.x', description: 'x', ...given })
  for (const [title, column, path] of [
    ['[DS-044] no key', { description: 'x' }, 'key'],
    ['[DS-044] a key that is not text', { key: 7 }, 'key'],
    ['[DS-045] a key twice', { key: 'name' }, 'key'],
    ['[DS-046] custom. alone', custom({ key: 'custom.' }), 'key'],
    ['[DS-046] custom. with 61 characters', custom({ key: `custom.${'x'.repeat(61)}` }), 'key'],
    ['[DS-046] custom. in capitals', custom({ key: 'custom.Size' }), 'key'],
    ['[DS-046] custom. with a hyphen', custom({ key: 'custom.a-b' }), 'key'],
    ['[DS-046] custom. with an accent', custom({ key: 'custom.größe' }), 'key'],
    ['[DS-046] custom. with a line break', custom({ key: 'custom.a\n' }), 'key'],
    ['[DS-047] no description', { key: 'custom.x' }, 'description'],
    ['[DS-047] a blank description', custom({ description: '  ' }), 'description'],
    ['[DS-047] a description of 501 characters', custom({ description: 'x'.repeat(501) }), 'description'],
    ['[DS-048] an unknown format', custom({ format: 'emoji' }), 'format'],
    ['[DS-049] a format for a built-in column', { key: 'domain', format: 'text' }, 'format'],
    ['[DS-050] max_chars 199', { key: 'page_text', max_chars: 199 }, 'max_chars'],
    ['[DS-050] max_chars 20,001', { key: 'page_text', max_chars: 20_001 }, 'max_chars'],
    ['[DS-050] max_chars 1,000.5', { key: 'page_text', max_chars: 1_000.5 }, 'max_chars'],
    ['[DS-052] max_chars for another column', { key: 'description', max_chars: 500 }, 'max_chars'],
    ['[DS-052] max_chars for a custom column', custom({ max_chars: 500 }), 'max_chars'],
  ] as [string, object, string][])
    test(`${title}: rejected`, async ({ client, assert }) => {
      const response = await post(client, buyer.secret, { columns: [{ key: 'name' }, column] })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), [`columns.1.${path}`])
    })

  for (const [title, column] of [
    ['[DS-046] custom. with 1 character', custom({ key: 'custom.a' })],
    ['[DS-046] custom. with 60 characters', custom({ key: `custom.${'a_9'.repeat(20)}` })],
    ['[DS-047] a description of 500 characters', custom({ description: 'x'.repeat(500) })],
    ...FORMATS.map((format) => [`[DS-048] ${format}`, custom({ format, description: 'one of: a, b' })]),
    ['[DS-050] max_chars 200', { key: 'page_text', max_chars: 200 }],
    ['[DS-050] max_chars 20,000', { key: 'page_text', max_chars: 20_000 }],
  ] as [string, { key: string }][])
    test(`${title}: accepted`, async ({ client, assert }) => {
      const response = await post(client, buyer.secret, { columns: [column] })
      response.assertStatus(200)
      assert.deepEqual(response.body().data.dataset.columns, [column])
    })

  for (const [maxChars, length] of [
    [undefined, 3_000],
    [200, 200],
    [20_000, 20_000],
  ])
    test(`[DS-051] page_text has at most max_chars characters: ${maxChars ?? 'by default'}`, async ({
      client,
      assert,
    }) => {
      const { page_text } = await cellsOf(client, buyer.secret, {
        rows: [{ domain: 'longtale.example' }],
        columns: [{ key: 'page_text', max_chars: maxChars }],
      })
      assert.equal(page_text.status, 'found')
      const { value } = page_text as { value: string }
      assert.isAtMost(value.length, length!)
      // The value is cut at a space, which is dropped.
      assert.isAtLeast(value.length, length! - 1)
      assert.isTrue(`Longtale\n${LONG}`.startsWith(value))
    })

  test('[DS-042 DS-043] years, ranges, URLs and texts have their formats', async ({ client, assert }) => {
    const cells = await cellsOf(client, buyer.secret, { columns: columns(...BUILT_IN.company) })
    for (const [key, cell] of Object.entries(cells)) assert.equal(cell.status, 'found', key)
    const { founded_year, headcount, domain, pronet_url, ...rest } = cells
    assert.strictEqual(founded_year.value, 2009)
    assert.match(String(headcount.value), /^\d+-\d+$|^\d+\+$/)
    for (const cell of [domain, pronet_url, ...SOCIALS.map((key) => rest[key])])
      assert.match(new URL(String(cell.value)).protocol, /^https?:$/)
    for (const [network, url] of Object.entries(TIDEWELL_PROFILES))
      assert.equal(cells[`socials.${network}`].value, url)
    for (const key of ['name', 'description', 'headquarters', 'industry', 'page_text'])
      assert.isString(cells[key].value, key)
  })

  test('[DS-043] a person’s website is a URL; other values are text', async ({ client, assert }) => {
    const cells = await cellsOf(client, buyer.secret, {
      entity: { type: 'person' },
      rows: [{ domain: 'junovance.example' }],
      columns: columns(...PLAIN.person),
    })
    assert.equal(new URL(String(cells.website.value)).hostname, 'junovance.example')
    for (const key of ['name', 'title', 'company', 'location', 'email.personal', 'phone'])
      assert.isString(cells[key].value, key)
  })
})
