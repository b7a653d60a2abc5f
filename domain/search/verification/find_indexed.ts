import { sameCompany } from '#domain/people/companies/company_name'
import { compareNames, nameKeys } from '#domain/people/names/names'
import { networkOf } from '#domain/people/networks/networks'
import type { SearchIndex } from '#domain/ports/search_index'
import { linkKey, type Row } from '#domain/truth/subject'
import type { StoredPerson } from '../people_document.js'

const MAX_HITS = 30

/** A person found on pages. `profiles` are the person's URLs. */
export type IndexedMatch = { name: string; company: string | null; profiles: readonly string[] }

/** Finds the index record of a row like `findIndexed`. Returns null for a row without a name. */
export async function findIndexedRow(
  index: SearchIndex,
  { name, company, pronet_url, socials = {} }: Row
): Promise<StoredPerson | null> {
  const profiles = [...(pronet_url ? [pronet_url] : []), ...Object.values(socials)]
  return name ? findIndexed(index, { name, company: company ?? null, profiles }) : null
}

/**
 * Finds the index record of a found person: similar name and same professional profile, or else
 * similar name and same employer, unless both have different professional profiles. Returns null if nobody
 * fits, or if several people fit by employer.
 */
export async function findIndexed(index: SearchIndex, found: IndexedMatch): Promise<StoredPerson | null> {
  const { name, company, profiles } = found
  const of = nameKeys(name).map((value) => ({ match: 'term' as const, field: 'name', value }))
  if (of.length === 0) return null
  const { hits } = await index.search('people', { filter: { match: 'any', of }, limit: MAX_HITS })
  const namesakes = hits
    .map((hit) => hit.stored as StoredPerson)
    .filter((person) => compareNames(person.name, name) >= 0.9)
  const keys = profiles.map(linkKey)
  const isOwner = ({ pronet_url }: StoredPerson) => pronet_url && keys.includes(linkKey(pronet_url))
  const owner = namesakes.find(isOwner)
  if (owner) return owner
  const hasPronet = profiles.some((url) => networkOf(url) === 'pronet')
  const colleagues = namesakes.filter(
    (person) =>
      company && person.company && sameCompany(company, person.company) && !(hasPronet && person.pronet_url)
  )
  return colleagues.length === 1 ? colleagues[0] : null
}
