import { test } from '@japa/runner'
import type { PersonRecord } from '#domain/people/person_record'
import { foldPerson } from '#domain/people/records/fold_person'
import { personDocument } from '#domain/search/people_document'
import type { SearchFilters } from '#domain/search/request'
import { VerifiedSearch } from '#domain/search/verification/verified_search'
import { PageSource } from '#domain/truth/research/page_source'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'

const NOW = '2026-11-01T00:00:00Z'
const page = (url: string, observedAt: string, title: string, body: string): MemoryPage => ({
  url,
  observedAt: `${observedAt}T00:00:00Z`,
  html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`,
})
const profileUrl = (name: string) => `https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}-1`

/** A profile that was read on a given day. */
const profile = (name: string, on: string, title: string, company: string, place = 'Utrecht, Netherlands') =>
  page(
    profileUrl(name),
    on,
    `${name} - ${title} | Professional profile`,
    `<h1>${name}</h1><h2>${title} at ${company}</h2><p>${place}</p><h3>Experience</h3><ul><li>${title}, ${company} (2020-present)</li></ul>`
  )

/** A directory's copied entry about a person. */
const listing = (host: string, name: string, on: string, title: string, company: string, city = 'Utrecht') =>
  page(
    `https://${host}/p/${name.toLowerCase().replace(' ', '-')}-1`,
    on,
    name,
    `<h1>${name}</h1><dl><dt>Name</dt><dd>${name}</dd><dt>Job</dt><dd>${title}</dd><dt>Company</dt><dd>${company}</dd><dt>City</dt><dd>${city}</dd></dl>`
  )

const sitePage = (company: string, path: string, on: string, title: string, body: string) =>
  page(
    `https://${company.toLowerCase().replace(' ', '')}.example${path}`,
    on,
    `${title} | ${company}`,
    `<nav><a href="/">Home</a> <a href="/about">About</a> <a href="/team">Team</a></nav><main><h1>${title}</h1>${body}</main><footer>© 2026 ${company} Ltd</footer>`
  )

/**
 * The names that an auto search finds over stored pages. Page searches return the pages in order.
 */
async function found(filters: SearchFilters, people: PersonRecord[], pages: MemoryPage[]) {
  const index = new MemoryIndex()
  const documents = people.map((record, i) => personDocument(foldPerson(`per_${i}`, [record])))
  await index.rebuild('people', documents, 0)
  const evidence = new MemoryEvidence(pages)
  evidence.find = async (query, limit) =>
    pages
      .filter(({ html }) => query.split(' ').some((word) => html!.includes(word)))
      .map(({ url }) => ({ url, title: null, score: 1 }))
      .slice(0, limit)
  const search = new VerifiedSearch(
    { parsed: null, type: 'auto', numResults: 10, filters },
    {
      reader: new PageSource(evidence),
      index,
      plan: { parsed: null, fellBack: false },
      companyLeads: async () => [],
      now: NOW,
      signal: AbortSignal.timeout(30_000),
      allowStale: true,
    }
  )
  return (await search.run()).map(({ facts }) => facts.value('name'))
}

const record = (name: string, facts: Partial<PersonRecord>): PersonRecord => ({
  name,
  pronet_url: profileUrl(name),
  source_url: profileUrl(name),
  observed_at: '2026-01-10T00:00:00Z',
  ...facts,
})

