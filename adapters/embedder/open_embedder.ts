import { type Embedder, NoEmbedder } from '#domain/search/embedder'
import { HttpEmbedder, type HttpEmbedderSettings } from './http/http_embedder.js'
import { WordPieceEmbedder } from './word_pieces/word_piece_embedder.js'

/** Returns the embedder of the setting EMBEDDER. `http` has the settings of its model. */
export function openEmbedder(
  kind: string,
  logger: { warn(details: object, message: string): void },
  { baseUrl, model, apiKey }: Partial<HttpEmbedderSettings>
): Embedder {
  const onFailure = (reason: string) => logger.warn({ reason }, 'the embedding model did not respond')
  if (kind === 'http' && baseUrl && model) return new HttpEmbedder({ baseUrl, model, apiKey, onFailure })
  return kind === 'off' ? new NoEmbedder() : new WordPieceEmbedder()
}
