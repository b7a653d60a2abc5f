import type { CompanyRecord } from '#domain/people/company'
import type { PersonRecord } from '#domain/people/person'
import { validateCompanyRecord, validatePersonRecord } from '#domain/people/records/validate'
import type { CompanyStore } from '#app/people/company_store'
import type { PeopleStore } from '#app/people/people_store'
import type { ImportTarget } from './import_files.js'

/** Where imported people go. */
export function peopleTarget(store: PeopleStore): ImportTarget<PersonRecord> {
  return { validate: validatePersonRecord, apply: (batch) => store.applyRecords(batch) }
}

/** Where imported companies go. */
export function companiesTarget(store: CompanyStore): ImportTarget<CompanyRecord> {
  return { validate: validateCompanyRecord, apply: (batch) => store.applyRecords(batch) }
}
