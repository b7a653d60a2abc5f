import { type Embedder, type Encoder, NoEmbedder } from '#domain/search/embedder'

type Name = 'EMBEDDER' | 'EMBEDDER_URL' | 'EMBEDDER_MODEL' | 'EMBEDDER_API_KEY'
type Settings = { get(name: Name): string | undefined }
type Logger = { warn(details: object, message: string): void }

/**
 * Returns the embedder that the settings choose. `http` without URL or model and `onnx` without
 * model fall back to the built-in embedder. Loads only that embedder, because the libraries of the
 * others are large.
 */
export async function openEmbedder(settings: Settings, logger: Logger): Promise<Embedder> {
  const kind = settings.get('EMBEDDER')
  const [baseUrl, model] = [settings.get('EMBEDDER_URL'), settings.get('EMBEDDER_MODEL')]
  const onFailure = (reason: string) => logger.warn({ reason }, 'the embedding model did not respond')
  if (kind === 'onnx' && model) {
    const { OnnxEmbedder } = await import('./onnx/onnx_embedder.js')
    return new OnnxEmbedder({ path: model, onFailure })
  }
  if (kind === 'http' && baseUrl && model) {
    const { HttpEmbedder } = await import('./http/http_embedder.js')
    return new HttpEmbedder({ baseUrl, model, apiKey: settings.get('EMBEDDER_API_KEY'), onFailure })
  }
  if (kind === 'off') return new NoEmbedder()
  const { WordPieceEmbedder } = await import('./word_pieces/word_piece_embedder.js')
  return new WordPieceEmbedder()
}

/**
 * Returns the encoder that embeds people in the background. Returns an encoder without vectors if
 * `maxPeople` is 0, and for any embedder but the built-in one: with another setting, the operator has
 * chosen the only model.
 */
export async function openEncoder(kind: string | undefined, maxPeople: number): Promise<Encoder> {
  if (kind !== 'built-in' || maxPeople === 0) return new NoEmbedder()
  const { SentenceEncoder } = await import('./encoder/sentence_encoder.js')
  return new SentenceEncoder()
}
