import { type ProfileRecord, validateProfileRecord } from '#domain/codehost/profile_record'
import type { CompanyRecord } from '#domain/people/company'
import type { PersonRecord } from '#domain/people/person'
import { validateCompanyRecord, validatePersonRecord } from '#domain/people/records/validate'
import type { ProfileStore } from '#app/codehost/profile_store'
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

/** Where imported profiles of code-host accounts go. */
export function profilesTarget(store: ProfileStore): ImportTarget<ProfileRecord> {
  return { validate: validateProfileRecord, apply: (batch) => store.applyRecords(batch) }
}
