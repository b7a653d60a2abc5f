import type { Dispatcher } from 'undici'
import type { Answer } from './transport.js'

/** What undici gives, as the port of the reader has it. */
export function toAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Answer {
  return {
    status: statusCode,
    header(name) {
      const value = headers[name]
      return (Array.isArray(value) ? value[0] : value) ?? null
    },
    body,
    dump: () => body.dump({ limit: 16_384 }).catch(() => {}),
  }
}
