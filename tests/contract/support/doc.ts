import type { IndexDocument } from '#domain/ports/search_index'

/** A document with only the given parts. */
export function doc(id: string, parts: Partial<IndexDocument> = {}): IndexDocument {
  return { id, rank: 0, text: {}, terms: {}, phrases: {}, numbers: {}, stored: { id }, ...parts }
}
