import type { ApiError, ErrorCode } from './generated/types.gen.js'

type Details = Partial<Omit<ApiError, 'code'>> & { code: string; status: number }

/**
 * An error response of the service. `code` says what happened. `requestId` names the request in the
 * service's logs.
 */
export class KithError extends Error {
  readonly code: ErrorCode | (string & {})
  readonly status: number
  readonly requestId: string | undefined
  /** Messages by the path of the field, such as `rows.3.email`. */
  readonly fields: Record<string, string[]>
  /** Seconds to wait before another attempt. */
  readonly retryAfter: number | undefined
  /** The `error` object of the response. */
  readonly body: Details

  constructor(details: Details) {
    super(`${details.code}: ${details.message ?? 'no message'}`)
    this.name = new.target.name
    this.code = details.code
    this.status = details.status
    this.requestId = details.request_id
    this.fields = details.details?.fieldErrors ?? {}
    this.retryAfter = details.retry_after_seconds
    this.body = details
  }
}

/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends KithError {}
/** 402: the plan, the credits or a budget does not cover the request. */
export class PaymentRequiredError extends KithError {}
/** 403: the key lacks a scope, or the workspace is suspended. */
export class PermissionError extends KithError {}
/** 404 and 405: no such route, method or object. */
export class NotFoundError extends KithError {}
/** 409: the Idempotency-Key belongs to a different request. */
export class ConflictError extends KithError {}
/** 410: the run is older than 7 days. */
export class ExpiredError extends KithError {}
/** 400, 413, 415 and 422: the request is wrong. `fields` lists what to correct. */
export class ValidationError extends KithError {}
/** 429: too many requests. `retryAfter` says how long to wait. */
export class RateLimitError extends KithError {}
/** 503: the service cannot do the work now, or the work failed. */
export class UnavailableError extends KithError {}
/** 500 and every other status. */
export class ServerError extends KithError {}

/** No response arrived. `cause` is the error of fetch. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}

/** A run ended without a result. `run` is its last state. */
export class RunFailedError extends Error {
  override name = 'RunFailedError'
  constructor(
    message: string,
    readonly run: unknown
  ) {
    super(message)
  }
}

/** A run did not end in time. It continues; wait again with the same id. */
export class WaitTimeoutError extends Error {
  override name = 'WaitTimeoutError'
}

const FAMILIES: Record<number, typeof KithError> = {
  400: ValidationError,
  401: AuthenticationError,
  402: PaymentRequiredError,
  403: PermissionError,
  404: NotFoundError,
  405: NotFoundError,
  409: ConflictError,
  410: ExpiredError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitError,
  503: UnavailableError,
}

/** Returns the error of a response. A proxy's page, which is not JSON, has the code `http_<status>`. */
export function errorOf(body: unknown, response: Response): KithError {
  const { status, headers } = response
  const Family = FAMILIES[status] ?? ServerError
  const error = (body as { error?: Partial<ApiError> } | null)?.error
  return new Family({
    code: `http_${status}`,
    message: `the service answered with status ${status}`,
    request_id: headers.get('x-request-id') ?? undefined,
    retry_after_seconds: secondsOf(headers.get('retry-after')),
    ...error,
    status,
  })
}

/** Reads Retry-After: seconds, or an HTTP date. */
export function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter === '') return undefined
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, (date - Date.now()) / 1000)
}
