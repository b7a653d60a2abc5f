import type { CompanyRecord } from '#domain/people/companies/company_record'
import { COMPANY_HEADER_TABLE, PERSON_HEADER_TABLE } from '#domain/people/headers/header_tables'
import type { PersonRecord } from '#domain/people/person_record'
import { validateCompanyRecord, validatePersonRecord } from '#domain/people/records/validate'
import type { ImportTarget } from '#app/imports/import_files'
import type { CompanyStore } from './company_store.js'
import type { PeopleStore } from './people_store.js'

export function peopleTarget(store: PeopleStore): ImportTarget<PersonRecord> {
  return {
    headers: PERSON_HEADER_TABLE,
    validate: validatePersonRecord,
    apply: (batch, batchOf) => store.applyRecords(batch, new Date(), batchOf),
  }
}

export function companiesTarget(store: CompanyStore): ImportTarget<CompanyRecord> {
  return {
    headers: COMPANY_HEADER_TABLE,
    validate: validateCompanyRecord,
    apply: (batch, batchOf) => store.applyRecords(batch, new Date(), batchOf),
  }
}
