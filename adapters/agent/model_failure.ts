import { APICallError } from 'ai'
import type { ModelLimits } from './model_limits.js'

/** A failed step. `transient` means that a retry may succeed, such as after a lost connection. */
export class ModelFailure extends Error {
  constructor(
    message: string,
    readonly transient: boolean,
    /** The wait in ms that the Retry-After header requests, or null. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
    /** Whether the request exceeds the model's context. */
    readonly tooLong = false
  ) {
    super(message, options)
    this.name = 'ModelFailure'
  }
}

export function modelFailure(error: unknown, limits: ModelLimits): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) {
    const status = error.statusCode === undefined ? 'cannot be reached' : `answered ${error.statusCode}`
    const wait = retryAfter(error.responseHeaders)
    const transient = error.isRetryable && (wait === null || wait <= limits.longestWaitMs)
    return new ModelFailure(
      `the model's server ${status}`,
      transient,
      wait,
      { cause: error },
      isTooLong(error)
    )
  }
  return new ModelFailure("the model's answer broke off", true, null, { cause: error })
}

/** Servers have no common code for an overlong request, so this looks for common words in their messages. */
const isTooLong = ({ statusCode, responseBody = '' }: APICallError): boolean =>
  statusCode === 413 ||
  (statusCode === 400 &&
    /context.{0,20}(?:length|size|window)|too (?:long|many tokens)|exceed\w* .{0,40}tokens/i.test(
      responseBody
    ))

/** Reads a Retry-After header in seconds or as a date. Returns milliseconds. */
function retryAfter(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  if (!value) return null
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}
