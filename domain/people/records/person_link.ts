import type { PersonExperience, PersonRecord } from '../person_record.js'
import { fold } from '../text/text.js'
import { nameKeys, nameTokens, namesConflict } from '../names/names.js'
import { accountsOf } from './accounts.js'
import { employerKeys, websiteKey } from './employers.js'
import { type KnownPlace, placeOf, placeRelation } from './place_relation.js'
import type { Linkable, LinkRules } from './linkable.js'

/** A person's record with what it is joined by. */
export type PersonLink = Linkable & {
  record: PersonRecord
  names: string[]
  /** The employer of now, also as the site the person calls theirs. */
  employers: string[]
  /** Employers of earlier positions. */
  formerEmployers: string[]
  /** Earlier positions told by title, employer and first year. */
  positions: string[]
  place: KnownPlace
}

/** Positions whose employers weak evidence may rest on, the latest first. */
const POSITIONS = 5

export function linkPerson(record: PersonRecord, key: string): PersonLink {
  const site = websiteKey(record)
  const employers = [...employerKeys(record), ...(site === null ? [] : [site])]
  const positions = (record.experience ?? []).slice(0, POSITIONS)
  const former = positions.flatMap((position) => employerKeys(position))
  const place = placeOf(record)
  const placed = place.city ?? place.state ?? place.country
  const names = personKeys(record.name)
  return {
    key,
    accounts: accountsOf(record, 'person'),
    source: record.id === undefined ? undefined : record.source,
    // Without a place there is no weak evidence, so nothing to look it up by.
    blocks: placed === null ? [] : blocksOf(names, [...employers, ...former]),
    record,
    names,
    employers,
    positions: positions.flatMap(positionKeys),
    formerEmployers: former.filter((employer) => !employers.includes(employer)),
    place,
  }
}

/** The accounts by which a record belongs to one person and no other: `pronet:in/zoe`, `codehost:zoe`. */
export function strongKeys(record: PersonRecord): string[] {
  return [...accountsOf(record, 'person').values()]
}

/** The keys that two forms of one name have in common: those of formal given and family name where it has both. */
const personKeys = (name: string) => {
  const keys = nameKeys(name)
  const formal = keys.filter((key) => key.startsWith('~'))
  return formal.length ? formal : keys
}

/** Whether two names in Latin letters conflict and share no word, as those of one person under two names would. */
function areStrangers(a: string, b: string): boolean {
  if (a === b || !namesConflict(a, b)) return false
  const [first, second] = [nameTokens(a), nameTokens(b)]
  const latin = [...first, ...second].every((word) => /^[a-z]/.test(word))
  return latin && !overlap(first, second)
}

function blocksOf(names: string[], employers: string[]): string[] {
  return [...new Set(names.flatMap((name) => employers.map((employer) => `${name}|${employer}`)))]
}

function positionKeys(position: PersonExperience): string[] {
  const year = /\d{4}/.exec(position.start ?? '')?.[0]
  if (position.title === undefined || year === undefined) return []
  return employerKeys(position).map((employer) => `${fold(position.title!)}|${employer}|${year}`)
}

/** Name, employer and place: 3 in one city, 2 in one state or area, 1 in one country. */
export const PERSON_RULES: LinkRules<PersonLink> = {
  trusted: ['pronet'],
  exclusive: () => true,
  // An account that strangers share is their employer's or a mistake; a pronet URL is believed whatever the names.
  believes: (a, b, account) => account.startsWith('pronet:') || !areStrangers(a.record.name, b.record.name),
  compare(a, b) {
    if (!overlap(a.names, b.names) || namesConflict(a.record.name, b.record.name)) return 0
    const place = placeRelation(a.place, b.place)
    if (place < 1 || overlap(a.employers, b.employers) || overlap(a.positions, b.positions)) return place
    // An employer of now for one and of before for the other: only in one city.
    const once = overlap(a.employers, b.formerEmployers) || overlap(a.formerEmployers, b.employers)
    return once && place === 3 ? 3 : 0
  },
  levels: [3, 2, 1],
}

const overlap = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one))
