import { parseName } from '#domain/people/names/names'
import type { AgentCitation } from '../../tool.js'
import { type Entity, entity, type FoundFact, setFact, textOf } from '../findings.js'
import { citationsOf } from './cited_pages.js'
import { customFactKey, fieldOf } from './property_fields.js'

/** Matches names of properties that request the source of a fact. */
const SOURCE = /\b(?:sources?|evidence|citations?|references?|proofs?)\b|^(?:url|link)$/
const QUOTE = /\b(?:quote|snippet|excerpt)\b/

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

/**
 * Returns a person's employer with its name, domain and industry. Null if the person has no fact
 * `company`.
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
