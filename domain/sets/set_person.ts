import { displayLocation } from '#domain/people/places/display_location'
import type { StoredPerson } from '#domain/search/people_document'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import type { SetPerson } from './set.js'

export function personOfIndex(person: StoredPerson): SetPerson {
  return {
    person_id: person.person_id,
    name: person.name,
    title: person.title ?? null,
    company: person.company ?? null,
    location: displayLocation(person),
    pronet: person.pronet_url ?? null,
    website: person.website ?? null,
  }
}

/**
 * Returns the person to show, or null without a name. Pages override the record, except for the
 * profile and website.
 */
export function setPersonOf(known: StoredPerson | null, facts: PersonFacts | null): SetPerson | null {
  const listed = known && personOfIndex(known)
  if (!facts) return listed
  const name = facts.value('name')
  if (!listed && !name) return null
  return {
    person_id: listed?.person_id ?? null,
    name: name ?? listed!.name,
    title: facts.value('title') ?? listed?.title ?? null,
    company: facts.value('company') ?? listed?.company ?? null,
    location: facts.value('location') ?? listed?.location ?? null,
    pronet: listed?.pronet ?? facts.value('pronet_url'),
    website: listed?.website ?? null,
  }
}
