import type { IndexDocument } from '#domain/ports/search_index'

/** A document with the parts a test names and nothing else. */
export function doc(id: string, parts: Partial<IndexDocument> = {}): IndexDocument {
  return { id, rank: 0, text: {}, terms: {}, phrases: {}, numbers: {}, stored: { id }, ...parts }
}
