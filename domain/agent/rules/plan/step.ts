import type { ContactField } from '#domain/contacts/contact'
import type { AccountCriteria, CompanyKind, RequestedCompany, RequestedName } from '../request.js'

/** A step of a plan. It uses the findings of earlier steps. */
export type PlanStep =
  | { do: 'find_companies'; kind: CompanyKind; query: string; limit: number }
  | { do: 'take_companies'; companies: readonly RequestedCompany[] }
  /** `fields` are keys of company fields. */
  | { do: 'company_facts'; fields: readonly string[] }
  /** With `atCompanies`, searches at the companies that earlier steps found. */
  | { do: 'find_people'; atCompanies: boolean; limit: number }
  | { do: 'find_chief' }
  | { do: 'count_people'; atCompanies: boolean; each: boolean }
  | { do: 'take_people'; people: readonly RequestedName[] }
  | { do: 'contacts'; fields: readonly ContactField[] }
  | { do: 'profiles' }
  | { do: 'find_accounts'; criteria: AccountCriteria; limit: number }
  | { do: 'take_accounts'; logins: readonly string[] }
  | { do: 'people_behind'; criteria: AccountCriteria; limit: number }
  | { do: 'read_pages'; urls: readonly string[] }
  /** Sorts the findings by a field and keeps the first `keep`. */
  | { do: 'rank'; by: string; want: 'most' | 'least'; keep: number }
