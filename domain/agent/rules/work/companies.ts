import { companyKey } from '#domain/people/companies/company_name'
import { type Entity, factValue, setFact, textOf } from '../findings.js'
import { COMPANY_FIELDS } from '../data/fields_data.js'
import type { Bounds, CompanyKind, RequestedCompany } from '../request.js'
import { asList, asObject, type Calls } from './calls.js'
import { addCells, companySeed, isNamed, namedCompany, recordedCompany } from './company_entities.js'
import { readTotal } from './totals.js'

/** The maximum number of companies per lookup of facts. */
const MAX_ROWS = 10
/** The maximum number of standard columns, and of custom columns, looked up per company. */
const MAX_COLUMNS = 10

export async function findCompanies(
  kind: CompanyKind,
  query: string,
  limit: number,
  calls: Calls
): Promise<void> {
  const output = await calls.call('company_search', { ...criteriaOf(kind, query), num_results: limit })
  if (!output) return
  const found = asList(output.results).map(recordedCompany)
  calls.findings.companies.push(...found.filter(({ name }) => name !== ''))
  calls.findings.total = readTotal(output.total, found.length, limit)
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

/** Looks up the companies that a task names. Unknown companies keep only the name or domain in the task. */
export async function takeCompanies(names: readonly RequestedCompany[], calls: Calls): Promise<void> {
  for (const named of names) {
    const identifier = named.domain ? { domain: named.domain } : { name: named.name }
    const outcome = await calls.tryCall('company_search', { ...identifier, num_results: 5 })
    const found = outcome.ok ? asList(asObject(outcome.output).results).map(recordedCompany) : []
    const exact = found.filter((one) => isNamed(one, named))
    const same = exact.length > 0 ? exact : await likelyMeant(named, calls)
    if (same.length > 1 && new Set(same.map((one) => textOf(one, 'domain'))).size > 1)
      calls.findings.notKnown(
        `${same.length} companies have the name ${named.name}: ${same.map((one) => textOf(one, 'domain')).join(', ')}. I used the first; name its domain to choose another.`
      )
    const one = same[0] ?? namedCompany(named)
    // The answer uses the name from the task.
    if (named.name && exact[0]) one.name = named.name
    if (!calls.findings.companies.includes(one)) calls.findings.companies.push(one)
  }
}

/**
 * Finds the only company whose name starts with the requested name: Torvik Consulting for `Torvik`. Empty if
 * there is none or if there are several.
 */
async function likelyMeant({ name }: RequestedCompany, calls: Calls): Promise<Entity[]> {
  const key = companyKey(name ?? '')
  if (key === '') return []
  const outcome = await calls.tryCall('company_search', { query: name!, num_results: 5 })
  const found = outcome.ok ? asList(asObject(outcome.output).results).map(recordedCompany) : []
  const longer = found.filter((one) => companyKey(one.name).startsWith(`${key} `))
  if (longer.length > 1)
    calls.findings.notKnown(
      `There is no company ${name}; similar names are ${longer.map((one) => one.name).join(', ')}.`
    )
  if (longer.length !== 1) return []
  calls.findings.notKnown(`There is no company ${name}; I used ${longer[0].name} instead.`)
  return longer
}

/**
 * Verifies facts about companies on pages: standard columns first, then custom columns. If the
 * run's ACU limit does not cover a call, repeats the call with the first half of the companies.
 */
export async function companyFacts(
  companies: readonly Entity[],
  fields: readonly string[],
  questions: ReadonlyMap<string, string>,
  calls: Calls
): Promise<void> {
  if (companies.length === 0 || fields.length === 0 || !calls.has('company_facts')) return
  const standard = fields.filter((key) => !key.startsWith('custom.')).slice(0, MAX_COLUMNS)
  const custom = fields.filter((key) => key.startsWith('custom.')).slice(0, MAX_COLUMNS)
  for (let from = 0; from < companies.length; from += MAX_ROWS) {
    const some = companies.slice(from, from + MAX_ROWS)
    if (standard.length > 0) await lookUp(some, standard, questions, calls)
    // Each custom column is a separate call, because a refused call would lose all its columns.
    for (const key of custom) await lookUp(some, [key], questions, calls)
  }
}

async function lookUp(
  companies: readonly Entity[],
  fields: readonly string[],
  questions: ReadonlyMap<string, string>,
  calls: Calls
): Promise<void> {
  const input = {
    companies: companies.map(companySeed),
    columns: fields.map((key) => ({ key, ...described(key, questions) })),
  }
  const outcome = await calls.tryCall('company_facts', input)
  if (outcome.ok) {
    for (const [i, { facts }] of asList(asObject(outcome.output).companies).entries())
      if (companies[i]) addCells(companies[i], asObject(facts))
    return
  }
  if (outcome.code === 'insufficient_acu' && companies.length > 1)
    await lookUp(companies.slice(0, Math.ceil(companies.length / 2)), fields, questions, calls)
  calls.findings.stop(outcome.message)
}

function described(key: string, questions: ReadonlyMap<string, string>) {
  if (!key.startsWith('custom.')) return {}
  const description = questions.get(key) ?? COMPANY_FIELDS.find((field) => field.key === key)?.question ?? key
  return { description: description.slice(0, 500) }
}

export function addPlaceParts(companies: readonly Entity[]): void {
  for (const one of companies) {
    const place = one.facts.get('headquarters')
    if (!place || typeof factValue(one, 'headquarters') !== 'string') continue
    const parts = String(place.value).split(/,\s*/)
    setFact(one, 'city', parts[0], place.citations)
    if (parts.length > 1) setFact(one, 'country', parts.at(-1), place.citations)
  }
}
