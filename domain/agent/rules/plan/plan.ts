import { PROFILE_FIELDS } from '../data/fields_data.js'
import type { Request } from '../request.js'
import { rolesOf } from '../read/shape.js'
import type { PlanStep } from './step.js'

const DEFAULT_COUNT = 10
/** The number of examples listed with a count. */
const MAX_EXAMPLES = 5
/** The maximum number of companies of a kind whose people are searched. */
const MAX_WORKPLACES = 25

/** Returns the steps that answer a request; empty if the request was not understood. */
export function planOf(request: Request, maxResults: number): PlanStep[] {
  const limit = Math.max(1, Math.min(request.count ?? DEFAULT_COUNT, maxResults))
  switch (request.subject) {
    case 'people':
      return people(request, limit, maxResults)
    case 'companies':
      return companies(request, limit, maxResults)
    case 'accounts':
      return accounts(request, limit)
    case 'pages':
      return [{ do: 'read_pages', urls: request.named.urls.slice(0, 8) }]
    default:
      return []
  }
}

function people(request: Request, limit: number, maxResults: number): PlanStep[] {
  const { named, kind, contacts, personFields, shape, companyFields } = request
  const steps: PlanStep[] = []
  if (named.people.length > 0) steps.push({ do: 'take_people', people: named.people.slice(0, maxResults) })
  else {
    const atCompanies = named.companies.length > 0 || isNarrow(request)
    if (named.companies.length > 0)
      steps.push({ do: 'take_companies', companies: named.companies.slice(0, maxResults) })
    else if (kind && isNarrow(request))
      steps.push({ do: 'find_companies', kind, query: '', limit: Math.min(MAX_WORKPLACES, maxResults) })
    if (shape === 'compare' || shape === 'count') {
      steps.push({ do: 'count_people', atCompanies, each: shape === 'compare' })
      return steps
    }
    if (companyFields.includes('custom.ceo') && named.companies.length > 0 && rolesAreChief(request))
      steps.push({ do: 'find_chief' })
    else steps.push({ do: 'find_people', atCompanies, limit })
  }
  if (
    personFields.some((key) => PROFILE_FIELDS.includes(key)) &&
    steps.some((step) => step.do === 'take_people')
  )
    steps.push({ do: 'profiles' })
  if (contacts.length > 0) steps.push({ do: 'contacts', fields: contacts })
  return steps
}

/**
 * Reports whether the kind is narrow enough to search its companies first: it has a size, founding year or
 * stage, or an industry with a place.
 */
const isNarrow = ({ kind }: Request): boolean =>
  kind !== null && (hasFacts(kind) || (kind.industries.length > 0 && kind.places.length > 0))

const hasFacts = ({ headcount, founded, stages }: NonNullable<Request['kind']>): boolean =>
  headcount !== null || founded !== null || stages.length > 0

const CHIEF =
  /^(?:ceos?|chief executives?(?: officers?)?|managing directors?|geschaftsfuhrer\w*|boss(?:es)?)$/
const rolesAreChief = ({ people: parsed }: Request): boolean =>
  parsed === null || rolesOf(parsed).every(({ name }) => CHIEF.test(name))

function companies(request: Request, limit: number, maxResults: number): PlanStep[] {
  const { named, kind, companyFields, shape, comparison } = request
  if (named.companies.length > 0) {
    const steps: PlanStep[] = [{ do: 'take_companies', companies: named.companies.slice(0, maxResults) }]
    const compared = comparison?.by && !companyFields.includes(comparison.by) ? [comparison.by] : []
    const fields = [...compared, ...companyFields]
    steps.push({
      do: 'company_facts',
      fields: fields.some((key) => key !== 'description') ? fields : PORTRAIT,
    })
    if (fields.includes('custom.ceo')) steps.push({ do: 'find_chief' })
    return steps
  }
  if (!kind) return []
  const query = kind.industries.length === 0 ? request.rest.join(' ') : ''
  const proven = [...new Set([...companyFields, ...criteriaFields(kind), 'headquarters'])]
  if (shape === 'count')
    return [
      { do: 'find_companies', kind, query, limit: Math.min(MAX_EXAMPLES, maxResults) },
      { do: 'company_facts', fields: criteriaFields(kind).slice(0, 2) },
    ]
  if (shape === 'compare' && comparison?.by) {
    const by = comparison.by
    return [
      { do: 'find_companies', kind, query, limit: maxResults },
      { do: 'rank', by, want: comparison.want ?? 'most', keep: Math.min(request.count ?? 1, maxResults) },
      { do: 'company_facts', fields: [...new Set([by, ...companyFields, ...criteriaFields(kind)])] },
    ]
  }
  return [
    { do: 'find_companies', kind, query, limit },
    { do: 'company_facts', fields: proven },
  ]
}

/** The facts reported about a company by default. */
export const PORTRAIT: readonly string[] = [
  'description',
  'industry',
  'headquarters',
  'founded_year',
  'headcount',
]

/** Returns the fields that prove that a company is of the kind. */
function criteriaFields({
  industries,
  places,
  headcount,
  founded,
  stages,
}: NonNullable<Request['kind']>): string[] {
  return [
    ...(places.length > 0 ? ['headquarters'] : []),
    ...(industries.length > 0 ? ['industry'] : []),
    ...(founded ? ['founded_year'] : []),
    ...(headcount ? ['headcount'] : []),
    ...(stages.length > 0 ? ['custom.funding_stage'] : []),
  ]
}

function accounts(request: Request, limit: number): PlanStep[] {
  const { named, contacts, shape, accounts: criteria } = request
  const wantsPeople =
    contacts.length > 0 ||
    request.personFields.some(
      (key) =>
        ['title', 'company', 'location', 'pronet_url'].includes(key) && !request.accountFields.includes(key)
    )
  if (named.logins.length > 0) {
    if (!wantsPeople) return [{ do: 'take_accounts', logins: named.logins }]
    const behind = named.logins.map(
      (login): PlanStep => ({ do: 'people_behind', criteria: { login }, limit: 1 })
    )
    return [...behind, ...(contacts.length > 0 ? [{ do: 'contacts' as const, fields: contacts }] : [])]
  }
  if (Object.keys(criteria).filter((key) => key !== 'sort').length === 0) return []
  if (shape === 'count') return [{ do: 'find_accounts', criteria, limit: MAX_EXAMPLES }]
  if (!wantsPeople) return [{ do: 'find_accounts', criteria, limit }]
  return [
    { do: 'people_behind', criteria, limit },
    ...(contacts.length > 0 ? [{ do: 'contacts' as const, fields: contacts }] : []),
  ]
}
