import { type Embedder, NoEmbedder } from '#domain/search/embedder'
import { HttpEmbedder } from './http/http_embedder.js'
import { OnnxEmbedder } from './onnx/onnx_embedder.js'
import { WordPieceEmbedder } from './word_pieces/word_piece_embedder.js'

type Name = 'EMBEDDER' | 'EMBEDDER_URL' | 'EMBEDDER_MODEL' | 'EMBEDDER_API_KEY'
type Settings = { get(name: Name): string | undefined }
type Logger = { warn(details: object, message: string): void }

/**
 * Returns the embedder that the settings choose. `http` without URL or model and `onnx` without
 * model fall back to the built-in embedder.
 */
export function openEmbedder(settings: Settings, logger: Logger): Embedder {
  const kind = settings.get('EMBEDDER')
  const [baseUrl, model] = [settings.get('EMBEDDER_URL'), settings.get('EMBEDDER_MODEL')]
  const onFailure = (reason: string) => logger.warn({ reason }, 'the embedding model did not respond')
  if (kind === 'onnx' && model) return new OnnxEmbedder({ path: model, onFailure })
  if (kind === 'http' && baseUrl && model) {
    return new HttpEmbedder({ baseUrl, model, apiKey: settings.get('EMBEDDER_API_KEY'), onFailure })
  }
  return kind === 'off' ? new NoEmbedder() : new WordPieceEmbedder()
}
