import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { page, profile, profileUrl, record, search, searchIn, site, siteOf } from './verified_web.js'

const AT = 'Tarnlight Labs'
const FACTS = { title: 'Lighting Designer', company: AT, city: 'Oslo', country: 'Norway' }
const [NORA, OTIS] = ['Nora Fenwick', 'Otis Garland']
const VIDEO = 'https://www.youtube.com/@norafenwick'
/** A page of Nora that states only the place. */
const video = page(
  VIDEO,
  `<!doctype html><html lang="en"><head><title>${NORA} - YouTube</title></head><body><main><h1>${NORA}</h1>
   <p>Oslo, Norway</p><a rel="me" href="${profileUrl(NORA)}">Profile</a></main></body></html>`
)

test.group('verified search: grounding', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await customer(1000)).secret
  })
  group.each.setup(async () => {
    await givePeople([
      record(NORA, { ...FACTS, socials: { video: VIDEO } }),
      record(OTIS, { ...FACTS, city: 'Oslo' }),
    ])
    const job = { title: 'Lighting Designer', company: AT }
    searchIn(
      new MemoryEvidence([
        video,
        profile(NORA, { ...job, location: 'Oslo, Norway' }),
        profile(OTIS, job),
        ...site(AT, '<p>Tarnlight Labs makes lamps.</p>', { [NORA]: 'Lighting Designer' }),
      ])
    )
    return () => app.container.restoreAll()
  })

  async function groundingOf(client: never, name: string, body: object) {
    const { data, results } = await search(client, secret, { num_results: 2, ...body })
    const { person } = results.find((one) => one.person.name === name)!
    return data.grounding.results.find((one: { person_id: string }) => one.person_id === person.person_id)
  }

  for (const type of ['auto', 'deep']) {
    test(`[SR-020 OP-010] quotes for each phrase what the page says that proves most (${type})`, async ({
      client,
      assert,
    }) => {
      const { url, snippet } = await groundingOf(client as never, NORA, {
        type,
        query: 'lighting designers in Oslo',
      })
      assert.equal(url, profileUrl(NORA))
      assert.match(snippet, /^Nora Fenwick: role "lighting designers": “[^”]*Lighting Designer[^”]*”; /)
      assert.match(snippet, /; place "oslo": “[^”]*Oslo[^”]*”\.$/)
    })

    test(`[SR-020] says which phrase no page proves (${type})`, async ({ client, assert }) => {
      const { url, snippet } = await groundingOf(client as never, OTIS, {
        type,
        query: 'lighting designers in Oslo',
      })
      assert.equal(url, profileUrl(OTIS))
      assert.match(
        snippet,
        /^Otis Garland: role "lighting designers": “[^”]*Lighting Designer[^”]*”\. No page read proves the place "oslo": only the record states it\.$/
      )
    })
  }

  test('[SR-020] each quote is in the text of its page', async ({ client, assert }) => {
    const { snippet } = await groundingOf(client as never, NORA, {
      query: 'lighting designers in Oslo who know lamps',
    })
    const quotes = [...snippet.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote as string)
    assert.isAtLeast(quotes.length, 2)
    const { html } = profile(NORA, { ...FACTS, location: 'Oslo, Norway' })
    for (const quote of quotes) for (const line of quote.split('\n')) assert.include(html, line)
  })

  test('[SR-020] a filter is quoted with the value that pages prove', async ({ client, assert }) => {
    const { snippet } = await groundingOf(client as never, NORA, {
      filters: { title: 'lighting designer', location: 'Norway' },
    })
    assert.match(snippet, /title Lighting Designer: “[^”]*”; location Oslo, Norway: “[^”]*Oslo, Norway[^”]*”/)
  })

  test('[SR-020] a quote from another page names it', async ({ client, assert }) => {
    const team = `${siteOf(AT)}/team`
    searchIn(
      new MemoryEvidence([
        video,
        ...site(AT, '<p>Tarnlight Labs makes lamps.</p>', { [NORA]: 'Lighting Designer' }),
      ])
    )
    const { url, snippet } = await groundingOf(client as never, NORA, {
      num_results: 1,
      query: 'lighting designers in Oslo',
    })
    const other = url === VIDEO ? team : VIDEO
    assert.include([VIDEO, team], url)
    assert.include(snippet, `(${other})`)
  })
})
