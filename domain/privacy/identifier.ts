/**
 * What identifies a person in an erasure, an objection or a suppression list. A strong identifier
 * belongs to one person. A weak one may also describe a namesake. A name alone identifies nobody,
 * but separates people who share a phone number or a profile. `drop` and `drop_hash` are the forms
 * of California's deletion lists (drop_identifiers.ts).
 */
export type Identifier = {
  kind: IdentifierKind
  /** The canonical text of the identifier, for example a profile key `pronet:in/zoe`. */
  value: string
}

export const STRONG_KINDS = ['person_id', 'record', 'profile', 'email', 'phone'] as const
export const WEAK_KINDS = ['name_employer', 'name_place', 'name_birth_date'] as const
export const IDENTIFIER_KINDS = [...STRONG_KINDS, ...WEAK_KINDS] as const

export type IdentifierKind =
  | (typeof IDENTIFIER_KINDS)[number]
  | 'full_name'
  | 'name_part'
  | 'drop'
  | 'drop_hash'
