import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isIdempotencyKey, releasesKey, requestFingerprint } from '#domain/idempotency/idempotency'
import { DomainError, validationFailed } from '#domain/errors'
import { failureOf, statusOf } from '#app/shared/http/exception_handler'
import { rawBody } from '#app/shared/http/json_body'
import { lazy } from '../http/lazy.js'
import type { Operation } from '#app/shared/http/operation'
import type { IdempotencyClaim, StoredResponse } from './claim.js'
import { currentClaim } from './current_claim.js'
import { OpenClaims } from './open_claims.js'
import { repeatedStream, streamOf } from './repeated_stream.js'

const openClaims = lazy((container) => container.make(OpenClaims))

/**
 * Runs a request once per Idempotency-Key, and again after a retryable failure. Repeated requests
 * wait for the first and get its exact response. Runs after the key, scope and rate checks and
 * before validation.
 */
export function idempotency({ maxBodyBytes }: Pick<Operation, 'maxBodyBytes'>) {
  return async (ctx: HttpContext, next: NextFn) => {
    const key = ctx.request.headers()['idempotency-key']
    if (key === undefined) return next()
    if (typeof key !== 'string' || !isIdempotencyKey(key))
      throw validationFailed({ 'idempotency-key': ['must be 1 to 255 visible ASCII characters'] })
    const caller = ctx.auth.use('key').getUserOrFail()
    const fingerprint = requestFingerprint({
      keyId: caller.id,
      scopes: caller.scopes,
      method: ctx.request.method(),
      path: ctx.request.url(),
      query: ctx.request.parsedUrl.query ?? '',
      contentType: ctx.request.header('content-type') ?? '',
      accept: ctx.request.header('accept') ?? '',
      body: await rawBody(ctx, maxBodyBytes),
    })
    const claims = await openClaims()
    // Whether the caller closed the connection while waiting.
    const isGone = () => ctx.response.response.closed
    const taken = await claims.take(caller.workspaceId, key, fingerprint, isGone)
    if ('body' in taken) {
      const stream = streamOf(taken)
      if (stream === undefined) return replay(ctx, taken)
      repeatedStream.set(ctx, stream)
      return next()
    }
    currentClaim.set(ctx, taken)
    await next()
    await settle(ctx, claims, taken)
  }
}

/** Stores the response if the request has not stored it, or frees the key. */
async function settle(ctx: HttpContext, claims: OpenClaims, claim: IdempotencyClaim): Promise<void> {
  if (!claims.isOpen(claim)) return
  if (isRetryable(failureOf.get(ctx))) await claims.release(claim)
  else await claims.answer(claim, answerOf(ctx))
}

/** Whether a request failed in a way that frees its key. */
function isRetryable(failure: unknown): boolean {
  if (failure === undefined) return false
  return !(failure instanceof DomainError) || releasesKey(failure.code, statusOf(failure))
}

/** Headers stored with a response. Rate limit headers are always current and never stored. */
const REPLAYED_HEADERS = ['content-type', 'retry-after', 'location', 'x-request-id']

/**
 * Returns the response to store. Serializes its body, so that repeated requests get equal bytes.
 */
function answerOf(ctx: HttpContext): StoredResponse {
  const { response } = ctx
  const given = response.getBody()
  const body = typeof given === 'string' ? given : JSON.stringify(given)
  if (typeof given !== 'string') response.header('content-type', 'application/json; charset=utf-8')
  response.send(body)
  const headers = REPLAYED_HEADERS.flatMap((name) => {
    const value = response.getHeader(name)
    return value === undefined ? [] : [[name, String(value)]]
  })
  return { status: response.getStatus(), headers: Object.fromEntries(headers), body }
}

function replay({ response }: HttpContext, { status, headers, body }: StoredResponse): void {
  for (const [name, value] of Object.entries(headers)) response.header(name, value)
  response.status(status).send(body)
}
