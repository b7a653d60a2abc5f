import { isObject } from '#domain/is_object'
import { employerKeys } from '#domain/people/records/employers'
import { NETWORKS } from '#domain/people/networks/networks'
import type { PersonMentions } from './person_mentions.js'

const ERASED_TEXT = '[erased]'

/** If one of these members is about a person, the whole object is about that person. */
const SUBJECTS = ['person', 'profile', 'identity', 'identifier', 'seed', 'row']
/** Members that stay when an object is erased. They name the caller's own objects. */
const KEPT = new Set(
  'id index position set_id monitor_id dataset_id batch_id run_id type status timestamp created_at object'.split(
    ' '
  )
)
/** Lists whose values belong to the object that has the list. */
const OWN_LISTS = new Set(['emails', 'phones', 'names', 'links', 'urls', 'profiles', 'socials'])
const NAME_KEYS = ['name', 'full_name', 'names']

type Json = unknown
const GONE = Symbol('gone')

/** Returns whether any text in a JSON value mentions the person. */
export function mentionsIn(value: Json, mentions: PersonMentions): boolean {
  if (typeof value === 'string') return mentions.isIn(value)
  if (Array.isArray(value)) return value.some((one) => mentionsIn(one, mentions))
  if (!isObject(value)) return false
  if (isAbout(value, mentions)) return true
  return Object.entries(value).some(([key, one]) => mentions.isIn(key) || mentionsIn(one, mentions))
}

/**
 * Removes a person from a JSON value. Removes objects that carry a strong identifier of the person,
 * or a name with an employer, and list entries that are identifiers. Replaces lines of text that
 * mention the person. Objects about other people lose only such lines. Objects about namesakes stay
 * unchanged.
 * @param isNamed whether the document is known to mention the person. Lines with a shared name are
 *   then replaced too.
 */
export function redactJson(value: Json, mentions: PersonMentions, isNamed: boolean): Json {
  const redacted = visit(value, '', { mentions, isNamed })
  return redacted === GONE ? { erased: true } : redacted
}

/**
 * Redacts the members of an object about somebody else, for example a person whose summary names
 * the erased person.
 */
export function redactWithin(value: Record<string, Json>, mentions: PersonMentions): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const next = mentionsIn(one, mentions) ? visit(one, key, { mentions, isNamed: false }) : one
      return [key, next === GONE ? undefined : next]
    })
  )
}

/** Replaces the lines of a text that mention the person. */
export function redactText(text: string, mentions: PersonMentions, isNamed: boolean): string {
  if (!mentions.isIn(text) && !(isNamed && mentions.isNamedIn(text))) return text
  const lines = text.split('\n')
  const isGone = (line: string) => mentions.isIn(line) || (isNamed && mentions.isNamedIn(line))
  const kept = lines.map((line) => (isGone(line) ? ERASED_TEXT : line))
  // If no single line mentions the person, the mention spans lines, so the whole text is replaced.
  return kept.some((line) => line === ERASED_TEXT) ? kept.join('\n') : ERASED_TEXT
}

/** Whether an object is about the person rather than about somebody else or about a list. */
export function isAbout(value: Record<string, Json>, mentions: PersonMentions): boolean {
  const owners = ownersIn(value, mentions)
  if (owners.some(({ isOurs }) => isOurs)) return true
  if (SUBJECTS.some((key) => isObject(value[key]) && isAbout(value[key], mentions))) return true
  const names = NAME_KEYS.flatMap((key) => strings(value[key]))
  if (!names.some((name) => mentions.isName(name))) return false
  // A strong identifier of somebody else means a namesake.
  if (owners.length > 0) return false
  const employers = employersOf(value)
  if (employers.some((key) => mentions.employers.has(key))) return true
  // If all employers differ, the object is about a namesake without a record.
  const isElsewhere = employers.length > 0 && mentions.employers.size > 0
  return !isElsewhere && names.some((name) => mentions.isOwnName(name))
}

type Settings = { mentions: PersonMentions; isNamed: boolean }

function visit(value: Json, key: string, settings: Settings): Json | typeof GONE {
  if (typeof value === 'string') return visitText(value, key, settings)
  if (Array.isArray(value))
    return value.map((one) => visit(one, key, settings)).filter((one) => one !== GONE && !isRemnant(one))
  if (!isObject(value)) return value
  if (isAbout(value, settings.mentions)) return remnantOf(value, settings.mentions)
  // The name in a namesake's object is the namesake's.
  const isOthers = isOther(value, settings.mentions)
  if (isOthers && settings.mentions.isName(String(value.name))) return value
  if (isOthers) settings = { ...settings, isNamed: false }
  const left: Record<string, Json> = {}
  for (const [name, one] of Object.entries(value)) {
    if (settings.mentions.isIn(name)) continue
    const next = visit(one, name, settings)
    left[name] = next === GONE ? null : next
  }
  return left
}

function visitText(text: string, key: string, { mentions, isNamed }: Settings): Json | typeof GONE {
  if (mentions.ownerOf(text, key)?.isOurs || mentions.isOwnName(text)) return GONE
  // A lone name may be a namesake's.
  if (mentions.isName(text)) return text
  if (!mentions.isIn(text) && !(isNamed && mentions.isNamedIn(text))) return text
  const parsed = /^\s*[[{]/.test(text) ? parsedOrNull(text) : null
  if (parsed !== null) return JSON.stringify(redactJson(parsed, mentions, isNamed))
  return redactText(text, mentions, isNamed)
}

function remnantOf(value: Record<string, Json>, mentions: PersonMentions): Json | typeof GONE {
  const kept = Object.entries(value).filter(
    ([key, one]) =>
      KEPT.has(key) && (typeof one === 'number' || (typeof one === 'string' && !mentions.isIn(one)))
  )
  return kept.some(([key]) => key === 'id' || key.endsWith('_id') || key === 'type')
    ? { ...Object.fromEntries(kept), erased: true }
    : GONE
}

const isRemnant = (value: Json): boolean => isObject(value) && value.erased === true

/** Whether an object that is not about the person has a name and another person's id or profile. */
function isOther(value: Record<string, Json>, mentions: PersonMentions): boolean {
  const owners = ownersIn(value, mentions).filter(({ kind }) => kind !== 'email' && kind !== 'phone')
  return owners.length > 0 && typeof value.name === 'string'
}

/** Returns the strong identifiers among an object's own values. */
function ownersIn(value: Record<string, Json>, mentions: PersonMentions) {
  return Object.entries(value).flatMap(([key, one]) => {
    if (typeof one === 'string') return mentions.ownerOf(one, key) ?? []
    if (OWN_LISTS.has(key) && Array.isArray(one))
      return one.flatMap((text) => (typeof text === 'string' ? (mentions.ownerOf(text, key) ?? []) : []))
    if (key === 'socials' && isObject(one))
      return Object.entries(one).flatMap(([network, text]) =>
        typeof text === 'string' && Object.hasOwn(NETWORKS, network)
          ? (mentions.ownerOf(text, network) ?? [])
          : []
      )
    return []
  })
}

function employersOf(value: Record<string, Json>): string[] {
  const text = (key: string) => (typeof value[key] === 'string' ? (value[key] as string) : undefined)
  return employerKeys({ company: text('company'), company_domain: text('company_domain') ?? text('domain') })
}

const strings = (value: Json): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

function parsedOrNull(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
