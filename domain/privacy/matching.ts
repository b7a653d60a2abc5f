import type { Identifier } from './identifier.js'

/** An identifier as the list stores it. `group` says which identifiers may be compared. */
export type Mark = { group: string; hash: string }

/** Groups whose identifiers belong to one person. */
const SURE = /^(?:person_id|record|email:|drop:|profile:pronet$)/
/**
 * Groups whose identifiers strangers may share: the number of a switchboard, an employer's profile or site.
 */
const SHARED = /^(?:phone$|profile:)/
const WEAK = /^name_(?:employer|place|birth_date)$/
/**
 * Groups in which two people have different marks. Sites are not among them, because a person may
 * have several.
 */
const DISTINCT = /^(?:phone$|email:|profile:(?!site$|page$))/

/** Whether an identifier can match an entry. A name alone cannot. */
export const isSearchable = ({ kind }: Identifier): boolean => kind !== 'full_name' && kind !== 'name_part'

/** Whether one shared mark of this group is enough for a match. */
export const isSure = (group: string): boolean => SURE.test(group)

/**
 * Returns the mark of an identifier. Addresses at one mail domain form a group, because one person
 * has addresses at several domains.
 */
export function markOf({ kind, value }: Identifier, hash: (text: string) => string): Mark {
  const mark = hash(`${kind} ${value}`)
  const prefix = value.slice(0, value.indexOf(':'))
  if (kind === 'profile') return { group: `profile:${prefix}`, hash: mark }
  if (kind === 'drop_hash') return { group: `drop:${prefix}`, hash: mark }
  if (kind !== 'email') return { group: kind, hash: mark }
  return { group: `email:${hash(`domain ${value.slice(value.indexOf('@') + 1)}`).slice(0, 8)}`, hash: mark }
}

/** Reports whether a person matches an entry by the rules of `SuppressionList`. */
export function isSamePerson(entry: readonly Mark[], person: readonly Mark[]): boolean {
  const known = new Set(entry.map(({ hash }) => hash))
  const shared = new Set(person.filter(({ hash }) => known.has(hash)).map(({ group }) => group))
  const groups = [...shared]
  if (groups.some(isSure)) return true
  if (groups.some((group) => SHARED.test(group) && !areStrangers(group, entry, person, shared))) return true
  return groups.some((group) => WEAK.test(group)) && !areNamesakes(entry, person, shared)
}

/** Reports whether both have names but share none. Compares full names for a shared phone. */
function areStrangers(
  group: string,
  entry: readonly Mark[],
  person: readonly Mark[],
  shared: ReadonlySet<string>
): boolean {
  const names = group === 'phone' ? 'full_name' : 'name_part'
  const has = (marks: readonly Mark[]) => marks.some((mark) => mark.group === names)
  return has(entry) && has(person) && !shared.has(names)
}

/** Reports whether entry and person differ in a group in which two people have different marks. */
function areNamesakes(entry: readonly Mark[], person: readonly Mark[], shared: ReadonlySet<string>): boolean {
  const groups = new Set(person.map(({ group }) => group))
  return entry.some(({ group }) => DISTINCT.test(group) && groups.has(group) && !shared.has(group))
}
