import type { PersonExperience, PersonRecord } from '../person_record.js'
import { fold } from '../text/text.js'
import { nameKeys, nameTokens, namesConflict } from '../names/names.js'
import { profileKeysOf } from './profile_keys.js'
import { employerKeys, websiteKey } from './employers.js'
import { type KnownPlace, placeOf, placeRelation } from './place_relation.js'
import type { Linkable, LinkRules } from './linkable.js'

/** A person record with the keys that link it to other records. */
export type PersonLink = Linkable & {
  record: PersonRecord
  names: string[]
  /** Current employer keys, including the person's own website. */
  employers: string[]
  formerEmployers: string[]
  /** Positions as title, employer and first year. */
  positions: string[]
  place: KnownPlace
}

/** The number of a person's latest positions that count as weak evidence. */
const MAX_POSITIONS = 5

export function linkPerson(record: PersonRecord, key: string): PersonLink {
  const site = websiteKey(record)
  const employers = [...employerKeys(record), ...(site === null ? [] : [site])]
  const positions = (record.experience ?? []).slice(0, MAX_POSITIONS)
  const former = positions.flatMap((position) => employerKeys(position))
  const place = placeOf(record)
  const placed = place.city ?? place.state ?? place.country
  const names = personKeys(record.name)
  return {
    key,
    identifiers: profileKeysOf(record, 'person'),
    source: record.id === undefined ? undefined : record.source,
    // Weak evidence needs a place. Without a place, there is nothing to compare.
    blocks: placed === null ? [] : blocksOf(names, [...employers, ...former]),
    record,
    names,
    employers,
    positions: positions.flatMap(positionKeys),
    formerEmployers: former.filter((employer) => !employers.includes(employer)),
    place,
  }
}

/**
 * Returns a name's keys for matching. If it has a given and a family name, these are the keys with
 * the formal given name.
 */
export const personKeys = (name: string): string[] => {
  const keys = nameKeys(name)
  const formal = keys.filter((key) => key.startsWith('~'))
  return formal.length ? formal : keys
}

/** Reports whether two Latin names conflict and share no word. */
function areStrangers(a: string, b: string): boolean {
  if (a === b || !namesConflict(a, b)) return false
  const [first, second] = [nameTokens(a), nameTokens(b)]
  const latin = [...first, ...second].every((word) => /^[a-z]/.test(word))
  return latin && !overlap(first, second)
}

const blocksOf = (names: string[], employers: string[]): string[] => [
  ...new Set(names.flatMap((name) => employers.map((employer) => `${name}|${employer}`))),
]

function positionKeys(position: PersonExperience): string[] {
  const year = /\d{4}/.exec(position.start ?? '')?.[0]
  if (position.title === undefined || year === undefined) return []
  return employerKeys(position).map((employer) => `${fold(position.title!)}|${employer}|${year}`)
}

/**
 * Compares records by name and place. 3: same city. 2: same state or area. 1: same country. -1:
 * different places. 0: different names, unknown places, or no common employer.
 */
export const PERSON_RULES: LinkRules<PersonLink> = {
  trusted: ['pronet'],
  exclusive: () => true,
  // A profile shared by strangers is their employer's or a mistake. A pronet URL always counts.
  trusts: (a, b, identifier) =>
    identifier.startsWith('pronet:') || !areStrangers(a.record.name, b.record.name),
  compare(a, b) {
    if (!overlap(a.names, b.names) || namesConflict(a.record.name, b.record.name)) return 0
    const place = placeRelation(a.place, b.place)
    if (place < 1 || overlap(a.employers, b.employers) || overlap(a.positions, b.positions)) return place
    // If one record's current employer is the other's former employer, only the same city counts.
    const isFormer = overlap(a.employers, b.formerEmployers) || overlap(a.formerEmployers, b.employers)
    return isFormer && place === 3 ? 3 : 0
  },
  levels: [3, 2, 1],
}

const overlap = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one))
