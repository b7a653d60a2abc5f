import { isErasedText, isReading } from '#domain/datasets/read_basis'
import { type BasisPage, basisPages } from '#domain/datasets/row_basis'
import type { ContactPerson } from '#domain/contacts/contact'
import { isObject } from '#domain/is_object'
import type { Research } from '#domain/truth/research/research'
import { readSubject, type Row, type Subject } from '#domain/truth/subject'

/** What a profile depends on, besides the person's records and the content of the pages. */
export type ProfileBasis = {
  /** When the profile was built (ISO 8601 UTC). */
  now: string
  row: Row
  /** The domain of the known employer, unless the row has one. */
  domain: string | null
  pages: BasisPage[]
  /** The names of the person that earlier rounds of the research confirmed. */
  names: readonly string[]
}

export type ProfileSeed = Pick<ProfileBasis, 'row' | 'domain'>

export const seedOf = ({ row, domains }: Pick<ContactPerson, 'row' | 'domains'>): ProfileSeed => ({
  row,
  domain: domains[0] ?? null,
})

/** Returns the person whom the pages of a profile must be about. */
export function subjectOfProfile({ row, domain }: ProfileSeed): Subject {
  const subject = readSubject('person', row)
  return { ...subject, mailDomain: subject.mailDomain ?? domain }
}

export function profileBasis(seed: ProfileSeed, researched: Research, now: string): ProfileBasis {
  const pages = basisPages(subjectOfProfile(seed), researched)
  return { now, ...seed, pages, names: researched.inputs.names }
}

/** Returns a stored basis. Null if an erasure damaged it. */
export function readProfileBasis(json: string): ProfileBasis | null {
  if (isErasedText(json)) return null
  const basis: unknown = JSON.parse(json)
  return isReading(basis) && isObject(basis.row) ? (basis as ProfileBasis) : null
}
