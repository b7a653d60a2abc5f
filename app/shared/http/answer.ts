import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { currentClaim } from '#app/shared/idempotency/current_claim'
import { OpenClaims } from '#app/shared/idempotency/open_claims'
import { success } from './envelope.js'

export type Outcome = { status?: 200 | 201 | 202; data: object; meta?: Record<string, unknown> }

/** Answers requests that change something. */
@inject()
export class Answers {
  constructor(
    private readonly sql: Sql,
    private readonly claims: OpenClaims
  ) {}

  /**
   * Carries out `effect` in one transaction with the stored answer of the request's idempotency key, so that a crash leaves both or
   * neither, then sends the answer.
   */
  async commit(ctx: HttpContext, effect: (tx: SqlTransaction) => Promise<Outcome>): Promise<void> {
    const claim = currentClaim.get(ctx)
    const answer = await this.sql.transaction(async (tx) => {
      const { status = 200, data, meta } = await effect(tx)
      const body = JSON.stringify(success(ctx, data, meta))
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': String(ctx.response.getHeader('x-request-id')),
      }
      if (claim) await this.claims.answer(claim, { status, headers, body }, tx)
      return { status, headers, body }
    })
    ctx.response.header('content-type', answer.headers['content-type'])
    ctx.response.status(answer.status).send(answer.body)
  }
}
