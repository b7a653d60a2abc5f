import { createHash } from 'node:crypto'
import type { IndexDocument } from '#domain/ports/search_index'
import type { Mapped } from './catalogue.js'
import { suffixesOf } from './suffixes.js'

/** Maximum characters of a token. Longer tokens are hashed: the white-space analyzer cuts them at 255. */
const MAX_TOKEN_LENGTH = 80
/** Maximum characters of a term. Longer terms are truncated: OpenSearch stores at most 32,766 bytes. */
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
  suffixes?: Record<string, string[]>
  phrases?: Record<string, string[]>
  numbers?: Record<string, number>
  vectors?: Record<string, string>
  stored?: unknown
}

/**
 * Encodes tokens as words without white space, truncates long terms and omits numbers that are not
 * finite. Omits what the version does not map: it would become text, which scripts cannot read.
 */
export function encodeDocument(
  document: IndexDocument,
  sequence: number,
  { vectors, suffixes }: Mapped = { vectors: true, suffixes: true }
): EngineDocument {
  const terms = mapFields(document.terms, (terms) => terms.map(encodeTerm))
  return {
    id: document.id,
    sequence,
    rank: document.rank,
    ...(suffixes ? { suffixes: suffixesOf(terms) } : {}),
    text: mapFields(document.text, encodeTokens),
    terms,
    phrases: mapFields(document.phrases, (sequences) => sequences.map(encodeTokens)),
    numbers: Object.fromEntries(
      Object.entries(document.numbers).filter(([, number]) => Number.isFinite(number))
    ),
    ...(document.vectors && vectors ? { vectors: mapFields(document.vectors, encodeVector) } : {}),
    stored: document.stored ?? null,
  }
}

/** Adds the suffixes to a document of another version. Versions of earlier releases lack them. */
export const withSuffixes = (document: EngineDocument): EngineDocument =>
  document.terms ? { ...document, suffixes: suffixesOf(document.terms) } : document

/** Encodes a token as one word. Different tokens become different words. */
export function encodeToken(token: string): string {
  if (token === '') return '%empty'
  const safe = token.replace(UNSAFE, (character) => `%${character.codePointAt(0)!.toString(16)};`)
  if (safe.length <= MAX_TOKEN_LENGTH) return safe
  return `%${createHash('sha256').update(token).digest('base64url')}`
}

/** The character that encodes 0. With this offset, all values from -127 to 127 are printable. */
const ZERO = 0x180

/** Encodes a vector as a text with one character per dimension, which scripts can read. */
export const encodeVector = (vector: Int8Array): string =>
  String.fromCharCode(...Array.from(vector, (value) => value + ZERO))

/**
 * A script that returns the cosine of a document's vector and the query's. Returns 0 if the cosine
 * is negative or the lengths differ.
 */
export const COMPARE = `
  String one = params.value; String other = doc[params.field].value;
  if (one.length() != other.length()) return 0;
  long dot = 0; long a = 0; long b = 0;
  for (int at = 0; at < one.length(); at++) {
    int x = one.charAt(at) - ${ZERO}; int y = other.charAt(at) - ${ZERO};
    dot += x * y; a += x * x; b += y * y;
  }
  return dot <= 0 ? 0 : dot / Math.sqrt((double) a * b);`

export const encodeTokens = (tokens: readonly string[]): string => tokens.map(encodeToken).join(' ')

export const encodeTerm = (term: string): string => term.slice(0, MAX_TERM_LENGTH)

function mapFields<In, Out>(fields: Record<string, In>, encode: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, encode(value)]))
}
