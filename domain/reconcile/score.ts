import { companyLikeness } from '#domain/people/companies/company_name'
import { compareNames } from '#domain/people/names/names'
import { parseProfile } from '#domain/people/networks/networks'
import { fold, words } from '#domain/people/text/text'
import { registrableDomain } from '#domain/people/text/urls'
import { linkKey } from '#domain/truth/subject'
import type { Entity, PropertyId } from './entity.js'
import type { ReconcileQuery } from './query.js'

/**
 * An entity with its score, 0 to 100. `match` is true if the entity is certainly the one that the query
 * means.
 */
export type Candidate = {
  entity: Entity
  score: number
  match: boolean
  features: { id: string; name: string; value: number }[]
}

/** Values that belong to one entity. */
const IDENTIFYING = new Set<PropertyId>(['domain', 'pronet_url', 'codehost_url', 'website'])
/** Values that separate namesakes. */
const SEPARATING = new Set<PropertyId>(['company', 'company_domain'])

const [NAME_WEIGHT, PROPERTY_WEIGHT] = [0.7, 0.3]
/** The likeness of a property that the entity lacks: it neither supports nor contradicts. */
const UNKNOWN = 0.5
const SAME_NAME = 0.95
const SIMILAR_NAME = 0.6
const IDENTIFIED_SCORE = 98
const MIN_SCORE = 30

/** Returns the candidates of a query, best first. At most one of them is a match. */
export function rank(query: ReconcileQuery, entities: readonly Entity[]): Candidate[] {
  const scored = entities
    .map((entity) => weigh(query, entity))
    .filter(({ candidate }) => candidate.score >= MIN_SCORE)
    .sort(
      (a, b) =>
        b.candidate.score - a.candidate.score || (a.candidate.entity.id < b.candidate.entity.id ? -1 : 1)
    )
  const highest = greatest(scored, ({ certainty }) => certainty)
  const sure = scored.filter(({ certainty }) => highest > 0 && certainty === highest)
  if (sure.length === 1 && sure[0] === scored[0]) sure[0].candidate.match = true
  return scored.slice(0, query.limit).map(({ candidate }) => candidate)
}

function weigh(query: ReconcileQuery, entity: Entity): { candidate: Candidate; certainty: number } {
  if (query.id === entity.id || query.text === entity.id)
    return { candidate: { entity, score: 100, match: false, features: [] }, certainty: 3 }
  const name = query.text === '' ? null : nameLikeness(query.text, entity)
  const compared = query.properties.map(({ id, values }) => ({
    id,
    likeness: likenessOf(id, values, entity),
  }))
  const features = [
    ...(name === null ? [] : [{ id: 'name', name: 'Name likeness', value: rounded(100 * name) }]),
    ...compared.map(({ id, likeness }) => ({
      id,
      name: `Likeness of ${id}`,
      value: rounded(100 * likeness),
    })),
  ]
  const same = (ids: Set<PropertyId>) => compared.some(({ id, likeness }) => ids.has(id) && likeness === 1)
  const isIdentified =
    same(IDENTIFYING) && (name === null || name >= SIMILAR_NAME || sharesWord(query.text, entity))
  const contradicts = compared.some(({ id, likeness }) => SEPARATING.has(id) && likeness < UNKNOWN)
  const isNamed = name !== null && name >= SAME_NAME && !contradicts
  const isSeparated = isNamed && (entity.type === 'company' || same(SEPARATING))
  const certainty = isIdentified ? 2 : isSeparated ? 1 : 0
  const score = Math.max(isIdentified ? IDENTIFIED_SCORE : 0, 100 * combined(name, compared))
  return { candidate: { entity, score: rounded(score), match: false, features }, certainty }
}

function combined(name: number | null, compared: readonly { likeness: number }[]): number {
  if (compared.length === 0) return name ?? 0
  const mean = compared.reduce((sum, { likeness }) => sum + likeness, 0) / compared.length
  return name === null ? mean : NAME_WEIGHT * name + PROPERTY_WEIGHT * mean
}

const nameLikeness = (text: string, { type, names }: Entity): number =>
  greatest(names, (name) => (type === 'person' ? compareNames(name, text) : companyLikeness(name, text)))

const sharesWord = (text: string, { names }: Entity): boolean => {
  const given = new Set(words(text))
  return names.some((name) => words(name).some((word) => given.has(word)))
}

function likenessOf(id: PropertyId, values: readonly string[], { facts }: Entity): number {
  const known = facts[id]
  if (!known) return UNKNOWN
  return greatest(known, (fact) => greatest(values, (value) => compare(id, String(fact), value)))
}

function compare(id: PropertyId, fact: string, value: string): number {
  if (id === 'company') return companyLikeness(fact, value)
  if (id === 'domain' || id === 'company_domain') return same(domainOf(fact), domainOf(value))
  if (id === 'website' || id.endsWith('_url')) return same(linkOf(id, fact), linkOf(id, value))
  const [a, b] = [fold(fact), fold(value)]
  if (a === b) return 1
  const [all, some] = [new Set(words(a)), words(b)]
  return some.length === 0 ? 0 : some.filter((word) => all.has(word)).length / Math.max(all.size, some.length)
}

const same = (a: string | null, b: string | null): number => (a !== null && a === b ? 1 : 0)
const domainOf = (text: string): string => registrableDomain(text) ?? fold(text)

/** Returns the comparable form of a profile or site; null for any other text. */
export function linkOf(id: PropertyId, text: string): string | null {
  const network = { pronet_url: 'pronet', codehost_url: 'codehost' }[id as string] ?? 'website'
  const profile = parseProfile(text, network)
  return profile && linkKey(profile.url)
}

/** Returns the greatest measure of the items, at least 0. Long lists would overflow Math.max(). */
const greatest = <T>(items: readonly T[], measure: (item: T) => number): number =>
  items.reduce((most, item) => Math.max(most, measure(item)), 0)

const rounded = (value: number): number => Math.round(value * 10) / 10
