import type { AgentCitation } from '../tool.js'

/** A fact with the pages that state it; none where only a record does. */
export type FoundFact = { value: unknown; citations: AgentCitation[] }

export type FindingKind = 'person' | 'company' | 'account' | 'page'

/** A person, company or account that was found or named, with what is known of it by field key. */
export type Entity = { kind: FindingKind; name: string; facts: Map<string, FoundFact> }

/** A page as it was read, in parts joined. */
export type PageRead = { url: string; title: string | null; text: string }

export type Total = { value: number; relation: 'eq' | 'gte' }

/** What the steps of a turn have found. */
export class Findings {
  people: Entity[] = []
  companies: Entity[] = []
  accounts: Entity[] = []
  readonly pages: PageRead[] = []
  /** What each page read says. */
  readonly pageFacts: Entity[] = []
  /** How many there are of what is counted, and of each thing that is compared. */
  total: Total | null = null
  readonly totals: { name: string; total: Total; citations: AgentCitation[] }[] = []
  /** What was asked and is not known, in sentences for the caller. */
  readonly unknown: string[] = []
  /** Why not all that was asked was done, in sentences for the caller. */
  readonly stopped: string[] = []

  /** Says something that is not known, once. */
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

/** Sets a fact where there is a value; one that a page states stands before one that none does. */
export function setFact(
  { facts }: Entity,
  key: string,
  value: unknown,
  citations: AgentCitation[] = []
): void {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return
  const known = facts.get(key)
  if (known && known.citations.length > 0 && citations.length === 0) return
  facts.set(key, { value, citations })
}

export const factValue = ({ facts }: Entity, key: string): unknown => facts.get(key)?.value

export function textOf(one: Entity, key: string): string | null {
  const value = factValue(one, key)
  return value === undefined || value === null ? null : String(value)
}

/** A page to cite. */
export const cite = (
  url: string,
  title: string | null = null,
  quote: string | null = null
): AgentCitation => ({
  url,
  title,
  quote,
})
