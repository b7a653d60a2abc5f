import { parseName } from '#domain/people/names/names'
import type { AgentCitation } from '../../tool.js'
import { ACCOUNT_FIELDS, COMPANY_FIELDS, type Field, PERSON_FIELDS } from '../data/fields_data.js'
import { type Entity, type FindingKind, entity, type FoundFact, setFact, textOf } from '../findings.js'

const PAGE_FIELDS: readonly Field[] = [
  field('quote', /\b(?:quote|snippet|excerpt|passage)\b/),
  field('url', /\b(?:url|link|href|source|page|address of the page)\b/),
  field('title', /\b(?:title|name|headline)\b/),
  field('emails', /\b(?:e ?mails)\b|\bmail addresses\b/),
  field('email', /\be ?mail\b/),
  field('phones', /\bphones\b|\bphone numbers\b/),
  field('phone', /\b(?:phone|telephone)\b/),
  field('founded_year', /\b(?:founded|founding|established|foundation)\b/),
  field('headcount', /\b(?:employees?|head ?count|staff|team size|size|people)\b/),
  field('answer', /\b(?:answer|finding|statement|says)\b/),
  field('summary', /\b(?:summary|description|about|text|abstract)\b/),
]

function field(key: string, named: RegExp): Field {
  return { key, label: key, kind: 'text', asked: null, named }
}

const TABLES: Readonly<Record<FindingKind, readonly Field[]>> = {
  person: PERSON_FIELDS,
  company: COMPANY_FIELDS,
  account: ACCOUNT_FIELDS,
  page: PAGE_FIELDS,
}

/** Matches names of properties that request the source of a fact. */
const SOURCE = /\b(?:sources?|evidence|citations?|references?|proofs?)\b|^(?:url|link)$/
const QUOTE = /\b(?:quote|snippet|excerpt)\b/

/** Returns the fact key for a property that no field covers. */
export const customFactKey = (words: string): string =>
  `custom.${
    words
      .replace(/[^a-z\d]+/g, '_')
      .replace(/^_|_$/g, '')
      .slice(0, 60) || 'fact'
  }`

/**
 * Returns the field that a property requests, by name or else by description; undefined for unknown
 * fields.
 */
export function fieldOf(kind: FindingKind, words: string, description: string): Field | undefined {
  const table = TABLES[kind]
  const exact = table.find(
    ({ key }) => key.replace(/^(?:socials|custom)\./, '').replaceAll('_', ' ') === words
  )
  return (
    exact ??
    table.find(({ named }) => named.test(words)) ??
    table.find(({ named }) => description !== '' && named.test(description))
  )
}

/** Returns the known fact for a property; undefined if there is none. */
export function factOf(one: Entity, words: string, description: string): FoundFact | undefined {
  const custom = one.facts.get(customFactKey(words))
  if (custom) return custom
  if (/^(?:type|kind|entity type)$/.test(words)) return { value: one.kind, citations: [] }
  const field = fieldOf(one.kind, words, '')
  if (!field && QUOTE.test(words)) return sourced(one, ({ quote }) => quote)
  if (!field && SOURCE.test(words)) return sourced(one, ({ url }) => url)
  const meant = field ?? fieldOf(one.kind, words, description)
  return meant ? fieldFact(one, meant.key) : undefined
}

function fieldFact(one: Entity, key: string): FoundFact | undefined {
  const fact = one.facts.get(key)
  if (fact || one.kind !== 'person') return fact
  const name = one.facts.get('name')
  if (!name || (key !== 'given_name' && key !== 'family_name')) return undefined
  const { given, particles, family } = parseName(String(name.value))
  const value = key === 'given_name' ? given : [particles, family].filter(Boolean).join(' ')
  return value ? { ...name, value } : undefined
}

function sourced(one: Entity, part: (citation: AgentCitation) => string | null): FoundFact | undefined {
  const citations = citationsOf(one)
  const first = citations.find((citation) => part(citation) !== null)
  return first ? { value: part(first), citations: [first] } : undefined
}

/** Returns one citation for each page that supports the entity's facts. */
export function citationsOf({ facts }: Entity): AgentCitation[] {
  const byUrl = new Map<string, AgentCitation>()
  for (const { citations } of facts.values())
    for (const citation of citations) if (!byUrl.has(citation.url)) byUrl.set(citation.url, citation)
  return [...byUrl.values()]
}

/** Converts a cited page to an entity with url, title and quote. */
export function citedPage({ url, title, quote }: AgentCitation): Entity {
  const one = entity('page', title ?? url)
  for (const [key, value] of Object.entries({ url, title, quote }))
    setFact(one, key, value, [{ url, title, quote }])
  return one
}

/**
 * Returns a person's employer with its name, domain and industry; null if the record names no
 * employer.
 */
export function employerOf(person: Entity): Entity | null {
  const name = textOf(person, 'company')
  if (!name) return null
  const one = entity('company', name)
  const facts = { name: 'company', domain: 'company_domain', industry: 'industry' }
  for (const [key, of] of Object.entries(facts))
    setFact(one, key, textOf(person, of), person.facts.get(of)?.citations ?? [])
  return one
}
