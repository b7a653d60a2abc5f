import type { Company } from '#domain/people/companies/company_record'
import type { Person } from '#domain/people/person_record'
import { personDocument } from '#domain/search/people_document'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { IndexPronet } from '#adapters/pronet/index/index_pronet'

const BASE = 'https://www.linkedin.com'
const AT = '2026-10-01T00:00:00.000Z'

const person = (id: string, facts: Partial<Person> & { name: string }): Person => ({
  ...{ person_id: id, names: [], records: 1, observed_at: AT },
  ...facts,
})

const PEOPLE: Person[] = [
  person('per_1', {
    name: 'Zoe Garner',
    headline: 'Finding rivers',
    title: 'Head of Hydrology',
    company: 'Tidewell',
    city: 'Lisbon',
    country: 'Portugal',
    pronet_url: `${BASE}/in/zoe-garner`,
    summary: 'Maps rivers with kayaks.',
    skills: ['hydrology'],
    experience: [{ title: 'Hydrologist', company: 'Streamline', start: '2015', end: '2019' }],
    education: [{ school: 'University of Coimbra', field: 'Geology' }],
  }),
  person('per_2', {
    name: 'Yan Peters',
    title: 'Hydrologist',
    company: 'Tidewell',
    city: 'Porto',
    country: 'Portugal',
  }),
  person('per_3', {
    name: 'Xu Lane',
    title: 'Accountant',
    company: 'Abacus',
    city: 'Lisbon',
    country: 'Portugal',
  }),
]
const COMPANY: Company = {
  ...{ company_id: 'com_1', name: 'Tidewell', names: ['Tidewell'], records: 1, observed_at: AT },
  ...{
    domain: 'tidewell.example',
    founded_year: 2012,
    headcount: '51-200',
    pronet_url: `${BASE}/company/tidewell`,
  },
}

const posting = (id: number, day: string, comments: object[] = []) => ({
  '@type': 'SocialMediaPosting',
  url: `${BASE}/posts/zoe-garner_${id}`,
  articleBody: `Post ${id}`,
  datePublished: day,
  comment: comments,
})
const comment = (slug: string, text: string, day: string) => ({
  '@type': 'Comment',
  text,
  datePublished: day,
  author: { '@type': 'Person', url: `${BASE}/in/${slug}` },
})
const page = (url: string, graph: object[]) => ({
  url,
  observedAt: AT,
  html: `<html><body><h1>x</h1><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': graph,
  })}</script></body></html>`,
})

/** Creates an invented network: three people, a company, and archived pages about them. */
export async function inventedPronet(): Promise<IndexPronet> {
  const index = new MemoryIndex()
  await index.rebuild('people', PEOPLE.map(personDocument), 0)
  const evidence = new MemoryEvidence([
    page(`${BASE}/in/zoe-garner`, [
      posting(1, '2026-05-01', [
        comment('zoe-garner', 'Thanks all', '2026-05-02'),
        comment('yan', 'Nice', '2026-05-03'),
      ]),
      posting(2, '2026-07-01'),
    ]),
    page(`${BASE}/in/zoe-garner/recent-activity/all`, [posting(3, '2026-06-01'), posting(2, '2026-07-01')]),
    page(`${BASE}/company/tidewell/posts`, [posting(4, '2026-04-01')]),
  ])
  return new IndexPronet(index, evidence, {
    person: async (key) => (key === 'pronet:in/zoe-garner' ? PEOPLE[0] : null),
    company: async (key) => (key === 'pronet:company/tidewell' ? COMPANY : null),
  })
}
