import type { PersonRecord } from '#domain/people/person_record'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'

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
