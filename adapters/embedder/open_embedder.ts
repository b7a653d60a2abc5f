import { type Embedder, NoEmbedder } from '#domain/search/embedder'
import { HttpEmbedder } from './http/http_embedder.js'
import { WordPieceEmbedder } from './word_pieces/word_piece_embedder.js'

type Name = 'EMBEDDER' | 'EMBEDDER_URL' | 'EMBEDDER_MODEL' | 'EMBEDDER_API_KEY'
type Settings = { get(name: Name): string | undefined }
type Logger = { warn(details: object, message: string): void }

/**
 * Returns the embedder that the settings choose. `http` without URL or model falls back to the
 * built-in embedder.
 */
export function openEmbedder(settings: Settings, logger: Logger): Embedder {
  const kind = settings.get('EMBEDDER')
  const [baseUrl, model] = [settings.get('EMBEDDER_URL'), settings.get('EMBEDDER_MODEL')]
  if (kind === 'http' && baseUrl && model) {
    const onFailure = (reason: string) => logger.warn({ reason }, 'the embedding model did not respond')
    return new HttpEmbedder({ baseUrl, model, apiKey: settings.get('EMBEDDER_API_KEY'), onFailure })
  }
  return kind === 'off' ? new NoEmbedder() : new WordPieceEmbedder()
}
