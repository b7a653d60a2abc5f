import type { Company } from '#domain/people/companies/company_record'
import type { Person } from '#domain/people/person_record'
import type { CompanyStore } from '#app/people/company_store'
import type { PeopleStore } from '#app/people/people_store'

/** Who has an address on the network among the records kept, by its key as `pronet:in/zoe`; null where nobody has. */
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
