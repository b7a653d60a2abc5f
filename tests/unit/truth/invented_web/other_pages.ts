import type { MemoryPage } from '#tests/support/fakes/memory_evidence'
import { page } from './company_pages.js'
import type { Company, Person } from './facts_data.js'
import { type Language, PHRASES, say } from './phrases_data.js'

const AT: Record<Language, string> = { de: 'bei', fr: 'chez', es: 'en', pt: 'na', en: 'at' }
const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the URL of the profile of a person on the professional network. */
export const pronetOf = ({ name }: Person): string => `https://www.linkedin.com/in/${slug(name)}-7f3`

/** Returns third-party pages about a company and its people, both true and misleading. */
export function otherPages(company: Company, style: number): MemoryPage[] {
  return [
    ...companyProfiles(company),
    ...directories(company, style),
    ...[company.chief, ...company.staff].flatMap((person, i) => personPages(person, company, style + i)),
  ]
}

function companyProfiles(company: Company): MemoryPage[] {
  const { handle, name, description, band, city, country, industry, founded } = company
  return [
    page(
      `https://www.linkedin.com/company/${handle}`,
      `<html><head><title>${name} | LinkedIn</title></head><body><h1>${name}</h1><p>${description}</p><dl><dt>Website</dt><dd><a href="https://${company.domain}">${company.domain}</a></dd><dt>Industry</dt><dd>${industry}</dd><dt>Company size</dt><dd>${band} employees</dd><dt>Headquarters</dt><dd>${city}</dd><dt>Founded</dt><dd>${founded.year}</dd></dl><p>${country}</p></body></html>`
    ),
    page(
      `https://x.com/${handle}`,
      `<html><head><title>${name} (@${handle}) / X</title></head><body><h1>${name}</h1><p>@${handle}</p><p>${description}</p><a href="https://www.${company.domain}/">${company.domain}</a></body></html>`
    ),
    page(
      `https://x.com/${handle}_fans`,
      `<html><head><title>${name} (@${handle}_fans) / X</title></head><body><h1>${name}</h1><p>@${handle}_fans</p><p>Parody. Not affiliated.</p><a href="https://www.${company.domain}/">${company.domain}</a></body></html>`
    ),
  ]
}

/** Returns the pages of two directories with the same wrong value, because one copied the other. */
function directories({ name, domain, city }: Company, style: number): MemoryPage[] {
  const wrong = style % 2 === 0 ? 'Employees</dt><dd>5001-10000' : 'Founded</dt><dd>2003'
  return ['firmenliste.example', 'bizpages.example'].map((host) =>
    page(
      `https://${host}/c/${slug(name)}`,
      `<html><head><title>${name} - company profile</title></head><body><h1>${name}</h1><dl><dt>Web</dt><dd>https://${domain}</dd><dt>${wrong}</dd><dt>City</dt><dd>${city}</dd></dl></body></html>`
    )
  )
}

function personPages(person: Person, company: Company, style: number): MemoryPage[] {
  const { language } = company
  const words = PHRASES[language]
  const values = { person: person.name, title: person.title, name: company.name, city: person.city }
  const headline = `${person.title} ${AT[language]} ${company.name}`
  const pages = [
    page(
      pronetOf(person),
      `<html lang="${language}"><head><title>${person.name} – ${person.title} – ${company.name} | LinkedIn</title></head><body><h1>${person.name}</h1><h2>${headline}</h2><p>${person.city}, ${company.country}</p><a href="https://www.linkedin.com/company/${company.handle}">${company.name}</a></body></html>`
    ),
    // Namesakes elsewhere.
    page(
      `https://www.linkedin.com/in/${slug(person.name)}-b81`,
      `<html><head><title>${person.name} – Nurse – St. Elsewhere Hospital | LinkedIn</title></head><body><h1>${person.name}</h1><h2>Nurse at St. Elsewhere Hospital</h2><p>Auckland, New Zealand</p></body></html>`
    ),
    page(
      `https://www.instagram.com/${slug(person.name).replaceAll('-', '_')}`,
      `<html><head><title>${person.name}</title></head><body><h1>${person.name}</h1><p>Surf, sourdough, sunsets</p></body></html>`
    ),
  ]
  if (style % 2 === 0)
    pages.push(
      page(
        `https://presse.example/2026/${slug(person.name)}`,
        `<html lang="${language}"><head><title>${say(words.joined[0], values)}</title><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: say(words.joined[0], values), datePublished: '2026-03-02' })}</script></head><body><article><h1>${say(words.joined[0], values)}</h1><p>${say(words.bio[0], values)}</p></article></body></html>`
      )
    )
  if (person.site) pages.push(...ownSite(person, company, values))
  else if (person.handle)
    pages.push(
      page(
        `https://x.com/${person.handle}`,
        `<html><head><title>${person.name} (@${person.handle}) / X</title></head><body><h1>${person.name}</h1><p>@${person.handle}</p><p>${headline}</p><a href="${pronetOf(person)}">LinkedIn</a></body></html>`
      )
    )
  return pages
}

function ownSite(
  person: Person,
  { language, country }: Company,
  values: Record<string, string>
): MemoryPage[] {
  const handle = person.handle!
  const mail = `hola@${new URL(person.site!).hostname}`
  return [
    page(
      person.site!,
      `<html lang="${language}"><head><title>${person.name}</title></head><body><main><h1>${person.name}</h1><p>${say(PHRASES[language].bio[1], values)}</p><p><a href="mailto:${mail}">${mail}</a></p></main><footer><a rel="me" href="https://github.com/${handle}">GitHub</a> <a rel="me" href="https://www.instagram.com/${handle}">Instagram</a> <a rel="me" href="${pronetOf(person)}">LinkedIn</a></footer></body></html>`
    ),
    page(
      `https://github.com/${handle}`,
      `<html><head><title>${handle} (${person.name}) · GitHub</title></head><body><h1>${person.name} ${handle}</h1><p>${person.city}, ${country}</p><a href="${person.site}">${person.site}</a></body></html>`
    ),
    page(
      `https://www.instagram.com/${handle}`,
      `<html><head><title>${person.name} (@${handle})</title></head><body><h1>${person.name} (@${handle})</h1><a href="${person.site}">${person.site}</a></body></html>`
    ),
  ]
}
