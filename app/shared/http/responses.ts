import type { HttpContext } from '@adonisjs/core/http'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import type { StoredResponse } from '../idempotency/claim.js'
import { currentClaim } from '../idempotency/current_claim.js'
import { OpenClaims } from '../idempotency/open_claims.js'
import { repeatedStream, streamAnswer } from '../idempotency/repeated_stream.js'
import { success } from './envelope.js'
import { requestId } from './request_id.js'

export type ResponseData = {
  status?: 200 | 201 | 202
  data: object
  meta?: Record<string, unknown>
  /** Whether it shows something that is shown once, as a signing secret. */
  secret?: boolean
}

/** Answers requests that carry an idempotency key or may do so. */
export class Responses {
  constructor(
    private readonly sql: Sql,
    private readonly claims: OpenClaims
  ) {}

  /**
   * Carries out `effect` in one transaction with the stored answer of the request's idempotency key, so that a crash leaves both or
   * neither, then sends the answer.
   */
  async commit(ctx: HttpContext, effect: (tx: SqlTransaction) => Promise<ResponseData>): Promise<void> {
    const claim = currentClaim.get(ctx)
    const answer = await this.sql.transaction(async (tx) => {
      const written = write(ctx, await effect(tx))
      if (claim) await this.claims.answer(claim, written, tx)
      return written
    })
    send(ctx, answer)
  }

  /**
   * Carries out `effect`, which begins a durable stream and gives its id, in one transaction with the request's idempotency key. The
   * route then streams it; for a repetition `repeatedStream` names it.
   */
  async commitStream(ctx: HttpContext, effect: (tx: SqlTransaction) => Promise<string>): Promise<string> {
    const claim = currentClaim.get(ctx)
    return this.sql.transaction(async (tx) => {
      const id = await effect(tx)
      if (claim) await this.claims.answer(claim, streamAnswer(id), tx)
      return id
    })
  }

  /** The stream that this request was answered with before. */
  repeatedStream(ctx: HttpContext): string | undefined {
    return repeatedStream.get(ctx)
  }

  /** Sends the answer of a request that changes nothing, once it is stored under the request's idempotency key. */
  async send(ctx: HttpContext, outcome: ResponseData): Promise<void> {
    const claim = currentClaim.get(ctx)
    const answer = write(ctx, outcome)
    if (claim) await this.claims.answer(claim, answer)
    send(ctx, answer)
  }
}

function write(ctx: HttpContext, { status = 200, data, meta, secret }: ResponseData): StoredResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId(ctx) },
    body: JSON.stringify(success(ctx, data, meta)),
    secret,
  }
}

function send({ response }: HttpContext, { status, headers, body }: StoredResponse): void {
  response.header('content-type', headers['content-type'])
  response.status(status).send(body)
}
