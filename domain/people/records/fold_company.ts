import type { Company, CompanyRecord } from '../companies/company_record.js'
import { fold } from '../text/text.js'
import { distinct, first, newestFirst, pageAndTime, socialsOf, stated } from './newest.js'

/**
 * Folds the records of one company into one. A field's newest value wins, and older records fill
 * blanks. Collects names, profiles and funding rounds. The order of records does not matter.
 */
export function foldCompany(companyId: string, records: readonly CompanyRecord[]): Company {
  const newest = newestFirst(records)
  const { name } = newest[0]
  const names = distinct([name, ...newest.map((record) => record.name), ...newest.flatMap(aliasesOf)], fold)
  const aliases = distinct([name, ...newest.flatMap(aliasesOf)], fold).slice(1)
  const funding = fundingOf(newest)
  return stated({
    company_id: companyId,
    name,
    names,
    aliases: aliases.length ? aliases : undefined,
    domain: first(newest, 'domain'),
    description: first(newest, 'description'),
    founded_year: first(newest, 'founded_year'),
    headquarters: first(newest, 'headquarters'),
    headcount: first(newest, 'headcount'),
    industry: first(newest, 'industry'),
    pronet_url: first(newest, 'pronet_url'),
    website: first(newest, 'website'),
    socials: socialsOf(newest),
    funding: funding.length ? funding : undefined,
    ...pageAndTime(newest),
    records: records.length,
  })
}

const aliasesOf = (record: CompanyRecord) => record.aliases ?? []

type Round = NonNullable<CompanyRecord['funding']>[number]

/** Returns the funding rounds in all records without duplicates, latest first, undated last. */
function fundingOf(newest: readonly CompanyRecord[]): Round[] {
  const rounds = distinct(
    newest.flatMap((record) => record.funding ?? []),
    (round) => [fold(round.stage ?? ''), round.date ?? '', round.amount_usd ?? ''].join('|')
  )
  return rounds.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
