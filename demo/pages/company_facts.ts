import type { DemoCompany, DemoPerson, Job, Place } from '#demo/model'
import { jobsAt } from '#demo/model'
import { offering } from '#demo/companies/records'
import { placeText } from '#demo/places'
import { LOCAL_CITIES, LOCAL_COUNTRIES } from '#demo/vocabulary/local_cities'
import { INDUSTRY_LABELS } from '#demo/vocabulary/industry_labels'
import { PAGE_PHRASES, type PageLanguage } from '#demo/vocabulary/page_phrases'
import { escapeHtml, link } from './html.js'

export function pageLanguage(company: DemoCompany): PageLanguage {
  return company.language in PAGE_PHRASES ? (company.language as PageLanguage) : 'en'
}

/**
 * Returns a place as a page in this language writes it: in English with the state, otherwise with
 * local names.
 */
export function localPlace(place: Place, language: PageLanguage): string {
  if (language === 'en') return placeText(place)
  const { code, name } = place.country
  return `${localCity(place, language)}, ${LOCAL_COUNTRIES[language]?.[code] ?? name}`
}

export function localCity(place: Place, language: PageLanguage): string {
  return LOCAL_CITIES[language]?.[place.city] ?? place.city
}

/** Returns the values for the placeholders of company sentences. */
export function companyValues(company: DemoCompany): Record<string, string> {
  const language = pageLanguage(company)
  return {
    company: company.name,
    year: String(company.founded),
    place: localPlace(company.offices[0], language),
    headcount: String(company.headcount),
    offering: offering(company),
    industry:
      language === 'en' ? company.industry.name : INDUSTRY_LABELS.get(company.industry.name)![language],
    cities: company.offices
      .slice(1)
      .map((office) => localCity(office, language))
      .join(', '),
  }
}

export function siteOf(company: DemoCompany): string {
  return `https://www.${company.domain}`
}

/** Adds the header and footer of the company's pages. */
export function companyFrame(company: DemoCompany, main: string): string {
  const phrases = PAGE_PHRASES[pageLanguage(company)]
  const site = siteOf(company)
  const nav = [
    link(`${site}/`, phrases.home),
    link(`${site}/about`, phrases.about),
    link(`${site}/team`, phrases.team),
    link(`${site}/press`, phrases.press),
    link(`${site}/contact`, phrases.contact),
  ].join(' ')
  const elsewhere = Object.values(company.socials).map((url) =>
    link(url, new URL(url).hostname.replace('www.', ''), 'me')
  )
  return `<header><nav>${nav}</nav></header><main>${main}</main><footer><p>&copy; 2026 ${escapeHtml(company.legalName)}</p><p>${elsewhere.join(' ')}</p></footer>`
}

/**
 * Returns the people who worked at a company on a day, with their job, the company's head first.
 */
export function staffOn(
  company: DemoCompany,
  former: readonly DemoPerson[],
  day: number
): { person: DemoPerson; job: Job }[] {
  const found: { person: DemoPerson; job: Job }[] = []
  for (const person of [...company.people, ...former]) {
    const [job] = jobsAt(person, day)
    if (job?.company === company) found.push({ person, job })
  }
  return found
}
