import type { ContactField } from '#domain/contacts/contact'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { FundingStage } from '#domain/search/request'

/** What a request is about. */
export type RequestSubject = 'people' | 'companies' | 'accounts' | 'pages'
/** The shape of the answer. */
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
/** A requested company. */
export type RequestedCompany = { name?: string; domain?: string }

export type Bounds = { min?: number; max?: number }

/** The kind of companies that a request describes. */
export type CompanyKind = {
  /** Words that the industry contains; any of them matches. */
  industries: string[]
  places: string[]
  headcount: Bounds | null
  founded: Bounds | null
  stages: FundingStage[]
}

/** Code-host accounts, in the format of the account search. */
export type AccountCriteria = Record<string, string | number | boolean>

/** A comparison by a field, or by the number of people or accounts of each. */
type Comparison = { by: string | null; want: 'most' | 'least' | null }

/** A task as the rules understood it. Fields are keys of the field tables. */
export type Request = {
  text: string
  subject: RequestSubject | null
  shape: Shape
  /** The requested number of results; null if the task states none. */
  count: number | null
  /** The description of people: roles, places and employers. */
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
  /** Words that were not understood. */
  rest: string[]
}
