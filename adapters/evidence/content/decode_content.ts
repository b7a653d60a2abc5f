import { promisify } from 'node:util'
import {
  brotliDecompress,
  constants,
  gunzip,
  inflate,
  inflateRaw,
  type ZlibOptions,
  zstdDecompress,
} from 'node:zlib'
import { isGzip } from '../../files/inspect_file.js'
import { ContentError } from './content_error.js'

type Decode = (bytes: Buffer, limit: number) => Promise<Buffer>

/** Options that decode a truncated stream as far as possible. */
const partial = (limit: number): ZlibOptions => ({
  maxOutputLength: limit,
  finishFlush: constants.Z_SYNC_FLUSH,
})
/** Returns bytes that are not gzip unchanged, because some servers name gzip and send plain bytes. */
const gzip: Decode = (bytes, limit) =>
  isGzip(bytes) ? (promisify(gunzip)(bytes, partial(limit)) as Promise<Buffer>) : Promise.resolve(bytes)
const deflate: Decode = (bytes, limit) =>
  promisify((bytes[0] & 0x0f) === 8 ? inflate : inflateRaw)(bytes, partial(limit)) as Promise<Buffer>
const brotli: Decode = (bytes, limit) =>
  promisify(brotliDecompress)(bytes, {
    maxOutputLength: limit,
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }) as Promise<Buffer>
const zstd: Decode = (bytes, limit) =>
  promisify(zstdDecompress)(bytes, {
    maxOutputLength: limit,
    finishFlush: constants.ZSTD_e_flush,
  }) as Promise<Buffer>

const DECODERS: Record<string, Decode> = { gzip, 'x-gzip': gzip, deflate, br: brotli, zstd }
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd'
const MAX_ENCODINGS = 3

/**
 * Decodes a body according to Content-Encoding, last encoding first. Stops a stream that exceeds
 * `limit` decoded bytes.
 * @throws ContentError for a body that is too large or broken, and for unknown or too many
 * encodings
 */
export async function decodeContent(bytes: Buffer, header: string | null, limit: number): Promise<Buffer> {
  const layers = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity')
  if (layers.length > MAX_ENCODINGS)
    throw new ContentError(`has more than ${MAX_ENCODINGS} content encodings`)
  let decoded = bytes
  for (const name of layers.reverse()) {
    const decode = DECODERS[name]
    if (!decode) throw new ContentError(`has the unknown content encoding ${name.slice(0, 30)}`)
    if (decoded.length) decoded = await decode(decoded, limit).catch((error) => fail(error, name, limit))
  }
  if (decoded.length > limit) throw tooLarge(limit)
  return decoded
}

function fail(error: NodeJS.ErrnoException, name: string, limit: number): never {
  if (error.code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(limit)
  throw new ContentError(`the ${name} stream is broken`)
}

export const tooLarge = (limit: number) => new ContentError(`larger than ${limit} bytes`)
