import type { ContactField } from '#domain/contacts/contact'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { FundingStage } from '#domain/search/request'

/** What a task is about. */
export type RequestSubject = 'people' | 'companies' | 'accounts' | 'pages'
/** What is wanted of it. */
export type Shape = 'list' | 'count' | 'compare' | 'facts'

/** A person a task names, by what it says of them. */
export type RequestedName = {
  name?: string
  company?: string
  company_domain?: string
  person_id?: string
  pronet_url?: string
  email?: string
}
/** A company a task names. */
export type RequestedCompany = { name?: string; domain?: string }

export type Bounds = { min?: number; max?: number }

/** What kind of companies are meant. */
export type CompanyKind = {
  /** Words that the industry holds, any of them. */
  industries: string[]
  places: string[]
  headcount: Bounds | null
  founded: Bounds | null
  stages: FundingStage[]
}

/** Code-host accounts as the search of them takes criteria. */
export type AccountCriteria = Record<string, string | number | boolean>

/** How things are compared: by a field, or by how many people or accounts of a kind each has. */
export type Comparison = { by: string | null; want: 'most' | 'least' | null }

/** A task as it was understood. Fields are keys of the tables of fields. */
export type Request = {
  text: string
  subject: RequestSubject | null
  shape: Shape
  /** How many things are asked for; null where no number is said. */
  count: number | null
  /** What is said of people: their roles, places and employers, without what was read as something else. */
  people: ParsedQuery | null
  kind: CompanyKind | null
  accounts: AccountCriteria
  named: { people: RequestedName[]; companies: RequestedCompany[]; logins: string[]; urls: string[] }
  personFields: string[]
  companyFields: string[]
  accountFields: string[]
  contacts: ContactField[]
  comparison: Comparison | null
  /** Leaves out what it would take to do, in words: what no tool here does. */
  refused: string[]
  /** The words that nothing was read from. */
  rest: string[]
}
