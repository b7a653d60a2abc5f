import { createHash } from 'node:crypto'
import type { IndexDocument } from '#domain/ports/search_index'

/** Longer tokens are hashed: the white-space analyzer cuts tokens at 255 characters. */
const MAX_TOKEN_LENGTH = 80
/** Longer terms are truncated: OpenSearch stores at most 32,766 bytes. */
const MAX_TERM_LENGTH = 8_000
/** Characters that the analyzer splits at, or that the encoding uses. */
const UNSAFE = /[\s\p{C}%]/gu

/** A document as OpenSearch stores it. `sequence` is the change that wrote it, -1 for a rebuild. */
export type EngineDocument = {
  id: string
  sequence: number
  /** Removed by a change. Kept so that an older change cannot restore the document. */
  gone?: true
  rank?: number
  text?: Record<string, string>
  terms?: Record<string, string[]>
  phrases?: Record<string, string[]>
  numbers?: Record<string, number>
  stored?: unknown
}

/**
 * Encodes tokens as words without white space, cuts long terms, drops numbers that are not finite.
 */
export function encodeDocument(document: IndexDocument, sequence: number): EngineDocument {
  return {
    id: document.id,
    sequence,
    rank: document.rank,
    text: mapFields(document.text, encodeTokens),
    terms: mapFields(document.terms, (terms) => terms.map(encodeTerm)),
    phrases: mapFields(document.phrases, (sequences) => sequences.map(encodeTokens)),
    numbers: Object.fromEntries(
      Object.entries(document.numbers).filter(([, number]) => Number.isFinite(number))
    ),
    stored: document.stored ?? null,
  }
}

/** Encodes a token as one word. Different tokens become different words. */
export function encodeToken(token: string): string {
  if (token === '') return '%empty'
  const safe = token.replace(UNSAFE, (character) => `%${character.codePointAt(0)!.toString(16)};`)
  if (safe.length <= MAX_TOKEN_LENGTH) return safe
  return `%${createHash('sha256').update(token).digest('base64url')}`
}

export const encodeTokens = (tokens: readonly string[]): string => tokens.map(encodeToken).join(' ')

export const encodeTerm = (term: string): string => term.slice(0, MAX_TERM_LENGTH)

function mapFields<In, Out>(fields: Record<string, In>, encode: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, encode(value)]))
}
