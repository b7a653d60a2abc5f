import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { readPage } from '#domain/evidence/read_page'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { discoverPeople } from '#domain/search/verification/discover'

const URL = 'https://list.example/people'
const NOW = '2026-06-01T00:00:00Z'
const GIVEN = 'James Mary Robert Linda John Susan David Karen Paul Laura'.split(' ')
const FAMILY = 'Adams Baker Clark Davis Evans Foster Green Harris Irwin Jones'.split(' ')
const NAMES = GIVEN.flatMap((given) => FAMILY.map((family) => `${given} ${family}`))

/** Reads a page of 100 people at Acme, and counts how often its text is read. */
function crowdedPage() {
  const people = NAMES.map((name) => ({
    '@type': 'Person',
    name,
    jobTitle: 'Engineer',
    worksFor: { '@type': 'Organization', name: 'Acme' },
  }))
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': people })
  const html = `<html><head><title>People</title><script type="application/ld+json">${data}</script></head>
    <body>${NAMES.map((name) => `<p>${name}, Engineer at Acme</p>`).join('')}</body></html>`
  const read = readPage({ url: URL, via: [], html, contentType: 'text/html', observedAt: NOW, status: 200 })
  const { text } = read.page
  const counts = { texts: 0 }
  const get = () => {
    counts.texts++
    return text
  }
  Object.defineProperty(read.page, 'text', { get })
  return { read, counts }
}

const people = (query: string, { read }: ReturnType<typeof crowdedPage>, signal?: AbortSignal) =>
  discoverPeople(
    { query, filters: {}, type: 'auto', numResults: 10 },
    parseQuery(query),
    { find: async () => [URL], read: async () => read, linking: async () => [] },
    { pages: 30, now: NOW, maxAgeDays: 7, allowStale: true, signal }
  )

test.group('verified search: pages that name hundreds of people', () => {
  test('reads the text of a page once, not for each person', async ({ assert }) => {
    const page = crowdedPage()
    assert.deepEqual((await people('engineers maintaining Zyxtron pipelines', page)).people, [])
    assert.isBelow(page.counts.texts, NAMES.length / 2)
  })

  test('stops between people when the signal aborts', async ({ assert }) => {
    const deadline = new AbortController()
    const found = people('engineers at Acme', crowdedPage(), deadline.signal)
    await setImmediate()
    await setImmediate()
    deadline.abort()
    assert.isBelow((await found).people.length, NAMES.length)
    assert.lengthOf((await people('engineers at Acme', crowdedPage())).people, NAMES.length)
  })
})
