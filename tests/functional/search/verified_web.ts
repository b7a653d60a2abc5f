import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import type { PersonRecord } from '#domain/people/person_record'
import { Evidence } from '#domain/evidence/evidence'
import type { MemoryPage, MemoryWeb } from '#tests/support/fakes/memory_evidence'

const DAY_MS = 86_400_000

/** Returns the time `days` days ago. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

/** A capture of a page, by default one day old. */
export const page = (url: string, html: string, days = 1): MemoryPage => ({
  url,
  html,
  observedAt: daysAgo(days),
})

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
export const profileUrl = (name: string) => `https://www.linkedin.com/in/${slug(name)}`
export const siteOf = (company: string) => `https://${slug(company).replaceAll('-', '')}.example`

const document = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`

type Profile = {
  title: string
  company: string
  location?: string
  past?: [title: string, company: string, years: string][]
  school?: string
  days?: number
}

/** Returns the profile page of a person with the given present job, earlier jobs and school. */
export function profile(
  name: string,
  { title, company, location, past = [], school, days }: Profile
): MemoryPage {
  const posts = past.map(([post, where, years]) => `<li>${post}, ${where} (${years})</li>`)
  const body = `<main><h1>${name}</h1><h2>${title} at ${company}</h2>${location ? `<p>${location}</p>` : ''}
    <h3>Experience</h3><ul><li>${title}, ${company} (2021-present)</li>${posts.join('')}</ul>
    ${school ? `<h3>Education</h3><ul><li>${school}, Chemistry, 2012</li></ul>` : ''}</main>`
  return page(profileUrl(name), document(`${name} - ${title} - ${company}`, body), days)
}

/** Returns the site of a company: front page, about page and team page. */
export function site(
  company: string,
  about: string,
  team: Record<string, string> = {},
  days?: number
): MemoryPage[] {
  const frame = (title: string, body: string) =>
    document(
      `${title} - ${company}`,
      `<nav><a href="/">${company}</a> <a href="/about">About</a> <a href="/team">Team</a></nav><main><h1>${title}</h1>${body}</main><footer>© 2026 ${company}</footer>`
    )
  const cards = Object.entries(team).map(
    ([name, title]) =>
      `<div class="card"><h3>${name}</h3><p>${title}</p><a href="${profileUrl(name)}">Profile</a></div>`
  )
  return [
    page(`${siteOf(company)}/`, frame(company, `<p>Welcome to ${company}.</p>`), days),
    page(`${siteOf(company)}/about`, frame('About us', about), days),
    page(`${siteOf(company)}/team`, frame('Our team', cards.join('')), days),
  ]
}

/** Returns an imported person with the URL of the profile. */
export const record = (name: string, facts: Partial<PersonRecord> = {}): PersonRecord => ({
  name,
  observed_at: daysAgo(30),
  pronet_url: profileUrl(name),
  source_url: profileUrl(name),
  ...facts,
})

/** A web that counts the live reads of each URL. */
export class CountedWeb {
  readonly reads: string[] = []
  readonly #pages: Map<string, MemoryPage>

  constructor(pages: readonly MemoryPage[]) {
    this.#pages = new Map(pages.map((one) => [one.url.replace(/\/$/, ''), one]))
  }

  readonly read: MemoryWeb = (url) => {
    this.reads.push(url)
    return this.#pages.get(url.replace(/\/$/, '')) ?? { url, status: 404 }
  }

  /** Returns how often a page was read, by any spelling of its URL. */
  count = (url: string): number =>
    this.reads.filter(
      (read) => read.replace(/^https:\/\/(www\.)?/, '') === url.replace(/^https:\/\/(www\.)?/, '')
    ).length
}

/** Makes searches read these pages until `app.container.restoreAll()`. */
export function searchIn(evidence: Evidence): void {
  app.container.swap(Evidence, () => evidence)
}

type Result = {
  person: { person_id: string; name: string; company: string | null; [field: string]: unknown }
  filter_match: Record<string, { basis: string }>
  verification: Record<string, { url: string; quote: string | null; observed_at: string }[]>
}

/** Searches, by default with type auto. Returns the response and the sorted names. */
export async function search(client: ApiClient, secret: string, body: object) {
  const response = await client
    .post('/v1/search')
    .bearerToken(secret)
    .json({ type: 'auto', contents: { fields: ['name', 'title', 'company', 'location', 'pronet'] }, ...body })
  response.assertStatus(200)
  const { data } = response.body()
  const results: Result[] = data.results
  return { response, data, results, names: results.map(({ person }) => person.name).sort() }
}
