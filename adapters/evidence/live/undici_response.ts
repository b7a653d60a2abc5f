import type { Dispatcher } from 'undici'
import { ReadError } from './read_error.js'
import type { RawResponse } from './transport.js'

export function toRawResponse({ statusCode, headers, body }: Dispatcher.ResponseData): RawResponse {
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

const MAX_INTERIM_RESPONSES = 20

/** Returns a handler of interim (1xx) responses that throws after too many of one request. */
export function interimLimit(): () => void {
  let interim = 0
  return () => {
    if (++interim > MAX_INTERIM_RESPONSES) throw new ReadError('unusable', 'too many interim responses')
  }
}
