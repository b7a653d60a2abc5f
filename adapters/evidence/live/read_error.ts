import type { ReadFailure } from '#domain/evidence/evidence'
import { egressErrorOf } from '../../egress/egress_error.js'
import { ContentError } from '../content/content_error.js'

/** A failure to read a page. `transient`: a retry may help. */
export class ReadError extends Error {
  readonly code = 'PAGE_NOT_READ'

  constructor(
    readonly reason: ReadFailure,
    message: string,
    readonly transient = false,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
])
const TRANSIENT = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EAI_AGAIN', 'ENETDOWN', 'ENETUNREACH'])

export function toReadError(error: unknown): ReadError {
  if (error instanceof ReadError) return error
  const refused = egressErrorOf(error)
  if (refused) return new ReadError('forbidden', refused.message, false, { cause: refused })
  if (error instanceof ContentError) return new ReadError('unusable', error.message, false, { cause: error })
  const { code = '', name = '', message = String(error) } = (error ?? {}) as NodeJS.ErrnoException
  // UND_ERR_ABORTED means that the proxy refused a tunnel, not that a signal aborted.
  const aborted = (name === 'TimeoutError' || name === 'AbortError') && code !== 'UND_ERR_ABORTED'
  if (aborted || TIMEOUTS.has(code)) return new ReadError('timeout', message, false, { cause: error })
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new ReadError('unusable', message, false, { cause: error })
  return new ReadError('unreachable', message, TRANSIENT.has(code), { cause: error })
}

/** Whether the host name could not be resolved, so that another scheme or port cannot help. */
export function isNameError(error: ReadError): boolean {
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN'
}
