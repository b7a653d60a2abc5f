import type { IndexDocument } from '#domain/ports/search_index'

/** Returns a document that contains the generation of its index. */
export function generationDocument(id: string, generation: number): IndexDocument {
  const text = { body: ['word', `w${generation}`] }
  return {
    id,
    rank: 0,
    text,
    terms: { all: ['yes'] },
    phrases: {},
    numbers: { generation },
    stored: { generation },
  }
}
