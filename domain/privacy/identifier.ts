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

export type IdentifierKind = Strong | Weak | 'full_name' | 'name_part' | 'drop' | 'drop_hash'
type Strong = 'person_id' | 'record' | 'profile' | 'email' | 'phone'
type Weak = 'name_employer' | 'name_place' | 'name_birth_date'
