import { linkKey, type Row } from '#domain/truth/subject'
import type { StoredPerson } from '../people_document.js'
import { isSame, keysOf } from './discover.js'
import type { PersonFacts } from './person_facts.js'

/** What the index says of a person, as a row to research: the addresses lead, the employer tells namesakes apart. */
export function rowOf({ name, company, pronet_url, socials, website }: StoredPerson): Row {
  return {
    name,
    ...(company ? { company } : {}),
    ...(pronet_url ? { pronet_url } : {}),
    ...(socials ? { socials } : {}),
    ...(website ? { domain: website } : {}),
  }
}

/** Found on pages, with what the index adds. */
export const joined = (found: Row, indexed: Row): Row => ({
  ...found,
  ...indexed,
  socials: { ...indexed.socials, ...found.socials },
})

/** What is proven of a person, as a row to find them in the index by. */
export function provenRow(facts: PersonFacts): Row {
  const [company, pronet] = [facts.value('company'), facts.value('pronet_url')]
  return {
    name: facts.value('name')!,
    ...(company ? { company } : {}),
    ...(pronet ? { pronet_url: pronet } : {}),
  }
}

/** Whether whom pages speak of is whom the index has: by a profile, or by name and employer. */
export function isKnown(indexed: Row, found: Row): boolean {
  const keys = [...keysOf(indexed), ...(indexed.pronet_url ? [linkKey(indexed.pronet_url)] : [])]
  return keysOf(found).some((key) => keys.includes(key)) || isSame(indexed, found)
}
