import type { Person } from '#domain/people/person_record'
import { profileKeysOf } from '#domain/people/records/profile_keys'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'

/** Returns the identifiers of a folded person; none for null. */
export function identifiersOfPersonView(person: Person | null): Identifier[] {
  if (!person) return []
  const { person_id, names, city, state, country, company, company_domain, experience = [] } = person
  return identifiersOf({
    person_id,
    names,
    city,
    state,
    country,
    profiles: [...profileKeysOf(person, 'person').values()],
    employers: [{ company, company_domain }, ...experience],
  })
}
