import { sameCompany } from '#domain/people/companies'
import { fold } from '#domain/people/text'
import { all } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { queryConditions } from '../planning/query_conditions.js'
import { matches } from '../filter_matches.js'
import { evidenceFilters, indexFilters, type SearchFilters, type SearchRequest } from '../request.js'
import { type ParsedQuery } from '../query_language/parsed_query.js'
import { personDocument, type StoredPerson } from '../people_document.js'
import type { Filter } from '#domain/ports/index'
import type { CompanyFacts } from './company_facts.js'
import type { PersonFacts } from './person_facts.js'
import { UNCLEAR, type Verdict } from './verdict.js'

/** One thing asked of each person. */
export type Check = {
  /** Of an explicit filter. */
  path: string | null
  /**
   * Whether who is not proven to meet it is left out. Phrases of the query, which the index has matched already, leave out only
   * who is proven not to meet them; who is in no index has to be proven of these too.
   */
  gates: boolean
  run: (person: Candidate) => Verdict | Promise<Verdict>
}

/** A person under verification: what the index has, where it has them, and what pages prove. */
export type Candidate = { indexed: StoredPerson | null; facts: PersonFacts }

const FIELDS = { title: 'title', company: 'company', location: 'location' } as const

/** What has to be verified of each person: every explicit filter, funding words, and the phrases of the query. */
export function checksOf(
  { filters }: SearchRequest,
  parsed: ParsedQuery | null,
  companies: CompanyFacts
): Check[] {
  const checks: Check[] = []
  for (const name of indexFilters(filters)) {
    const condition = all(filterConditions({ [name]: onlyNames(filters, name) }))
    if (name === 'seniority' || name === 'industry')
      checks.push({ path: name, gates: true, run: (person) => onRecord(person, condition, companies) })
    else checks.push({ path: name, gates: true, run: ({ facts }) => onFact(facts, FIELDS[name], condition) })
  }
  for (const path of evidenceFilters(filters))
    checks.push({ path, gates: true, run: evidenceCheck(path, filters, companies) })
  if (parsed) checks.push(...queryChecks(parsed, filters, companies))
  return checks
}

/** A company filter without the facts of the company. */
function onlyNames(filters: SearchFilters, name: keyof SearchFilters) {
  const filter = filters[name]
  if (name !== 'company' || typeof filter !== 'object') return filter
  const { any_of, none_of } = filter as { any_of?: string[]; none_of?: string[] }
  return { any_of, none_of }
}

/** Decided on what is proven of the field; not known is unclear, also for an exclusion. */
function onFact(facts: PersonFacts, field: 'title' | 'company' | 'location', condition: Filter): Verdict {
  const answer = facts.answer(field)
  if (answer.status !== 'found') return { ...UNCLEAR, probability: (answer.confidence ?? 0.6) / 2 }
  const is = matches(facts.document(), condition) ? 'yes' : 'no'
  const confidence = answer.confidence ?? 0
  return {
    is,
    probability: is === 'yes' ? confidence : 1 - confidence,
    proofs: facts.proofs(field),
    found: String(answer.value),
  }
}

/** Decided on the index record, whose source page is the evidence (SR-050), brought up to what is proven since. */
async function onRecord(person: Candidate, condition: Filter, companies: CompanyFacts): Promise<Verdict> {
  const { facts } = person
  const record = await currentRecord(person, companies)
  if (!record) return UNCLEAR
  const is = matches(personDocument({ ...record, names: [], records: 1 }), condition)
  const url = record.source_url ?? record.pronet_url ?? facts.proofs('name')[0]?.url
  const observed_at = record.observed_at ?? facts.proofs('name')[0]?.observed_at
  const proofs =
    url && observed_at ? [{ url, quote: null, observed_at: new Date(observed_at).toISOString() }] : []
  const found = [record.seniority, record.title, record.industry].filter(Boolean).join(', ') || null
  return { is: is ? 'yes' : 'no', probability: is ? 0.9 : 0.1, proofs, found }
}