test.group('verified search: contradictions', () => {
  test('[SR-030 SR-068] an old profile is not sufficient while newer pages may exist', async ({ assert }) => {
    const name = 'Stella Quarn'
    const listings = ['aaa.example', 'bbb.example', 'ccc.example', 'ddd.example'].map((host) =>
      listing(host, name, '2026-02-01', 'Principal Engineer', 'Rivatec')
    )
    const team = sitePage(
      'Umbranest Analytics',
      '/team',
      '2026-05-14',
      'Team',
      `<article><h3>${name}</h3><p>Product Manager</p><a href="${profileUrl(name)}">LinkedIn</a></article>`
    )
    const people = [record(name, { title: 'Principal Engineer', company: 'Rivatec' })]
    const old = profile(name, '2025-10-10', 'Principal Engineer', 'Rivatec')
    assert.deepEqual(await found({ title: 'engineer' }, people, [old, ...listings, team]), [])
    // Without news of a new job, the old profile is the best evidence.
    assert.deepEqual(await found({ title: 'engineer' }, people, [old, ...listings]), [name])
  })

  test('[SR-028 SR-059] directories prove neither level nor employer, and a namesake’s profile proves no place', async ({
    assert,
  }) => {
    const name = 'Jonas Olvar'
    const own = profile(name, '2026-09-24', 'VP of Engineering', 'Caldevia Foods')
    const copies = ['peopleindex.example', 'whoworks.example'].map((host) =>
      listing(host, name, '2026-10-12', 'ML Engineer', 'Ibexlix Learning')
    )
    const about = sitePage(
      'Ibexlix Learning',
      '/about',
      '2026-10-01',
      'About',
      '<p>Ibexlix Learning is bootstrapped and has taken no outside money.</p>'
    )
    const people = [
      record(name, { title: 'Vice President of Engineering', company: 'Caldevia Foods', seniority: 'vp' }),
    ]
    const pages = [...copies, own, about]
    for (const filters of [
      { seniority: 'mid', location: 'Utrecht' },
      { location: 'Netherlands', company: { funding_stage: { in: ['bootstrapped' as const] } } },
      { location: 'Utrecht', experience: { past_companies: { any_of: ['Ibexlix Learning'] } } },
    ])
      assert.deepEqual(await found(filters, people, pages), [], JSON.stringify(filters))
    assert.deepEqual(await found({ seniority: 'vp', location: 'Utrecht' }, people, pages), [name])
  })

  test('[SR-059 SR-068] an outdated profile is unclear after news of a departure', async ({ assert }) => {
    const [name, company] = ['Anthony Vantz', 'Umbranest Analytics']
    const own = profile(name, '2026-10-31', 'Senior Software Engineer', company)
    const title = `${name} joins Embermark Logistics as Director of Engineering`
    const news = page(
      'https://tradewire.example/2026/anthony-vantz-joins-embermark-logistics',
      '2026-03-29',
      title,
      `<article><h1>${title}</h1><time>17 January 2026</time><p>${name} was Senior Software Engineer at ${company} until last month.</p></article><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"${title}","datePublished":"2026-01-17"}</script>`
    )
    const people = [record(name, { title: 'Senior Software Engineer', company })]
    for (const filters of [{ company }, { title: 'software engineer' }]) {
      assert.deepEqual(await found(filters, people, [own]), [name])
      assert.deepEqual(await found(filters, people, [own, news]), [])
    }
  })

  test('[SR-054] an old round does not count as the latest while pages are unread', async ({ assert }) => {
    const [name, company] = ['Victor Clarn', 'Zephywell Energy']
    const news = (year: number, what: string) =>
      page(
        `https://dailyledger.example/${year}/zephywell-energy-announces-${year}`,
        '2026-08-25',
        `${company} announces ${what}`,
        `<article><h1>${company} announces ${what}</h1><time>June 6, ${year}</time><p>${company}${year === 2015 ? ' (zephywellenergy.example)' : ''} will open an office with the new money.</p></article><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"${company} announces ${what}","datePublished":"${year}-06-06"}</script>`
      )
    const site = ['/', '/about'].map((path) =>
      sitePage(company, path, '2026-10-20', company, `<p>${company} makes batteries.</p>`)
    )
    const others = ['a', 'b', 'c', 'd', 'e'].map((host) =>
      page(`https://${host}.example/`, '2026-10-20', 'Batteries', `<p>We buy from ${company}.</p>`)
    )
    const people = [
      record(name, { title: 'Data Analyst', company, company_domain: 'zephywellenergy.example' }),
    ]
    const pages = [
      news(2015, '$2.8 million seed round'),
      ...others,
      ...site,
      profile(name, '2026-10-22', 'Data Analyst', company, 'Sydney, New South Wales, Australia'),
      news(2019, 'USD 115 million Series C'),
    ]
    const at = (stage: 'seed' | 'series_c') =>
      found({ title: 'analyst', company: { funding_stage: { in: [stage] } } }, people, pages)
    assert.deepEqual(await at('seed'), [])
    assert.deepEqual(await at('series_c'), [name])
  })
})
