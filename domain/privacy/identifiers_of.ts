import { parseDate, isoOf } from '#domain/people/dates/dates'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { networkOf, parseProfile, profileKey } from '#domain/people/networks/networks'
import type { PersonRecord } from '#domain/people/person_record'
import { parsePhone } from '#domain/people/phones/phones'
import { countryCode } from '#domain/people/places/countries'
import { employerKeys, websiteKey } from '#domain/people/records/employers'
import { profileKeysOf } from '#domain/people/records/profile_keys'
import { linkKey } from '#domain/people/networks/link_key'
import { dropEmail, dropPhone } from './drop_identifiers.js'
import type { Identifier, IdentifierKind } from './identifier.js'
import { nameForms, nameIdentifiers, type NameContext } from './name_identifiers.js'

export type Employed = { company?: string | null; company_domain?: string | null }

/** Anything that may describe a person: a record, a mention, a row or an index document. */
export type Described = {
  person_id?: string | null
  /** The record's key in the store (`recordKey`). */
  record_key?: string | null
  name?: string | null
  names?: readonly string[]
  /** Profile URLs and personal sites. */
  urls?: readonly string[]
  /** Keys of profiles (`profileKey`). */
  profiles?: readonly string[]
  emails?: readonly string[]
  phones?: readonly string[]
  employers?: readonly Employed[]
  birth_date?: string | null
} & Pick<PersonRecord, 'city' | 'state' | 'country'>

/** The number of positions of a record that count, besides the current one. Older positions rarely recur. */
const MAX_POSITIONS = 5
const MAX_EMPLOYERS = 50

/** Returns the identifiers of a record that is about to be stored or returned. */
export const identifiersOfRecord = (record: PersonRecord, recordKey?: string): Identifier[] =>
  identifiersOf(describedBy(record, recordKey, MAX_POSITIONS))

/**
 * Returns the identifiers of a person with these records, for an entry of the suppression list. The entry has
 * more forms than `identifiersOfRecord` returns: all employers, places, and names in both orders.
 */
export function identifiersOfPerson(
  records: readonly { record: PersonRecord; key?: string }[],
  personIds: readonly string[] = []
): Identifier[] {
  const all = records.flatMap(({ record, key }) =>
    identifiersOf(describedBy(record, key, MAX_EMPLOYERS), { asEntry: true })
  )
  return distinct([...personIds.map((value): Identifier => ({ kind: 'person_id', value })), ...all])
}

/**
 * Returns the identifiers of a stored person, for comparison with the list. The place counts only
 * if no record has an employer. In an entry of the list, the place always counts.
 */
export function identifiersOfStoredPerson(
  records: readonly { record: PersonRecord; key?: string }[],
  personId: string
): Identifier[] {
  const all = records.flatMap(({ record, key }) => identifiersOfRecord(record, key))
  const isEmployed = all.some(({ kind }) => kind === 'name_employer')
  const counted = isEmployed ? all.filter(({ kind }) => kind !== 'name_place') : all
  return distinct([{ kind: 'person_id', value: personId }, ...counted])
}

/** Returns the identifiers of anything that describes a person. Skips invalid texts. */
export function identifiersOf(person: Described, { asEntry = false } = {}): Identifier[] {
  const { emails = [], phones = [], urls = [], profiles = [] } = person
  const country = person.country ? (countryCode(person.country) ?? undefined) : undefined
  const names = [...(person.names ?? []), ...(person.name ? [person.name] : [])]
  const context: NameContext = {
    employers: employersOf(person),
    place: person,
    birthDate: birthDateOf(person.birth_date),
  }
  return distinct([
    ...identified('person_id', [person.person_id]),
    ...identified('record', [person.record_key]),
    ...identified('profile', [...profiles, ...urls.map(siteOrProfile)]),
    ...identified('email', emails.map(personalEmail)),
    ...identified(
      'phone',
      phones.map((text) => parsePhone(text, country)?.e164)
    ),
    ...identified('drop', [
      ...emails.map((text) => `Email:${dropEmail(text)}`),
      ...phones.flatMap((text) => dropForm(text, country)),
    ]),
    ...nameForms(names, asEntry).flatMap((name) => nameIdentifiers(name, context, asEntry)),
  ])
}

function describedBy(record: PersonRecord, key: string | undefined, positions: number): Described {
  const { name, city, state, country, emails, phones, website, company, company_domain } = record
  const isEmployers =
    website !== undefined && websiteKey({ website }) === websiteKey({ website: company_domain })
  return {
    record_key: key,
    name,
    city,
    state,
    country,
    emails,
    phones,
    profiles: [...profileKeysOf(record, 'person').values()],
    urls: website === undefined || isEmployers ? [] : [website],
    employers: [{ company, company_domain }, ...(record.experience ?? []).slice(0, positions)],
  }
}

/** Returns the key of a person's profile or of a site that is not on a network; null for others. */
function siteOrProfile(url: string): string | null {
  const profile = parseProfile(url)
  if (!profile) return networkOf(url) ? null : linkKey(url)
  if (profile.network === 'website') return linkKey(url)
  return profile.kind === 'company' ? null : profileKey(profile)
}

/** Returns the canonical address; null for invalid and role addresses, such as info@. */
const personalEmail = (text: string): string | null =>
  emailKind(text) === 'role' ? null : (parseEmail(text)?.canonical ?? null)

function employersOf({ employers = [], urls = [] }: Described): string[] {
  const keys = employers.flatMap(({ company, company_domain }) =>
    employerKeys({ company: company ?? undefined, company_domain: company_domain ?? undefined })
  )
  const sites = urls.flatMap((website) => websiteKey({ website }) ?? [])
  return [...new Set([...keys, ...sites])].slice(0, 4 * MAX_EMPLOYERS)
}

/**
 * Returns the form of California's lists, for numbers with calling code 1 only. Other numbers may
 * have the same last ten digits.
 */
function dropForm(text: string, country: string | undefined): string[] {
  const e164 = parsePhone(text, country)?.e164
  const isAmerican = e164 ? e164.startsWith('+1') : !country && text.replace(/\D/g, '').length === 10
  return isAmerican ? [`Phone:${dropPhone(text)}`] : []
}

function birthDateOf(text: string | null | undefined): string | undefined {
  const date = text ? parseDate(text) : null
  return date?.precision === 'day' ? isoOf(date) : undefined
}

const identified = (kind: IdentifierKind, values: readonly (string | null | undefined)[]): Identifier[] =>
  values.flatMap((value) => (value ? [{ kind, value }] : []))

const distinct = (identifiers: readonly Identifier[]): Identifier[] => [
  ...new Map(identifiers.map((one) => [`${one.kind} ${one.value}`, one])).values(),
]
