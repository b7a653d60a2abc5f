import { companyKey } from '#domain/people/companies/company_name'
import type { Findings } from '../findings.js'
import { type Entity, setFact, textOf, factValue } from '../findings.js'
import { COMPANY_FIELDS } from '../data/fields_data.js'
import type { Bounds, CompanyKind, RequestedCompany } from '../request.js'
import { asList, asObject, type Calls } from './calls.js'
import { addCells, companySeed, isNamed, namedCompany, recordedCompany } from './company_entities.js'
import { readTotal } from './totals.js'

/** Companies of a lookup of facts at most, and columns. */
const ROWS = 10
const COLUMNS = 10

/** Finds companies of a kind in the index. */
export async function findCompanies(
  kind: CompanyKind,
  query: string,
  limit: number,
  calls: Calls,
  findings: Findings
): Promise<void> {
  const output = await calls.call('company_search', { ...criteriaOf(kind, query), num_results: limit })
  if (!output) return
  const found = asList(output.results).map(recordedCompany)
  findings.companies.push(...found.filter(({ name }) => name !== ''))
  findings.total = readTotal(output.total, found.length, limit)
}

function criteriaOf({ industries, places, headcount, founded, stages }: CompanyKind, query: string) {
  const criteria = {
    ...(industries.length > 0 ? { industry: industries.slice(0, 10) } : {}),
    ...(places.length > 0 ? { location: places.slice(0, 10) } : {}),
    ...(founded ? { founded: range(founded) } : {}),
    ...(headcount ? { headcount: range(headcount) } : {}),
    ...(stages.length > 0 ? { funding_stage: stages } : {}),
  }
  const needsWords = Object.keys(criteria).length === 0 || (industries.length === 0 && query !== '')
  return { ...criteria, ...(needsWords && query !== '' ? { query } : {}) }
}

const range = ({ min, max }: Bounds) => ({
  ...(min === undefined ? {} : { gte: min }),
  ...(max === undefined ? {} : { lte: max }),
})

/** Takes the companies that a task names, as the index knows them where it does. */
export async function takeCompanies(
  names: readonly RequestedCompany[],
  calls: Calls,
  findings: Findings
): Promise<void> {
  for (const named of names) {
    const asked = named.domain ? { domain: named.domain } : { name: named.name }
    const outcome = await calls.ask('company_search', { ...asked, num_results: 5 })
    const found = outcome.ok ? asList(asObject(outcome.output).results).map(recordedCompany) : []
    const exact = found.filter((one) => isNamed(one, named))
    const same = exact.length > 0 ? exact : await likelyMeant(named, calls, findings)
    if (same.length > 1 && new Set(same.map((one) => textOf(one, 'domain'))).size > 1)
      findings.notKnown(
        `${same.length} companies are called ${named.name}: ${same.map((one) => textOf(one, 'domain')).join(', ')}. I took the first; name its domain to be sure.`
      )
    const one = same[0] ?? namedCompany(named)
    // The answer calls it as the task does.
    if (named.name && exact[0]) one.name = named.name
    if (!findings.companies.includes(one)) findings.companies.push(one)
  }
}

/** The one company whose name begins with what a task calls it: `Torvik` where there is a Torvik Consulting and no other. */
async function likelyMeant({ name }: RequestedCompany, calls: Calls, findings: Findings): Promise<Entity[]> {
  const key = companyKey(name ?? '')
  if (key === '') return []
  const outcome = await calls.ask('company_search', { query: name!, num_results: 5 })
  const found = outcome.ok ? asList(asObject(outcome.output).results).map(recordedCompany) : []
  const longer = found.filter((one) => companyKey(one.name).startsWith(`${key} `))
  if (longer.length > 1)
    findings.notKnown(`I know no ${name}; there are ${longer.map((one) => one.name).join(', ')}.`)
  if (longer.length !== 1) return []
  findings.notKnown(`I know no ${name}, and took ${longer[0].name} for it.`)
  return longer
}

/**
 * Proves fields of the companies found by pages, the fields that are asked first. Where the ceiling of the run is too low for
 * all of it, for as many as it takes.
 */
export async function companyFacts(
  companies: readonly Entity[],
  fields: readonly string[],
  questions: ReadonlyMap<string, string>,
  calls: Calls,
  findings: Findings
): Promise<void> {
  if (companies.length === 0 || fields.length === 0 || !calls.has('company_facts')) return
  const standard = fields.filter((key) => !key.startsWith('custom.')).slice(0, COLUMNS)
  const custom = fields.filter((key) => key.startsWith('custom.')).slice(0, COLUMNS)
  for (let from = 0; from < companies.length; from += ROWS) {
    const some = companies.slice(from, from + ROWS)
    if (standard.length > 0) await lookUp(some, standard, questions, calls, findings)
    // Each has a price of its own: what the first cost says whether there is room for the next.
    for (const key of custom) await lookUp(some, [key], questions, calls, findings)
  }
}

async function lookUp(
  companies: readonly Entity[],
  fields: readonly string[],
  questions: ReadonlyMap<string, string>,
  calls: Calls,
  findings: Findings
): Promise<void> {
  const input = {
    companies: companies.map(companySeed),
    columns: fields.map((key) => ({ key, ...described(key, questions) })),
  }
  const outcome = await calls.ask('company_facts', input)
  if (outcome.ok) {
    for (const [i, { facts }] of asList(asObject(outcome.output).companies).entries())
      if (companies[i]) addCells(companies[i], asObject(facts))
    return
  }
  if (outcome.code === 'insufficient_acu' && companies.length > 1) {
    const half = Math.ceil(companies.length / 2)
    await lookUp(companies.slice(0, half), fields, questions, calls, findings)
    findings.stop(outcome.message)
    return
  }
  findings.stop(outcome.message)
}

function described(key: string, questions: ReadonlyMap<string, string>) {
  if (!key.startsWith('custom.')) return {}
  const description = questions.get(key) ?? COMPANY_FIELDS.find((field) => field.key === key)?.question ?? key
  return { description: description.slice(0, 500) }
}

/** A company's city and country, told from where its headquarters are. */
export function addPlaceParts(companies: readonly Entity[]): void {
  for (const one of companies) {
    const place = one.facts.get('headquarters')
    if (!place || typeof factValue(one, 'headquarters') !== 'string') continue
    const parts = String(place.value).split(/,\s*/)
    setFact(one, 'city', parts[0], place.citations)
    if (parts.length > 1) setFact(one, 'country', parts.at(-1), place.citations)
  }
}
