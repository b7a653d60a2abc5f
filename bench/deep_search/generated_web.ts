import type { PersonRecord } from '#domain/people/person_record'
import { Random } from '#bench/support/random'
import { capital, wordsOf } from '#bench/support/synthetic_words'

const TITLES = [
  'Software Engineer',
  'Product Manager',
  'Sales Engineer',
  'Data Scientist',
  'Account Executive',
]
const PLACES = [
  ['Oslo', 'Norway'],
  ['Lyon', 'France'],
  ['Leeds', 'United Kingdom'],
  ['Austin', 'United States'],
]
const ABOUT = [
  'is a public company listed under the ticker LSE: ',
  'is bootstrapped and has taken no outside money.',
  '',
]
const HEADCOUNTS = ['11-50', '51-200', '201-500', '1001-5000']
const PEOPLE_PER_COMPANY = 10

export type WebPage = { url: string; html: string }
export type GeneratedWeb = { pages: WebPage[]; people: PersonRecord[] }

/**
 * Generates a web of company sites, ten people per company, their profile pages and their index
 * records. On average, one person in six is not in the index. One in six has moved to the next
 * company since the record was read.
 */
export function generateWeb(companies: number, observedAt: string): GeneratedWeb {
  const random = new Random(7)
  const names = wordsOf(companies * 3).map(capital)
  const pages: WebPage[] = []
  const people: PersonRecord[] = []
  const staff = Array.from({ length: companies }, (): string[] => [])
  const companyOf = (i: number) => `${names[i]} Works`
  const hostOf = (i: number) => `${names[i].toLowerCase()}works.example`

  for (let i = 0; i < companies * PEOPLE_PER_COMPANY; i++) {
    const was = Math.floor(i / PEOPLE_PER_COMPANY)
    const hasMoved = random.below(6) === 0
    const at = hasMoved ? (was + 1) % companies : was
    const name = `${names[companies + (i % companies)]} ${names[2 * companies + Math.floor(i / PEOPLE_PER_COMPANY)]}`
    const [title, [city, country]] = [
      TITLES[random.below(TITLES.length)],
      PLACES[random.below(PLACES.length)],
    ]
    const url = `https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}-${i}`
    staff[at].push(`<div class="card"><h3>${name}</h3><p>${title}</p><a href="${url}">Profile</a></div>`)
    pages.push({
      url,
      html: frame(
        `${name} - ${title}`,
        `<h1>${name}</h1><h2>${title} at ${companyOf(at)}</h2><p>${city}, ${country}</p><h3>Experience</h3><ul><li>${title}, ${companyOf(at)} (2022-present)</li></ul>`
      ),
    })
    if (random.below(6) > 0)
      people.push({
        name,
        title,
        company: companyOf(was),
        city,
        country,
        pronet_url: url,
        source_url: url,
        observed_at: observedAt,
      })
  }
  for (let i = 0; i < companies; i++) {
    const company = companyOf(i)
    const says = ABOUT[i % ABOUT.length]
    const page = (path: string, title: string, body: string) =>
      pages.push({
        url: `https://${hostOf(i)}${path}`,
        html: frame(
          `${title} - ${company}`,
          `<nav><a href="/">${company}</a> <a href="/about">About</a> <a href="/team">Team</a></nav><main><h1>${title}</h1>${body}</main><footer>© 2026 ${company}</footer>`
        ),
      })
    page('/', company, `<p>Welcome to ${company}.</p>`)
    page(
      '/about',
      'About us',
      `<p>Company size: ${HEADCOUNTS[i % HEADCOUNTS.length]} employees</p>${says && `<p>${company} ${says}${says.endsWith(' ') ? `${names[i].slice(0, 4).toUpperCase()}.` : ''}</p>`}`
    )
    page('/team', 'Our team', staff[i].join(''))
  }
  return { pages, people }
}

const frame = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
