import { WordPieceEmbedder } from '#adapters/embedder/word_pieces/word_piece_embedder'
import type { Embedder } from '#domain/search/embedder'
import type { Person } from '#domain/people/person_record'
import { personText } from '#domain/search/person_text'
import { similarity } from '#domain/search/vectors'
import type { Engine } from './engine.js'
import type { CorpusRecord } from './queries.js'

/** Vectors alone: every record by its similarity to the query, without words or filters. */
export function vectorEngine(
  people: readonly CorpusRecord[],
  embedder: Embedder = new WordPieceEmbedder()
): Engine {
  const texts = people.map((person) => personText(person as unknown as Person))
  const embedded = embedder.embed(texts, 'records')
  return {
    label: 'vectors',
    async search(text, count) {
      const [query] = await embedder.embed([text], 'query')
      if (!query) return []
      const scored = (await embedded).flatMap((vector, i) =>
        vector ? [{ id: people[i].id, score: similarity(query, vector) }] : []
      )
      return scored
        .sort((a, b) => b.score - a.score)
        .slice(0, count)
        .map(({ id }) => [id])
    },
  }
}
