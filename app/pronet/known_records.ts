import type { Company } from '#domain/people/companies/company_record'
import type { Person } from '#domain/people/person_record'
import type { CompanyStore } from '#app/people/company_store'
import type { PeopleStore } from '#app/people/people_store'

/**
 * Returns functions that find the first recorded person or company with a profile key, such as
 * `pronet:in/zoe`. They return null if there is none.
 */
export function knownRecords(people: PeopleStore, companies: CompanyStore) {
  return {
    person: async (key: string): Promise<Person | null> => {
      const [first = null] = await people.getMany(await people.withAccount(key))
      return first
    },
    company: async (key: string): Promise<Company | null> => {
      const [first = null] = await companies.getMany(await companies.withAccount(key))
      return first
    },
  }
}
