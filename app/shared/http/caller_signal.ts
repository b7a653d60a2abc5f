import type { HttpContext } from '@adonisjs/core/http'

/** Returns a signal that aborts when the response ends or the caller disconnects. */
export function callerSignal({ response }: HttpContext): AbortSignal {
  const closed = new AbortController()
  if (response.response.closed) closed.abort()
  else response.response.once('close', () => closed.abort())
  return closed.signal
}
