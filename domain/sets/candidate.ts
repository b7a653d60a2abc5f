import { rowOf } from '#domain/search/verification/rows'
import { hash } from 'node:crypto'
import type { StoredPerson } from '#domain/search/people_document'
import type { Finder } from '#domain/search/verification/finders'
import { linkKey, type Row } from '#domain/truth/subject'
import { fold } from '#domain/people/text/text'
import type { PersonKeys } from './known_people.js'

/** A person to verify: from the index, or named on pages. */
export type SetCandidate = { row: Row; indexed: StoredPerson | null }

/** A candidate and the finders that found them. */
export type FoundCandidate = SetCandidate & { finders: Finder[] }

export const candidateOf = (indexed: StoredPerson): SetCandidate => ({ row: rowOf(indexed), indexed })

/** The maximum number of characters of a readable key. A longer key is replaced by its digest. */
const MAX_KEY_LENGTH = 70

/** Returns a key of at most 80 characters. Candidates with the same key count as one person. */
export function identityKey({ row, indexed }: SetCandidate): string {
  if (indexed) return indexed.person_id
  const [profile] = [...(row.pronet_url ? [row.pronet_url] : []), ...Object.values(row.socials ?? {})]
  const named = `${fold(row.name ?? '')}|${fold(row.company ?? row.domain ?? row.email ?? '')}`
  const key = ((profile && linkKey(profile)) || named).replaceAll('\0', '')
  return `row:${key.length <= MAX_KEY_LENGTH ? key : hash('sha256', key)}`
}

/** Returns the candidate's keys that are known before any page is read. */
export const identityOf = ({ row, indexed }: SetCandidate): PersonKeys => ({
  personId: indexed?.person_id,
  name: row.name,
  company: row.company,
  links: [
    ...(row.pronet_url ? [row.pronet_url] : []),
    ...Object.values(row.socials ?? {}),
    ...(row.domain ? [row.domain] : []),
  ],
})
