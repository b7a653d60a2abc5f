import { PageSource } from '#domain/truth/research/page_source'
import type { Cells, DatasetColumn, EntityType } from '#domain/datasets/dataset'
import { fillRow } from '#domain/datasets/fill_row'
import { verdictOf } from '#domain/contacts/mailboxes'
import { canonicalUrl } from '#domain/people/text/urls'
import { fold } from '#domain/people/text/text'
import { companyKey } from '#domain/people/companies/company_name'
import type { Row } from '#domain/truth/subject'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { companySite } from './company_pages.js'
import { COMPANIES, type Company, type Person } from './facts_data.js'
import { otherPages, pronetOf } from './other_pages.js'

type Test = (value: string) => boolean
/** A row with the expected value of each cell. Null means that there is nothing to find. */
type Expected = { entity: EntityType; row: Row; cells: Record<string, Test | null> }
export type Answered = Expected & { answers: Cells }

const CUSTOM: DatasetColumn[] = [
  { key: 'custom.ceo_name', description: 'Full name of the current chief executive officer', format: 'text' },
  { key: 'custom.founded_date', description: 'Date on which the company was founded', format: 'date' },
  { key: 'custom.total_raised', description: 'Total funding raised to date', format: 'currency' },
  { key: 'custom.is_hiring', description: 'Whether the company has open positions', format: 'boolean' },
  { key: 'custom.support_email', description: 'E-mail address for customer support', format: 'email' },
  { key: 'custom.office_count', description: 'Number of offices the company has', format: 'number' },
]
const is =
  (text: string): Test =>
  (value) =>
    fold(value) === fold(text)
const leadsTo =
  (url: string): Test =>
  (value) =>
    canonicalUrl(value) === canonicalUrl(url)
const holds =
  (text: string): Test =>
  (value) =>
    fold(value).includes(fold(text))

function ofCompany(company: Company, i: number): Expected {
  const row: Row[] = [
    { domain: company.domain },
    { name: company.name, domain: company.domain },
    { name: company.name },
    { pronet_url: `https://www.linkedin.com/company/${company.handle}` },
  ]
  const [low, high] = company.band.split('-').map(Number)
  const inBand: Test = (value) => {
    const [from, to = from] = value.match(/\d+/g)!.map(Number)
    return from <= high && to >= low
  }
  return {
    entity: 'company',
    row: row[i % row.length],
    cells: {
      name: (value) => companyKey(value) === companyKey(company.name),
      domain: holds(company.domain),
      description: holds(company.description.slice(20)),
      founded_year: is(String(company.founded.year)),
      headquarters: holds(company.city),
      headcount: inBand,
      industry: is(company.industry),
      pronet_url: leadsTo(`https://www.linkedin.com/company/${company.handle}`),
      'socials.microblog': leadsTo(`https://x.com/${company.handle}`),
      'socials.photo': null,
      'custom.ceo_name': (value) => fold(company.chief.name).includes(fold(value)),
      'custom.founded_date': (value) =>
        value.startsWith(company.founded.date ?? String(company.founded.year)) ||
        value === String(company.founded.year),
      'custom.total_raised': company.raised
        ? (value) => Math.round(Number(value.match(/[\d.]+$/)?.[0])) === sumOf(company.raised!)
        : null,
      'custom.is_hiring': company.hiring ? is('true') : null,
      'custom.support_email': is(company.support),
      ...(company.offices && company.offices > 1
        ? { 'custom.office_count': is(String(company.offices)) }
        : {}),
    },
  }
}

const sumOf = (text: string): number => Math.round(Number(/[\d.,]+/.exec(text)![0].replace(',', '.')) * 1e6)

function ofPerson(person: Person, company: Company, i: number): Expected {
  const rows: Row[] = [
    { name: person.name, company: company.name },
    { pronet_url: pronetOf(person) },
    { name: person.name, company: company.legal },
  ]
  const row = person.site && i % 2 === 0 ? { name: person.name, domain: person.site } : rows[i % rows.length]
  const work = person.email ?? null
  const photo = person.site && person.handle ? `https://www.instagram.com/${person.handle}` : null
  return {
    entity: 'person',
    row,
    cells: {
      name: (value) => fold(value).endsWith(fold(person.name).replace(/^dr\.? /, '')),
      title: is(person.title),
      company: (value) => companyKey(value) === companyKey(company.name),
      location: holds(person.city.replace(/ \(.*/, '')),
      'email.work': work ? is(work) : null,
      phone: person.phone ? (value) => value.replace(/\D/g, '') === person.phone!.replace(/\D/g, '') : null,
      website: person.site ? leadsTo(person.site) : null,
      'socials.pronet': leadsTo(pronetOf(person)),
      'socials.photo': photo ? leadsTo(photo) : null,
      'socials.microblog': !person.site && person.handle ? leadsTo(`https://x.com/${person.handle}`) : null,
    },
  }
}

/**
 * Fills a row for every company and person of the invented web. `turn` shifts the styles of the
 * pages.
 */
export async function answerAll(turn = 0): Promise<Answered[]> {
  const pages = COMPANIES.flatMap((company, i) => [
    ...companySite(company, i + turn),
    ...otherPages(company, i + turn),
  ])
  const reader = new PageSource(new MemoryEvidence(pages))
  const expected = COMPANIES.flatMap((company, i) => [
    ofCompany(company, i + turn),
    ...[company.chief, ...company.staff].map((person, j) => ofPerson(person, company, i + j + turn)),
  ])
  const answered: Answered[] = []
  for (const one of expected) {
    const columns = Object.keys(one.cells).map(
      (key) => CUSTOM.find((column) => column.key === key) ?? { key }
    )
    const request = {
      entityType: one.entity,
      rows: [one.row],
      columns,
      mode: 'sync' as const,
      deadlineMs: 60_000,
      maxAgeDays: null,
      includeUnverified: true,
    }
    const context = {
      reader,
      leads: async () => [],
      checks: () => ({ email: async () => verdictOf('unchecked'), phone: async () => 'unknown' as const }),
      source: 'test',
      now: '2026-11-01T00:00:00.000Z',
      pages: 40,
    }
    answered.push({ ...one, answers: await fillRow(one.row, request, context, new AbortController().signal) })
  }
  return answered
}
