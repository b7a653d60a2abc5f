import type { AgentCitation } from '../tool.js'

/** A fact with the pages that state it. A fact from a record without a source page has no citations. */
export type FoundFact = { value: unknown; citations: AgentCitation[] }

export type FindingKind = 'person' | 'company' | 'account' | 'page'

/** An entity that was found or requested, with its facts by field key. */
export type Entity = { kind: FindingKind; name: string; facts: Map<string, FoundFact> }

export type Total = { value: number; relation: 'eq' | 'gte' }

/** The findings of a turn's steps. */
export class Findings {
  people: Entity[] = []
  companies: Entity[] = []
  accounts: Entity[] = []
  /** The extracted content of each page. */
  readonly pageFacts: Entity[] = []
  /** `total` counts all matches; `totals` counts the matches of each compared entity. */
  total: Total | null = null
  readonly totals: { name: string; total: Total; citations: AgentCitation[] }[] = []
  /** Requested facts that are unknown, as sentences for the caller. */
  readonly unknown: string[] = []
  /** Reasons why parts of the request were not done, as sentences for the caller. */
  readonly stopped: string[] = []

  notKnown(sentence: string): void {
    if (!this.unknown.includes(sentence)) this.unknown.push(sentence)
  }

  stop(sentence: string): void {
    if (!this.stopped.includes(sentence)) this.stopped.push(sentence)
  }
}

export const entity = (kind: FindingKind, name: string): Entity => ({
  kind,
  name,
  facts: new Map([['name', { value: name, citations: [] }]]),
})

/**
 * Sets a fact unless its value is empty. A fact without citations does not replace a fact with citations.
 */
export function setFact(
  { facts }: Entity,
  key: string,
  value: unknown,
  citations: AgentCitation[] = []
): void {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return
  const existing = facts.get(key)
  if (existing && existing.citations.length > 0 && citations.length === 0) return
  facts.set(key, { value, citations })
}

export const factValue = ({ facts }: Entity, key: string): unknown => facts.get(key)?.value

export function textOf(one: Entity, key: string): string | null {
  const value = factValue(one, key)
  return value === undefined || value === null ? null : String(value)
}

export const cite = (
  url: string,
  title: string | null = null,
  quote: string | null = null
): AgentCitation => ({
  url,
  title,
  quote,
})
