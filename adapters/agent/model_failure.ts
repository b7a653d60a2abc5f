import { APICallError } from 'ai'
import type { ModelLimits } from './model_limits.js'

/** A step that gave no answer. `transient`: the transport failed or the server was busy, so another try may do better. */
export class ModelFailure extends Error {
  constructor(
    message: string,
    readonly transient: boolean,
    /** How long the server asked to wait. */
    readonly retryAfterMs: number | null = null,
    options?: ErrorOptions,
    /** Whether what was sent is more than the model can have in view. */
    readonly tooLong = false
  ) {
    super(message, options)
    this.name = 'ModelFailure'
  }
}

/** What went wrong between here and the model. */
export function modelFailure(error: unknown, limits: ModelLimits): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) {
    const said = error.statusCode === undefined ? 'cannot be reached' : `answered ${error.statusCode}`
    const wait = retryAfter(error.responseHeaders)
    const transient = error.isRetryable && (wait === null || wait <= limits.longestWaitMs)
    return new ModelFailure(`the model's server ${said}`, transient, wait, { cause: error }, isTooLong(error))
  }
  return new ModelFailure("the model's answer broke off", true, null, { cause: error })
}

/** Servers have no common code for it, but all speak of tokens or of the context. */
const isTooLong = ({ statusCode, responseBody = '' }: APICallError): boolean =>
  statusCode === 413 ||
  (statusCode === 400 &&
    /context.{0,20}(?:length|size|window)|too (?:long|many tokens)|exceed\w* .{0,40}tokens/i.test(
      responseBody
    ))

/** Milliseconds of a Retry-After header, in either of its forms. */
function retryAfter(headers: Record<string, string> | undefined): number | null {
  const value = headers?.['retry-after']
  if (!value) return null
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}
