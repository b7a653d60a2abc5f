import type { Person } from '#domain/people/person_record'
import { fold } from '#domain/people/text/text'
import { isOwnStatement } from '#domain/people/records/own_statement'

/** The fields that a person can correct. Profiles and contacts are excluded: they link records. */
export const CORRECTABLE = [
  'name',
  'headline',
  'title',
  'company',
  'company_domain',
  'city',
  'state',
  'country',
  'industry',
  'summary',
] as const
export type Correctable = (typeof CORRECTABLE)[number]
export type Corrected = Partial<Record<Correctable, string>>

/** Fields that describe one thing. If one changes, the statement has all of them. */
const GROUPS: readonly (readonly Correctable[])[] = [
  ['title', 'company', 'company_domain'],
  ['city', 'state', 'country'],
]

/** Returns the fields whose given value differs from the person's, with their groups. */
export function changedFields(person: Pick<Person, Correctable>, given: Corrected): Corrected {
  const changed = CORRECTABLE.filter((field) => given[field] && given[field] !== person[field])
  const stated = CORRECTABLE.filter(
    (field) =>
      changed.includes(field) || GROUPS.some((group) => group.includes(field) && touches(group, changed))
  )
  return Object.fromEntries(stated.flatMap((field) => (given[field] ? [[field, given[field]]] : [])))
}

/** A record's value of a corrected field, and whether the correction confirms it. */
export type SourceLabel = { field: Correctable; isRight: boolean }

/** Returns the labels of a source's record. The person's own statements have none. */
export function labelsOf(
  record: Partial<Record<Correctable, string>> & { source?: string },
  corrected: Corrected
): SourceLabel[] {
  if (isOwnStatement(record)) return []
  return CORRECTABLE.flatMap((field) => {
    const [stated, right] = [record[field], corrected[field]]
    return stated && right ? [{ field, isRight: fold(stated) === fold(right) }] : []
  })
}

const touches = (group: readonly Correctable[], changed: readonly Correctable[]) =>
  group.some((field) => changed.includes(field))
