import { PRESENT_DAY } from '#demo/dates'
import type { DemoCompany } from '#demo/model'
import { pronetCompanyUrl } from '#demo/networks'
import { placeText } from '#demo/places'
import type { Random } from '#demo/random'
import { slug } from '#demo/slugs'
import { headcountRange } from '#demo/companies/records'
import { companyValues, siteOf } from './company_facts.js'
import { type DemoPage, escapeHtml, htmlDocument, link, metaProperty } from './html.js'
import { htmlPage, readingDay } from './reading.js'

/** Returns the company's public page on the professional network. */
export function pronetCompanyPage(company: DemoCompany, random: Random): DemoPage {
  const url = pronetCompanyUrl(company.slug)
  const values = companyValues(company)
  const body = `<h1>${escapeHtml(company.name)}</h1><p>${escapeHtml(company.name)} ${escapeHtml(values.offering)}.</p><dl><dt>Website</dt><dd>${link(`${siteOf(company)}/`, siteOf(company))}</dd><dt>Industry</dt><dd>${escapeHtml(company.industry.name)}</dd><dt>Company size</dt><dd>${headcountRange(company.headcount)} employees</dd><dt>Headquarters</dt><dd>${escapeHtml(values.place)}</dd><dt>Founded</dt><dd>${company.founded}</dd></dl>`
  const head = metaProperty('og:title', company.name)
  return htmlPage(
    url,
    readingDay(random, company.former?.until),
    htmlDocument({ language: 'en', title: `${company.name} | Company profile`, head, body }),
    random
  )
}

/** Yields lists of companies by city and by industry, forty per page. Some facts are outdated. */
export function* directories(companies: readonly DemoCompany[], random: Random): Generator<DemoPage> {
  yield* listing(
    'www.tradelisting.example',
    groups(companies, (company) => company.offices[0].city),
    random
  )
  yield* listing(
    'www.industrycompass.example',
    groups(companies, (company) => company.industry.name),
    random
  )
}

function groups(
  companies: readonly DemoCompany[],
  key: (company: DemoCompany) => string
): Map<string, DemoCompany[]> {
  const found = new Map<string, DemoCompany[]>()
  for (const company of companies) found.set(key(company), [...(found.get(key(company)) ?? []), company])
  return found
}

function* listing(host: string, byTopic: Map<string, DemoCompany[]>, random: Random): Generator<DemoPage> {
  for (const [topic, members] of byTopic) {
    if (members.length < 3) continue
    for (let from = 0, number = 1; from < members.length; from += 40, number++) {
      const rows = members.slice(from, from + 40).map((company) => {
        const stale = random.chance(0.15)
        const name = stale && company.former ? company.former.name : company.name
        const headcount = stale ? Math.max(2, Math.round(company.headcount * 0.5)) : company.headcount
        return `<tr><td>${link(`${siteOf(company)}/`, name)}</td><td>${escapeHtml(placeText(company.offices[0]))}</td><td>${escapeHtml(company.industry.name)}</td><td>${company.founded}</td><td>${headcountRange(headcount)}</td></tr>`
      })
      const title = `Companies: ${topic}${number > 1 ? `, page ${number}` : ''}`
      const body = `<h1>${escapeHtml(title)}</h1><table><tr><th>Name</th><th>Headquarters</th><th>Industry</th><th>Founded</th><th>Employees</th></tr>${rows.join('')}</table>`
      const day = random.chance(0.3) ? PRESENT_DAY - random.int(200, 390) : readingDay(random)
      yield htmlPage(
        `https://${host}/${slug(topic)}/${number}`,
        day,
        htmlDocument({ language: 'en', title, body }),
        random
      )
    }
  }
}
