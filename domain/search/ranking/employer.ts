import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { words } from '#domain/people/text/text'
import { runsIn } from '#domain/people/titles/titles'
import type { StoredPerson } from '../people_document.js'

const answersTo = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && rebrandKeys(companyKey(wanted)).includes(companyKey(name))

/** Reports whether a person works for a company now. */
export const worksFor = (person: StoredPerson, company: string): boolean => answersTo(person.company, company)

/** Reports whether a person worked for a company before, or attended a school of that name. */
export const cameFrom = (person: StoredPerson, name: string): boolean =>
  (person.past_companies ?? []).some((company) => answersTo(company, name)) ||
  (person.schools ?? []).some((school) => runsIn(words(name), words(school)))
