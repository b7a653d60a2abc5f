import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type { Bundle } from './write_bundle.js'

/** Sends a bundle, and closes it after the last byte or when the caller disconnects. */
export function sendBundle({ response }: HttpContext, bundle: Bundle, id: string) {
  response.header('content-type', 'application/wacz')
  response.header('content-length', String(bundle.bytes))
  response.header('content-disposition', `attachment; filename="${id}.wacz"`)
  const stream = Readable.from(bundle.content(), { objectMode: false })
  stream.once('close', () => void bundle.close())
  return response.stream(stream)
}
