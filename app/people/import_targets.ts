import type { CompanyRecord } from '#domain/people/companies/company_record'
import type { PersonRecord } from '#domain/people/person_record'
import { validateCompanyRecord, validatePersonRecord } from '#domain/people/records/validate'
import type { ImportTarget } from '#app/imports/import_files'
import type { CompanyStore } from './company_store.js'
import type { PeopleStore } from './people_store.js'

export function peopleTarget(store: PeopleStore): ImportTarget<PersonRecord> {
  return { validate: validatePersonRecord, apply: (batch) => store.applyRecords(batch) }
}

export function companiesTarget(store: CompanyStore): ImportTarget<CompanyRecord> {
  return { validate: validateCompanyRecord, apply: (batch) => store.applyRecords(batch) }
}
