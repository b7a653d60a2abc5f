import { ACCOUNT_FIELDS, COMPANY_FIELDS, PERSON_FIELDS } from '../data/fields_data.js'
import { type Entity, type FoundFact, textOf } from '../findings.js'
import { type Citing, escaped } from './citing.js'

const LABELS = new Map(
  [...COMPANY_FIELDS, ...ACCOUNT_FIELDS, ...PERSON_FIELDS].map(({ key, label }) => [key, label] as const)
)
const MAX_LISTED = 10
const CONTACTS = ['work_email', 'personal_email', 'phone'] as const

export const labelOf = (key: string): string =>
  LABELS.get(key) ?? key.replace(/^custom\./, '').replaceAll('_', ' ')

export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.slice(0, MAX_LISTED).map(String).map(escaped).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return escaped(String(value))
}

/** Writes a fact with its label and citations; empty if the fact is unknown. */
const sayFact = (label: string, fact: FoundFact | undefined, citing: Citing): string =>
  fact ? `${label}: ${shown(fact.value)}${citing.marks(fact.citations)}` : ''

/** Writes a person in one line: name, job and place, then known contacts, then the requested fields. */
export function sayPerson(person: Entity, fields: readonly string[], citing: Citing): string {
  const [title, company, location] = ['title', 'company', 'location'].map((key) => person.facts.get(key))
  const post = [title && shown(title.value), company && `at ${shown(company.value)}`]
    .filter(Boolean)
    .join(' ')
  const pages = [person.facts.get('name'), title, company, location].flatMap(
    (fact) => fact?.citations.slice(0, 1) ?? []
  )
  const who = [`**${escaped(person.name)}**`, post, location && shown(location.value)]
    .filter(Boolean)
    .join(', ')
  const contacts = CONTACTS.flatMap((key) => {
    const fact = person.facts.get(key)
    if (!fact) return []
    const source = textOf(person, `${key}_source`)
    const verified = textOf(person, `${key}_verified`) ? 'verified' : 'not verified'
    return [
      `${labelOf(key)}: ${shown(fact.value)} (${verified}${source ? `, by ${escaped(source)}` : ''})${citing.marks(fact.citations, 1)}`,
    ]
  })
  const others = fields
    .filter((key) => !['name', 'title', 'company', 'location', 'city', 'country', ...CONTACTS].includes(key))
    .map((key) => sayFact(labelOf(key), person.facts.get(key), citing))
  const notes = [
    person.facts.has('close') ? 'close title' : '',
    person.facts.has('unproven') ? 'as recorded' : '',
  ].filter(Boolean)
  const mark = notes.length > 0 ? ` (${notes.join(', ')})` : ''
  return [`${who}${mark}${citing.marks(pages, 3)}`, ...contacts, ...others].filter(Boolean).join('; ')
}

/** Writes a company or account in one line: its name, then its facts. */
export function sayThing(one: Entity, fields: readonly string[], citing: Citing): string {
  const facts = [...new Set(fields)]
    .filter((key) => key !== 'name' && key !== 'login')
    .map((key) => sayFact(labelOf(key), citable(one, key), citing))
    .filter(Boolean)
  const site = textOf(one, 'website')
  const name = one.facts.get('profile_url') ? textOf(one, 'profile_url') : site
  const title =
    name && /^https?:\/\//.test(name) ? `[**${escaped(one.name)}**](${name})` : `**${escaped(one.name)}**`
  return facts.length > 0 ? `${title}: ${facts.join('; ')}` : title
}

/** Returns a fact if it has a citation. Facts from a record without a source page have none. */
function citable({ facts }: Entity, key: string): FoundFact | undefined {
  const fact = facts.get(key)
  return fact && fact.citations.length > 0 ? fact : undefined
}
