import type { Dispatcher } from 'undici'
import { ReadError } from './read_error.js'
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

const MAX_INTERIM = 20

/** Ends a request that is answered with interim responses without end. */
export function interimLimit(): () => void {
  let interim = 0
  return () => {
    if (++interim > MAX_INTERIM) throw new ReadError('unusable', 'interim answers without end')
  }
}
