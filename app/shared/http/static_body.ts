import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Compresses at level 9. Higher levels are ten times slower and save a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
}

/** An unchanging response body, compressed once per encoding, off the event loop. */
export class StaticBody {
  /** A weak tag, because one tag covers the body in every encoding. */
  readonly etag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly type: string,
    readonly bytes: Buffer
  ) {
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  }

  /** Sends 304 when the client has this body, otherwise the body in the best encoding. */
  async send({ request, response }: HttpContext, cacheControl: string): Promise<void> {
    response.header('cache-control', cacheControl).header('etag', this.etag).header('vary', 'accept-encoding')
    if (isKnown(request.header('if-none-match'), this.etag)) return response.status(304).send(null)
    const accepted = request.encodings()
    const encoding = ENCODINGS.find((one) => accepted.includes(one))
    if (encoding) response.header('content-encoding', encoding)
    response.header('content-type', this.type).send(encoding ? await this.#in(encoding) : this.bytes)
  }

  #in(encoding: Encoding): Promise<Buffer> {
    let encoded = this.#encoded.get(encoding)
    if (!encoded) {
      encoded = compress[encoding](this.bytes)
      this.#encoded.set(encoding, encoded)
    }
    return encoded
  }
}

/** Whether an If-None-Match header contains the tag. */
function isKnown(header: string | undefined, etag: string): boolean {
  return header === '*' || Boolean(header?.split(',').some((tag) => tag.trim() === etag))
}
