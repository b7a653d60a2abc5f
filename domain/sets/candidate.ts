import { hash } from 'node:crypto'
import type { StoredPerson } from '#domain/search/people_document'
import { linkKey, type Row } from '#domain/truth/subject'
import { fold } from '#domain/people/text/text'
import type { PersonKeys } from './known_people.js'

/** Somebody to verify: as the index has them, or as pages speak of them. */
export type SetCandidate = { row: Row; indexed: StoredPerson | null }

/** What the index says of a person, as a row to research. */
export const candidateOf = (indexed: StoredPerson): SetCandidate => {
  const { name, company, pronet_url, socials, website } = indexed
  const row: Row = {
    name,
    ...(company ? { company } : {}),
    ...(pronet_url ? { pronet_url } : {}),
    ...(socials ? { socials } : {}),
    ...(website ? { domain: website } : {}),
  }
  return { row, indexed }
}

/** Characters of a key that is kept as it is; a longer one is kept by its digest. */
const MAX_KEY_LENGTH = 70

/** The same for candidates that are surely one: the person of the index, else what pages call them. At most 80 characters. */
export function identityKey({ row, indexed }: SetCandidate): string {
  if (indexed) return indexed.person_id
  const [profile] = [...(row.pronet_url ? [row.pronet_url] : []), ...Object.values(row.socials ?? {})]
  const named = `${fold(row.name ?? '')}|${fold(row.company ?? row.domain ?? row.email ?? '')}`
  const key = ((profile && linkKey(profile)) || named).replaceAll('\0', '')
  return `row:${key.length <= MAX_KEY_LENGTH ? key : hash('sha256', key)}`
}

/** Who a candidate is, as told before any page was read. */
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
