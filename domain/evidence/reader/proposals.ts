import { isObject } from '#domain/is_object'
import type { ClaimField, EntityKind } from '../claim.js'

/** A claim as a reader returns it, before any check. */
export type Proposal = {
  /** The name of the person or company, as written on the page. */
  about: string
  /** A claim field, or the key of a custom column. */
  field: string
  value: string
  quote: string
  past: boolean
}

/** The fields that a reader may fill, by entity. */
export const READER_FIELDS: Readonly<Record<EntityKind, readonly ClaimField[]>> = {
  person: ['name', 'title', 'company', 'location', 'email', 'phone', 'website', 'social'],
  company: [
    ...(['name', 'description', 'founded_year', 'headquarters', 'headcount', 'industry'] as const),
    ...(['email', 'phone', 'website', 'social'] as const),
  ],
}

const MAX_PROPOSALS = 80
const MAX_CHARS = 1_000

/**
 * Returns the proposals in a reader's JSON, which is an object with a list `claims`, or this list.
 * Skips incomplete proposals. Null if there is no list.
 */
export function readProposals(json: unknown): Proposal[] | null {
  const list = Array.isArray(json) ? json : isObject(json) ? json.claims : null
  return Array.isArray(list) ? list.slice(0, MAX_PROPOSALS).flatMap(readProposal) : null
}

function readProposal(raw: unknown): Proposal[] {
  if (!isObject(raw)) return []
  const [about, field, value, quote] = [raw.about, raw.field, raw.value, raw.quote].map(textOf)
  return about && field && value && quote ? [{ about, field, value, quote, past: raw.past === true }] : []
}

function textOf(raw: unknown): string | null {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  const text = String(raw).trim()
  return text.length <= MAX_CHARS && text !== '' ? text : null
}
