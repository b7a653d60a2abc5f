import { fold } from '#domain/people/text/text'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { COMPARING, COUNTING, LEAST, MOST, READING } from '../data/task_words_data.js'
import type { Request, Shape, RequestSubject } from '../request.js'

export function shaped(request: Request, task: { text: string; isAccounts: boolean }): Request {
  const folded = fold(task.text)
  const subject = subjectOf(request, folded, task.isAccounts)
  const comparison = comparisonOf(request, folded, subject)
  return { ...request, subject, shape: shapeOf(request, folded, subject, comparison !== null), comparison }
}

function subjectOf(request: Request, folded: string, isAccounts: boolean): RequestSubject | null {
  const {
    named: { people, companies, logins, urls },
    people: parsed,
    kind,
  } = request
  const hasRole = parsed !== null && rolesOf(parsed).length > 0
  if (urls.length > 0 && READING.test(folded)) return 'pages'
  if (logins.length > 0) return 'accounts'
  if (
    isAccounts &&
    Object.keys(request.accounts).length > 0 &&
    !request.companyFields.includes('socials.codehost')
  )
    return 'accounts'
  if (urls.length > 0) return 'pages'
  if (people.length > 0) return 'people'
  if (kind && !isWorkplace(request, folded)) return 'companies'
  if (companies.length > 0 && !hasRole && !/\bwho works?\b|\bpeople (?:at|from)\b/.test(folded))
    return 'companies'
  if (companies.length > 0 && isChief(request)) return 'companies'
  if (
    companies.length > 0 &&
    request.companyFields.includes('custom.founders') &&
    request.contacts.length === 0
  )
    return 'companies'
  if (
    hasRole ||
    kind ||
    (parsed &&
      (parsed.companies.length > 0 ||
        parsed.preferences.skills.length > 0 ||
        parsed.preferences.pastCompanies.length > 0))
  )
    return 'people'
  if (isAccounts) return 'accounts'
  return null
}

export const rolesOf = ({ roles, preferences }: ParsedQuery) => [...roles, ...preferences.roles]

/** `Who is the CEO of X?` requests a fact about the company. */
function isChief({ people, companyFields, contacts, count }: Request): boolean {
  const roles = people ? rolesOf(people) : []
  return (
    companyFields.includes('custom.ceo') &&
    contacts.length === 0 &&
    (count === null || count === 1) &&
    roles.every(({ name }) =>
      /^(?:ceo|chief executive(?: officer)?|managing director|geschaftsfuhrer\w*|boss)s?$/.test(name)
    )
  )
}

/**
 * Reports whether the task asks for people who work at the kind of company: `heads of data at
 * insurers`.
 */
function isWorkplace({ people, kind, contacts }: Request, folded: string): boolean {
  if (!people || !kind) return false
  const roles = rolesOf(people)
  if (roles.length === 0)
    return (
      contacts.length > 0 ||
      /\b(?:people|employees|staff|who works?|someone|anyone) (?:\w+ ){0,2}(?:at|of|in|from|for)\b/.test(
        folded
      )
    )
  return true
}

function comparisonOf(
  request: Request,
  folded: string,
  subject: RequestSubject | null
): Request['comparison'] {
  const {
    named: { companies, logins, people },
    kind,
    companyFields,
    accountFields,
  } = request
  const several =
    (subject === 'companies' && companies.length > 1) ||
    (subject === 'accounts' && logins.length > 1) ||
    (subject === 'people' && (companies.length > 1 || people.length > 1))
  const superlative = MOST.test(folded) || LEAST.test(folded)
  const ranksKind = subject === 'companies' && kind !== null && companies.length < 2 && superlative
  if (!ranksKind && !(several && (COMPARING.test(folded) || superlative))) return null
  const fields = subject === 'accounts' ? accountFields : companyFields
  const by =
    subject === 'people'
      ? 'count'
      : (measureOf(folded) ?? fields.find((key) => MEASURES.has(key)) ?? fields[0] ?? null)
  if (ranksKind && (by === null || !MEASURES.has(by))) return null
  return { by, want: wantOf(folded, by) }
}

const MEASURES = new Set(
  'founded_year headcount commits merged_pull_requests pull_requests pushes reviews repo_count active_months last_active_at first_active_at custom.round_amount'.split(
    ' '
  )
)

function measureOf(folded: string): string | null {
  if (
    /\b(?:older|oldest|younger|youngest|newer|newest|founded|established|longest|longer|alter|altest\w*|junger|jungste\w*|ancienne|antigua|antiga|came first|gegrundet|fondee|fundad[ao])\b/.test(
      folded
    )
  )
    return 'founded_year'
  if (/\bcommits?\b/.test(folded)) return 'commits'
  if (/\bmerged\b|\bpull requests\b/.test(folded)) return 'merged_pull_requests'
  if (
    /\b(?:bigger|biggest|larger|largest|smaller|smallest|employees|people|staff|headcount|mitarbeite\w*|employes|empleados|funcionarios|grosser|grosste\w*|plus grande|mas grande|maior)\b/.test(
      folded
    )
  )
    return 'headcount'
  return null
}

/**
 * Returns whether the text asks for the most or the least; null if for neither. Returns `least` for
 * `oldest`, because the oldest company has the smallest founding year.
 */
function wantOf(folded: string, by: string | null): 'most' | 'least' | null {
  if (by === 'founded_year') {
    if (
      /\b(?:older|oldest|first|earlier|earliest|longest|longer|before|altest\w*|alter|ancienne|antigua|antiga|zuerst)\b/.test(
        folded
      )
    )
      return 'least'
    if (
      /\b(?:younger|youngest|newer|newest|latest|later|most recent\w*|last|junger|jungste\w*|jeune|recente|joven|nova|jovem)\b/.test(
        folded
      )
    )
      return 'most'
    return null
  }
  if (
    /\b(?:fewer|fewest|least|less|smaller|smallest|lowest|lower|kleiner|kleinste\w*|petite?|pequena|menor)\b/.test(
      folded
    )
  )
    return 'least'
  return MOST.test(folded) ? 'most' : null
}

function shapeOf(
  request: Request,
  folded: string,
  subject: RequestSubject | null,
  isComparison: boolean
): Shape {
  const {
    named: { people, companies, logins },
    companyFields,
    accountFields,
    kind,
  } = request
  if (isComparison) return 'compare'
  const asksCount = COUNTING.test(folded)
  if (subject === 'companies') {
    if (companies.length > 0 && (kind === null || companyFields.length > 0) && !(asksCount && kind))
      return 'facts'
    return asksCount ? 'count' : 'list'
  }
  if (subject === 'accounts') {
    if (logins.length > 0) return 'facts'
    return asksCount && (accountFields.length === 0 || Object.keys(request.accounts).length > 0)
      ? 'count'
      : 'list'
  }
  if (subject === 'people') {
    if (people.length > 0) return 'facts'
    return asksCount ? 'count' : 'list'
  }
  return 'facts'
}
