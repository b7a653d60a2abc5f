import { AGENT_RUN } from '#domain/runs/run_kinds'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AgentWork } from '#domain/agent/task'
import { Billing } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import { noCredits } from '#app/billing/no_credits'
import { StartRun } from '#app/runs/start_run'
import { Responses } from '#app/shared/http/responses'
import { SessionStore } from './session_store.js'
import { meter, showAccepted } from './show_run.js'

/** Commits an agent run together with its reservation and response. */
@inject()
export class BeginAgentRun {
  constructor(
    private readonly responses: Responses,
    private readonly starting: StartRun,
    private readonly billing: Billing,
    private readonly sessions: SessionStore
  ) {}

  /** Responds 202. Throws `queue_unavailable` and billing errors. */
  async accept(ctx: HttpContext, work: AgentWork): Promise<void> {
    await this.starting.checkQueue()
    await this.responses.commit(ctx, async (tx) => {
      const run = await this.#begin(ctx, work, tx)
      return { status: 202, data: showAccepted(run), meta: meter(run) }
    })
  }

  /**
   * Like `accept`, for a streamed run. Returns the run's id. A repeated request gets the same id.
   */
  async stream(ctx: HttpContext, work: AgentWork): Promise<string> {
    const repeated = this.responses.repeatedStream(ctx)
    if (repeated) return repeated
    await this.starting.checkQueue()
    return this.responses.commitStream(ctx, async (tx) => (await this.#begin(ctx, work, tx)).id)
  }

  async #begin(ctx: HttpContext, work: AgentWork, tx: SqlTransaction): Promise<Run> {
    const key = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const task = work.operation === 'ask' ? work.ask : null
    const reservationId = task && (await this.#reserve(ctx, task.maxAcu, now, tx))
    const run = await this.starting.start(key, { kind: AGENT_RUN, input: work, reservationId }, now, tx)
    if (task && task.sessionId !== null)
      await this.sessions.join({ workspaceId: key.workspaceId, sessionId: task.sessionId }, run.id, tx)
    return run
  }

  /** Reserves max_acu. Unlike other requests, an agent run may not take the balance below zero. */
  async #reserve(ctx: HttpContext, maxAcu: number, now: Date, tx: SqlTransaction): Promise<string> {
    const id = await this.starting.reserve(ctx, maxAcu, now, tx)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { granted, posted, pending } = await this.billing.balance(workspaceId, tx)
    if (granted - posted - pending < 0)
      throw await noCredits(tx, workspaceId, `The workspace has less than max_acu (${maxAcu} ACU) left.`)
    return id
  }
}
