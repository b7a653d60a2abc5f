import type { ContactField } from '#domain/contacts/contact'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { FundingStage } from '#domain/search/request'

export type RequestSubject = 'people' | 'companies' | 'accounts' | 'pages'
export type Shape = 'list' | 'count' | 'compare' | 'facts'

/** A requested person, with the given identifiers. */
export type RequestedName = {
  name?: string
  company?: string
  company_domain?: string
  person_id?: string
  pronet_url?: string
  email?: string
}
export type RequestedCompany = { name?: string; domain?: string }

export type Bounds = { min?: number; max?: number }

/** The kind of company that a request describes. */
export type CompanyKind = {
  /** Words in the industry's name; any of them matches. */
  industries: string[]
  places: string[]
  headcount: Bounds | null
  founded: Bounds | null
  stages: FundingStage[]
}

/** Criteria in the format of the code-host account search. */
export type AccountCriteria = Record<string, string | number | boolean>

/**
 * A comparison. `by` is a field's key, or `count` for the number of people at each company; null if the task
 * names no measure. `want` is null if the task asks for neither end.
 */
type Comparison = { by: string | null; want: 'most' | 'least' | null }

/** A task as the rules understood it. The `...Fields` are keys of the field tables. */
export type Request = {
  text: string
  subject: RequestSubject | null
  shape: Shape
  /** The requested number of results; null if the task states none. */
  count: number | null
  people: ParsedQuery | null
  kind: CompanyKind | null
  accounts: AccountCriteria
  named: { people: RequestedName[]; companies: RequestedCompany[]; logins: string[]; urls: string[] }
  personFields: string[]
  companyFields: string[]
  accountFields: string[]
  contacts: ContactField[]
  comparison: Comparison | null
  /** Requested actions that no tool can do, in words. */
  refused: string[]
  rest: string[]
}