/**
 * What the index has of a person; of who has another title or employer by now, or is in no index, what pages say of the new
 * one. Null where not even a name is proven.
 */
async function currentRecord(
  { indexed, facts }: Candidate,
  companies: CompanyFacts
): Promise<StoredPerson | null> {
  const proven = facts.record()
  if (!indexed && !proven) return null
  const record: StoredPerson = indexed ?? { ...proven!, person_id: '' }
  const [title, company] = [facts.value('title'), facts.value('company')]
  const hasMoved = company !== null && !sameCompany(company, record.company ?? '')
  const hasRisen = title !== null && fold(title) !== fold(record.title ?? '')
  const industry =
    hasMoved || !indexed ? company && (await companies.industry(company, employerLeads(facts))) : null
  return {
    ...record,
    ...(hasRisen ? { title, seniority: undefined } : {}),
    ...(hasMoved || !indexed ? { company: company ?? undefined, industry: industry ?? undefined } : {}),
  }
}

/** Where the employer's own site is, as far as the pages of the person tell. */
function employerLeads({ research }: PersonFacts): string[] {
  const pages = research.sources.flatMap(({ page, kind }) => (kind === 'employer_site' ? [page.url] : []))
  return [...new Set(pages.map((url) => new URL('/', url).href))]
}

function evidenceCheck(path: string, filters: SearchFilters, companies: CompanyFacts): Check['run'] {
  const company = typeof filters.company === 'object' ? filters.company : {}
  const ofEmployer =
    (ask: (employer: string, leads: readonly string[]) => Promise<Verdict>): Check['run'] =>
    async ({ facts }) => {
      const employer = facts.value('company')
      if (!employer) return UNCLEAR
      const verdict = await ask(employer, employerLeads(facts))
      return { ...verdict, probability: verdict.probability * (facts.answer('company').confidence ?? 0) }
    }
  switch (path) {
    case 'company.employee_count':
      return ofEmployer((employer, leads) => companies.headcount(employer, company.employee_count!, leads))
    case 'company_size': {
      const { min, max } = filters.company_size!
      return ofEmployer((employer, leads) => companies.headcount(employer, { gte: min, lte: max }, leads))
    }
    case 'company.funding_stage':
      return ofEmployer((employer, leads) =>
        companies.fundingStage(employer, company.funding_stage!.in, leads)
      )
    case 'experience.past_companies':
      return ({ facts }) => facts.worksOrWorkedAt(filters.experience!.past_companies!.any_of)
    default:
      return ({ facts }) => facts.attended(filters.education!.schools!.any_of)
  }
}

/** Phrases of the query, told apart by the field they speak of; funding words are verified as the filter is (SR-071). */
function queryChecks(parsed: ParsedQuery, filters: SearchFilters, companies: CompanyFacts): Check[] {
  const only = (part: Partial<ParsedQuery>): ParsedQuery => ({
    ...parsed,
    roles: [],
    companies: [],
    affiliations: [],
    places: [],
    excluded: { roles: [], companies: [], places: [] },
    ...part,
  })
  const { excluded } = parsed
  const none = { roles: [], companies: [], places: [] }
  const parts = [
    ['title', only({ roles: parsed.roles, excluded: { ...none, roles: excluded.roles } })],
    ['company', only({ companies: parsed.companies, excluded: { ...none, companies: excluded.companies } })],
    ['location', only({ places: parsed.places, excluded: { ...none, places: excluded.places } })],
  ] as const
  const checks = parts.flatMap(([field, part]): Check[] => {
    const conditions = parsed.person ? [] : queryConditions(part)
    if (conditions.length === 0) return []
    return [{ path: null, gates: false, run: ({ facts }) => onFact(facts, field, all(conditions)) }]
  })
  const { fundingStages } = parsed
  const asked = typeof filters.company === 'object' && filters.company.funding_stage
  if (fundingStages.length === 0 || asked) return checks
  const funding = { company: { funding_stage: { in: fundingStages } } }
  return [
    ...checks,
    { path: null, gates: true, run: evidenceCheck('company.funding_stage', funding, companies) },
  ]
}
