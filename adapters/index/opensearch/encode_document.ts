import { createHash } from 'node:crypto'
import type { IndexDocument } from '#domain/ports/search_index'

/** Longer tokens are kept as their hash: the engine cuts what it splits by white space at 255 characters. */
const MAX_TOKEN_LENGTH = 80
/** Longer terms cannot be stored whole (32,766 bytes); matching them by their beginning is as good. */
const MAX_TERM_LENGTH = 8_000
/** The engine splits text at these, and none of them may fall away. */
const UNSAFE = /[\s\p{C}%]/gu

/** A document as the engine stores it. `sequence` is that of the change it came by, -1 for those of a rebuild. */
export type EngineDocument = {
  id: string
  sequence: number
  /** Taken out by a change; kept so that an older change cannot bring it back. */
  gone?: true
  rank?: number
  text?: Record<string, string>
  terms?: Record<string, string[]>
  phrases?: Record<string, string[]>
  numbers?: Record<string, number>
  stored?: unknown
}

/** The engine's form of a document: tokens are made words without white space, everything else is as it is. */
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

/** A token as one word of the engine. Different tokens are different words. */
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
