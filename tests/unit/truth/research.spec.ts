import { test } from '@japa/runner'
import type { Evidence } from '#domain/evidence/evidence'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'

const NOW = '2026-11-01T00:00:00Z'
const page = (url: string, title: string, body: string): MemoryPage => ({
  url,
  observedAt: '2026-10-01T00:00:00Z',
  html: `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
})
const NAV = '<nav><a href="/">Home</a> <a href="/team">Team</a></nav>'
const FOOT = '<footer>© 2026 Tidewell Systems Ltd</footer>'
const TIDEWELL = [
  page(
    'https://tidewell.example/',
    'Tidewell Systems',
    `${NAV}<h1>Tidewell Systems</h1><p>Tidewell Systems makes pumps.</p>${FOOT}`
  ),
  page(
    'https://tidewell.example/team',
    'Team | Tidewell Systems',
    `${NAV}<h1>Team</h1><article><h3>Ada Quill</h3><p>Head of Sales</p><span>quill.a@tidewell.example</span></article>
     <article><h3>Ben Ray</h3><p>Engineer</p></article>${FOOT}`
  ),
]
const PROFILE = page(
  'https://www.linkedin.com/in/ada-quill-1',
  'Ada Quill',
  '<h1>Ada Quill</h1><p>Head of Sales at Tidewell Systems</p><p>Lyon, France</p>'
)

/** Evidence with only these pages. */
const from = (pages: MemoryPage[]): Evidence => new MemoryEvidence(pages)
const run = (row: Row, pages: MemoryPage[], more: object = {}) =>
  research(readSubject('person', row), new PageSource(from(pages)), {
    now: NOW,
    maxAgeDays: 365,
    allowStale: true,
    pages: 20,
    leads: [],
    ...more,
  })
const surely = ({ sources }: Awaited<ReturnType<typeof run>>) =>
  sources.filter(({ identity }) => identity >= 0.75).map((source) => source.page.url)

test.group('truth: research of a person', () => {
  test('reads the employer’s site for statements about its people', async ({ assert }) => {
    const row = { name: 'Ada Quill', company: 'Tidewell Systems' }
    const found = await run(row, [TIDEWELL[0], TIDEWELL[1]])
    assert.include(surely(found), 'https://tidewell.example/team')
    assert.isAbove(found.evidence.domains.get('tidewell.example') ?? 0, 0.9)
  })

  test('reads the front page of a personal site whose contact page shows the row’s address', async ({
    assert,
  }) => {
    const url = 'https://adaquillauthor.example/'
    const home = page(
      url,
      'Ada Quill Author',
      '<h1>Ada Quill Author</h1><p>I am Ada Quill. I write books.</p>'
    )
    const contact = page(
      `${url}contact.html`,
      '',
      '<p>Write to <a href="mailto:inkwell925@gmail.com">inkwell925@gmail.com</a></p>'
    )
    const found = await run({ email: 'inkwell925@gmail.com' }, [home, contact])
    assert.include(
      found.inputs.pages.map((one) => one.page.url),
      url
    )
  })

  test('goes on with guessed pages beside the limit, and searches for nothing twice', async ({ assert }) => {
    const site = page(
      'https://adaquill.example/',
      'Ada Quill',
      `<h1>Ada Quill</h1><p>Head of Sales at Tidewell Systems.</p>
       <p><a href="https://www.linkedin.com/in/ada-quill-1">Profile</a></p>`
    )
    const evidence = from([site, PROFILE])
    const queries: string[] = []
    const find = evidence.find.bind(evidence)
    evidence.find = (query, ...more) => {
      queries.push(query)
      return find(query, ...more)
    }
    let asked = 0
    const options = { now: NOW, maxAgeDays: 365, allowStale: true, pages: 1, leads: [] }
    const row = { name: 'Ada Quill', company: 'Tidewell Systems', website: site.url }
    const found = await research(readSubject('person', row), new PageSource(evidence), {
      ...options,
      guesses: async ({ sources }) => {
        asked++
        assert.lengthOf(sources, 1)
        return [PROFILE.url]
      },
    })
    assert.equal(asked, 1)
    assert.sameMembers(
      found.inputs.pages.map((one) => one.page.url),
      [site.url, PROFILE.url]
    )
    assert.lengthOf(queries, new Set(queries).size)
  })

  test('a deadline while pages are guessed keeps the pages read before', async ({ assert }) => {
    const deadline = new AbortController()
    const row = { name: 'Ada Quill', company: 'Tidewell Systems' }
    const found = await run(row, TIDEWELL, {
      signal: deadline.signal,
      guesses: async () => {
        deadline.abort()
        return [PROFILE.url]
      },
    })
    assert.isTrue(found.timedOut)
    assert.include(surely(found), 'https://tidewell.example/team')
  })

  test('reads the employer’s site from an indexed address', async ({ assert }) => {
    const pages = [
      page('https://tw-group.example/', 'Tidewell Systems', `${NAV}<h1>Tidewell Systems</h1>${FOOT}`),
      page('https://tw-group.example/team', 'Team | Tidewell Systems', TIDEWELL[1].html!),
    ]
    const unread = new MemoryEvidence(pages)
    unread.find = async () => []
    const subject = readSubject('person', { name: 'Ada Quill', company: 'Tidewell Systems' })
    const options = { now: NOW, maxAgeDays: 365, allowStale: true, pages: 20, leads: [] }
    const companyLeads = async (company: string) =>
      company === 'Tidewell Systems'
        ? ['https://tw-group.example/', 'https://www.linkedin.com/company/tw']
        : []
    const without = await research(subject, new PageSource(unread), options)
    assert.lengthOf(without.sources, 0)
    const found = await research(subject, new PageSource(unread), { ...options, companyLeads })
    assert.deepEqual(surely(found), ['https://tw-group.example/team'])
  })

  test('[DS-021] an e-mail address alone identifies its owner by the domain’s company and the name in it', async ({
    assert,
  }) => {
    const found = await run({ email: 'ada.quill@tidewell.example' }, [...TIDEWELL, PROFILE])
    assert.sameMembers(surely(found), ['https://tidewell.example/team', PROFILE.url])
    const other = await run({ email: 'ada.quill@tidewell.example' }, [
      ...TIDEWELL,
      { ...PROFILE, html: PROFILE.html!.replace('Tidewell Systems', 'Kestermill') },
    ])
    assert.deepEqual(surely(other), ['https://tidewell.example/team'])
  })
})

test.group('truth: research of sites found by search', () => {
  test('pages of a confirmed site are read again as its owner’s', async ({ assert }) => {
    const nav = '<nav><a href="/contact">Contact</a></nav>'
    const pages = [
      page(
        'https://quill-bread.example/',
        'Quill Bread',
        `${nav}<h1>Quill Bread</h1><p>Bread since 1970.</p>`
      ),
      page(
        'https://quill-bread.example/contact',
        'Contact',
        `${nav}<h1>Contact</h1><p>Quill Bread</p><p>hello@quill-bread.example</p>`
      ),
    ]
    const found = await research(
      readSubject('company', { name: 'Quill Bread' }),
      new PageSource(from(pages)),
      {
        ...{ now: NOW, maxAgeDays: 365, allowStale: true, pages: 20, leads: [] },
      }
    )
    const own = found.sources.filter(({ mention, identity }) => mention.own && identity >= 0.75)
    assert.sameMembers(
      own.map((source) => source.page.url),
      pages.map(({ url }) => url)
    )
  })

  test('a Gmail address with dots finds the page that shows it', async ({ assert }) => {
    const body = '<h1>Nora Beck</h1><p>Nora Beck is an engineer. norabeck.sf@gmail.com</p>'
    const found = await run({ email: 'nora.beck.sf@gmail.com' }, [
      page('https://norabeck.example/', 'Nora Beck', body),
    ])
    assert.deepEqual(surely(found), ['https://norabeck.example/'])
  })
})

test.group('truth: research with parallel search', () => {
  const NEWS = page(
    'https://wire.example/2026/ada-quill',
    'Ada Quill joins Brandmoor as Director',
    '<h1>Ada Quill joins Brandmoor as Director</h1><p>Ada Quill leaves Tidewell Systems to become Director at Brandmoor.</p>'
  )
  const NAMESAKE = page(
    'https://www.linkedin.com/in/ada-quill-2',
    'Ada Quill',
    '<h1>Ada Quill</h1><p>Nurse at Oldfield</p>'
  )
  const ROW = { name: 'Ada Quill', company: 'Tidewell Systems', pronet_url: PROFILE.url }
  const rounds = async (parallelSearch: boolean) => {
    const read: string[][] = []
    const enough = (sources: { page: { url: string } }[]) => {
      read.push(sources.map((source) => source.page.url).sort())
      return true
    }
    await run(ROW, [PROFILE, NEWS, NAMESAKE], { parallelSearch, enough })
    return read
  }

  test('reads no more pages than the limit while the first pages are read', async ({ assert }) => {
    const { inputs } = await run(ROW, [PROFILE, NEWS, NAMESAKE], { parallelSearch: true, pages: 1 })
    assert.lengthOf(inputs.pages, 1)
  })

  test('reads search hits in the first round, except profiles of others', async ({ assert }) => {
    assert.deepEqual(await rounds(true), [[NEWS.url, PROFILE.url].sort()])
    assert.deepEqual(await rounds(false), [[PROFILE.url]])
  })
})
