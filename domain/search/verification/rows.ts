import { linkKey, type Row } from '#domain/truth/subject'
import type { StoredPerson } from '../people_document.js'
import { isSame, keysOf } from './distinct_rows.js'
import type { PersonFacts } from './person_facts.js'

/** Converts an indexed person to a row for research, with the employer and all own URLs. */
export function rowOf({ name, company, pronet_url, socials, website }: StoredPerson): Row {
  return {
    name,
    ...(company ? { company } : {}),
    ...(pronet_url ? { pronet_url } : {}),
    ...(socials ? { socials } : {}),
    ...(website ? { domain: website } : {}),
  }
}

/** Merges two rows of a person. Profiles found on pages win; otherwise, the index record wins. */
export const joined = (found: Row, indexed: Row): Row => ({
  ...found,
  ...indexed,
  socials: { ...indexed.socials, ...found.socials },
})

/** Converts proven facts to a row for finding the person in the index. Requires a proven name. */
export function provenRow(facts: PersonFacts): Row {
  const [company, pronet] = [facts.value('company'), facts.value('pronet_url')]
  return {
    name: facts.value('name')!,
    ...(company ? { company } : {}),
    ...(pronet ? { pronet_url: pronet } : {}),
  }
}

/** Reports whether a found person is the indexed one: by a profile, or by name and employer. */
export function isKnown(indexed: Row, found: Row): boolean {
  const keys = [...keysOf(indexed), ...(indexed.pronet_url ? [linkKey(indexed.pronet_url)] : [])]
  return keysOf(found).some((key) => keys.includes(key)) || isSame(indexed, found)
}
