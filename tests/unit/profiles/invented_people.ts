import fc from 'fast-check'
import type { PersonRecord } from '#domain/people/person_record'
import type { Row } from '#domain/truth/subject'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'

const GIVEN = ['Maren', 'Tobias', 'Ines', 'Declan', 'Yara', 'Pavel', 'Solveig', 'Bruno']
const FAMILY = ['Oakhurst', 'Wrenfield', 'Calloway', 'Brandvold', 'Quill', 'Hartmoor', 'Vance', 'Lindqvist']
const TITLES = [
  'Head of Robotics',
  'Software Engineer',
  'Marketing Director',
  'Data Analyst',
  'Chief Technology Officer',
]
const COMPANIES = [
  'Brinework Systems',
  'Tidewell Marine',
  'Calder Docks',
  'Harrow Bank',
  'Larkfield Foods',
  'Orrin Labs',
]
const CITIES = ['Rotterdam, Netherlands', 'Lyon, France', 'Austin, Texas', 'Leeds, United Kingdom']
const INTERESTS = ['tide clocks', 'open hardware', 'sea shanties', 'beekeeping', 'letterpress', 'long rivers']
const FIELDS = ['Mechanical Engineering', 'Economics', 'Physics', 'Design']

/** The choices that make up an invented person. Most are indexes into lists. */
export type Sketch = {
  given: number
  family: number
  title: number
  company: number
  before: number
  city: number
  interests: number
  field: number
  born: number
  /** Whether the degree has years. */
  isDated: boolean
  /** Whether the site of the person states the birth date. */
  isBirthTold: boolean
  /** Whether the index has a record of the person. */
  isRecorded: boolean
  /** The number of third-party pages about the person. */
  press: number
}

const below = (list: readonly unknown[]) => fc.nat(list.length - 1)

export const sketches: fc.Arbitrary<Sketch> = fc.record({
  given: below(GIVEN),
  family: below(FAMILY),
  title: below(TITLES),
  company: below(COMPANIES),
  before: below(COMPANIES),
  city: below(CITIES),
  interests: fc.nat(4),
  field: below(FIELDS),
  born: fc.integer({ min: 1950, max: 1998 }),
  isDated: fc.boolean(),
  isBirthTold: fc.boolean(),
  isRecorded: fc.boolean(),
  press: fc.nat(34),
})

export type Invention = { row: Row; pages: MemoryPage[]; leads: string[]; records: PersonRecord[] }

/**
 * Returns a person with a site, profiles and press pages, the row that requests the person, and
 * index leads with duplicates.
 */
export function inventPerson(sketch: Sketch): Invention {
  const name = `${GIVEN[sketch.given]} ${FAMILY[sketch.family]}`
  const slug = name.toLowerCase().replace(' ', '-')
  const [title, company, city] = [TITLES[sketch.title], COMPANIES[sketch.company], CITIES[sketch.city]]
  const before = COMPANIES[sketch.before] === company ? 'Marrow Hill Press' : COMPANIES[sketch.before]
  const interests = INTERESTS.slice(0, sketch.interests)
  const site = `https://${slug}.example/`
  const [pronet, microblog] = [
    `https://www.linkedin.com/in/${slug}`,
    `https://x.com/${slug.replace('-', '')}`,
  ]
  const ended = sketch.born + 23
  const years = sketch.isDated ? ` (${ended - 4} - ${ended})` : ''
  const born = sketch.isBirthTold ? `<dl><dt>Born</dt><dd>14 May ${sketch.born}</dd></dl>` : ''
  const pages = [
    page(
      site,
      name,
      `<main><h1>${name}</h1><p>${title} at ${company}. Based in ${city}.</p>${born}
       ${interests.length > 0 ? `<p>Interested in ${interests.join(', ')}.</p>` : ''}
       <p><a rel="me" href="${pronet}">Profile</a> <a rel="me" href="${microblog}">Microblog</a></p></main>`,
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name,
        url: site,
        jobTitle: title,
        worksFor: { '@type': 'Organization', name: company },
        sameAs: [pronet, microblog],
      }
    ),
    page(
      pronet,
      `${name} - ${title} | Professional profile`,
      `<h1>${name}</h1><h2>${title} at ${company}</h2><p>${city}</p><p><a href="${site}">${slug}.example</a></p>
       <h3>Experience</h3><ul><li>${title}, ${company} (2021-present)</li><li>Analyst, ${before} (2017-2021)</li></ul>
       <h3>Education</h3><ul><li>BSc in ${FIELDS[sketch.field]}, Northgate University${years}</li></ul>`
    ),
    page(
      microblog,
      `${name} (@${slug.replace('-', '')})`,
      `<h1>${name}</h1><p>Notes on work at ${company} and on what the sea brings.</p><p>1,204 Followers</p>
       <a rel="me" href="${site}">${slug}.example</a>`
    ),
    ...Array.from({ length: sketch.press }, (_, i) => pressPage(i, name, title, company, site)),
  ]
  const leads = pages.flatMap(({ url }, i) => (i % 3 === 0 ? [url, `${url}?utm_source=index`] : [url]))
  const records: PersonRecord[] = sketch.isRecorded
    ? [
        {
          name,
          title,
          company,
          city: city.split(', ')[0],
          source: 'crm',
          source_url: site,
          observed_at: '2026-09-01',
          experience: [{ title: 'Clerk', company: 'Ferrow Mills', start: '2015', end: '2017' }],
        },
      ]
    : []
  return { row: { name, company, pronet_url: pronet }, pages, leads, records }
}

const pressPage = (i: number, name: string, title: string, company: string, site: string) =>
  page(
    `https://press${i}.example/news/${i}`,
    `${company} in the news`,
    `<article><h1>${company} opens yard number ${i}</h1><p>${name}, ${title} at ${company}, opened the yard.</p>
     <p><a href="${site}">${name}</a></p></article>`
  )

function page(url: string, title: string, body: string, jsonLd?: object): MemoryPage {
  const data = jsonLd ? `<script type="application/ld+json">${JSON.stringify(jsonLd)}</script>` : ''
  return {
    url,
    observedAt: '2026-10-01T00:00:00Z',
    html: `<!doctype html><html lang="en"><head><title>${title}</title>${data}</head><body>${body}</body></html>`,
  }
}
