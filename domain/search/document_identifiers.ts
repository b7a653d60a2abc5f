import { profileKeysOf } from '#domain/people/records/profile_keys'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { StoredPerson } from './people_document.js'

/** Returns the identifiers of a document of the people index. */
export function identifiersOfDocument(person: StoredPerson): Identifier[] {
  const { person_id, name, city, state, country, company, company_domain, past_companies = [] } = person
  return identifiersOf({
    person_id,
    name,
    city,
    state,
    country,
    profiles: [...profileKeysOf(person, 'person').values()],
    urls: person.website && !company_domain ? [person.website] : [],
    employers: [{ company, company_domain }, ...past_companies.map((one) => ({ company: one }))],
  })
}
