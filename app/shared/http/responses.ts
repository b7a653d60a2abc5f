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
  /** Whether the response contains a value that is shown only once, such as a signing secret. */
  secret?: boolean
}

/** Sends responses and stores them under the request's idempotency key, if it has one. */
export class Responses {
  constructor(
    private readonly sql: Sql,
    private readonly claims: OpenClaims
  ) {}

  /**
   * Runs `effect` and stores its response under the idempotency key in one transaction, so that a
   * crash keeps both or neither. Then sends the response.
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
   * Runs `effect`, which starts a durable stream and returns its id. Stores the id under the
   * idempotency key in the same transaction. The route then sends the stream. For a repeated
   * request, use `repeatedStream`.
   */
  async commitStream(ctx: HttpContext, effect: (tx: SqlTransaction) => Promise<string>): Promise<string> {
    const claim = currentClaim.get(ctx)
    return this.sql.transaction(async (tx) => {
      const id = await effect(tx)
      if (claim) await this.claims.answer(claim, streamAnswer(id), tx)
      return id
    })
  }

  /**
   * Returns the stream id of the first request with this idempotency key. Undefined unless this
   * request repeats it.
   */
  repeatedStream(ctx: HttpContext): string | undefined {
    return repeatedStream.get(ctx)
  }

  /** Stores the response of a read request under its idempotency key, then sends it. */
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
