import type { CompanyRecord } from '#domain/people/companies/company_record'
import type { PersonRecord } from '#domain/people/person_record'
import { buildCompanies } from '#demo/companies/build'
import { companyRecords } from '#demo/companies/records'
import { buildCodehost } from '#demo/codehost/build'
import { type CodehostHour, codehostHours } from '#demo/codehost/hours'
import { type CodehostProfile, codehostProfiles } from '#demo/codehost/profiles'
import type { DemoCompany, DemoPerson } from './model.js'
import { type DemoPage, demoPages } from '#demo/pages/index'
import { buildPeople } from '#demo/people/build'
import { personRecords } from '#demo/people/records'
import { Random } from './random.js'

export type WorldOptions = {
  /** The same seed produces the same world. Default 20261101. */
  seed?: number
  /** At least the number of companies, because each has a head. Default 5,000. */
  people?: number
  /** At least 1. Default 800. */
  companies?: number
}

/**
 * A coherent invented world whose current day is 2026-11-01. Nothing in it is real. Sites and
 * addresses are under `.example`. Telephone numbers come from ranges reserved for fiction. Profiles
 * on well-known hosts have invented handles. Every call of a method returns the same items.
 */
export type DemoWorld = {
  /** The ground truth behind the records and pages. */
  companies: readonly DemoCompany[]
  people: readonly DemoPerson[]
  /** Records of several sources about the people, partly stale and partly blank. */
  personRecords(): Iterable<PersonRecord>
  companyRecords(): Iterable<CompanyRecord>
  /** The web as captured; some pages are newer than the records. */
  pages(): Iterable<DemoPage>
  /** Hours of the code host's event archive, in the formats of their years. */
  codehostHours(): Iterable<CodehostHour>
  codehostProfiles(): Iterable<CodehostProfile>
}

/** Generates the world. The same options always produce the same world. */
export function generateWorld(options: WorldOptions = {}): DemoWorld {
  const random = new Random(options.seed ?? 20261101)
  const companies = buildCompanies(Math.max(1, options.companies ?? 800), random.fork('companies'))
  const people = buildPeople(
    Math.max(options.people ?? 5000, companies.length),
    companies,
    random.fork('people')
  )
  const codehost = buildCodehost(people, companies, random.fork('codehost'))
  return {
    companies,
    people,
    personRecords: () => personRecords(people, random.fork('person-records')),
    companyRecords: () => companyRecords(companies, random.fork('company-records')),
    pages: () => demoPages({ people, companies, codehost }, random.fork('pages')),
    codehostHours: () => codehostHours(codehost, random.fork('hours')),
    codehostProfiles: () => codehostProfiles(codehost, random.fork('profiles')),
  }
}
