import type { CompanyRecord } from '#domain/people/companies/company_record'
import { PRESENT_DAY, dayOf, isoDay, isoMoment } from '#demo/dates'
import type { DemoCompany } from '#demo/model'
import { pronetCompanyUrl } from '#demo/networks'
import { placeText } from '#demo/places'
import type { Random } from '#demo/random'

const RANGES: [upTo: number, range: string][] = [
  [10, '1-10'],
  [50, '11-50'],
  [200, '51-200'],
  [500, '201-500'],
  [1000, '501-1000'],
  [5000, '1001-5000'],
  [10_000, '5001-10000'],
  [Number.POSITIVE_INFINITY, '10001+'],
]

export function headcountRange(headcount: number): string {
  return RANGES.find(([upTo]) => headcount <= upTo)![1]
}

/** Returns what the company does, as words that follow its name. */
export function offering(company: DemoCompany): string {
  switch (company.kind) {
    case 'university':
      return 'teaches undergraduate and graduate students and runs research centres'
    case 'hospital':
      return `provides inpatient and outpatient care in ${company.offices[0].city} and the towns around it`
    case 'public':
      return `serves the residents of ${company.offices[0].city}`
    default: {
      // Some products already name their users.
      const whom = company.product.includes(' for ') ? '' : ` for ${company.customer}`
      return `offers ${company.product}${whom}`
    }
  }
}

/**
 * Yields the register's record of every company, and for some companies an older record from a
 * directory.
 */
export function* companyRecords(companies: DemoCompany[], random: Random): Generator<CompanyRecord> {
  for (const company of companies) {
    const draw = random.fork(company.index)
    yield registerRecord(company, draw)
    if (draw.chance(0.1)) yield directoryRecord(company, draw)
  }
}

function registerRecord(company: DemoCompany, random: Random): CompanyRecord {
  const [home] = company.offices
  const former = company.former ? [company.former.name] : []
  const record: CompanyRecord = {
    id: `reg-${String(company.index + 1).padStart(5, '0')}`,
    source: 'company-register',
    observed_at: isoMoment(PRESENT_DAY - random.int(2, 120), random),
    name: random.chance(0.25) ? company.legalName : company.name,
  }
  const others = [...company.aliases, ...former]
  if (record.name !== company.name) others.unshift(company.name)
  else if (company.legalName !== company.name) others.push(company.legalName)
  if (others.length > 0) record.aliases = others
  record.domain = company.domain
  record.description = `${company.name} ${offering(company)}.`
  if (random.chance(0.93)) record.founded_year = company.founded
  record.headquarters = placeText(home)
  if (random.chance(0.95)) record.headcount = headcountRange(company.headcount)
  if (random.chance(0.96)) record.industry = company.industry.name
  record.pronet_url = pronetCompanyUrl(company.slug)
  record.website = `https://www.${company.domain}`
  if (Object.keys(company.socials).length > 0 && random.chance(0.7)) record.socials = company.socials
  const funding = company.funding.map((round) => ({
    stage: round.stage,
    date: isoDay(round.day),
    amount_usd: round.amount,
  }))
  const stages: NonNullable<CompanyRecord['funding']> = company.status
    ? [...funding, { stage: company.status }]
    : funding
  if (stages.length > 0) record.funding = stages
  return record
}

/** Returns an old record from a directory: the name and size at that time and little else. */
function directoryRecord(company: DemoCompany, random: Random): CompanyRecord {
  const day = company.former
    ? company.former.until - random.int(30, 300)
    : Math.max(PRESENT_DAY - random.int(500, 1200), dayOf(company.founded + 1))
  const { former } = company
  const record: CompanyRecord = {
    id: `dir-${String(company.index + 1).padStart(5, '0')}`,
    source: 'business-directory',
    source_url: `https://www.tradelisting.example/c/${company.slug}`,
    observed_at: isoMoment(day, random),
    name: former ? former.name : company.name,
    headquarters: `${company.offices[0].city}, ${company.offices[0].country.alias ?? company.offices[0].country.name}`,
    headcount: headcountRange(Math.max(2, Math.round(company.headcount * 0.6))),
    pronet_url: pronetCompanyUrl(company.slug),
  }
  // Two domains would make two companies; the profile joins the old name to the new one.
  if (!former) record.domain = company.domain
  return record
}
