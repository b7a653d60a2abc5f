import type { IndexDocument } from '#domain/ports/search_index'

/** Returns a document with the given parts. Its other parts are empty. */
export function doc(id: string, parts: Partial<IndexDocument> = {}): IndexDocument {
  return { id, rank: 0, text: {}, terms: {}, phrases: {}, numbers: {}, stored: { id }, ...parts }
}
