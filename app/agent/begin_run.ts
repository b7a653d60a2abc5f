import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AgentWork } from '#domain/agent/task'
import { DomainError } from '#domain/errors'
import { Billing } from '#domain/billing/billing'
import { Queue } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import { RUN_HOLD_MS } from '#domain/runs/status'
import { Charges } from '#app/billing/charges'
import { noCredits } from '#app/billing/no_credits'
import { RunStore } from '#app/runs/run_store'
import { wakeRun } from '#app/runs/wake_run'
import { Responses } from '#app/shared/http/responses'
import { SessionStore } from './session_store.js'
import { AGENT_RUN, meter, showAccepted } from './show_run.js'

/** Begins runs of the agent: what they may cost, the run and the answer are there together, or none of them is (AG-015). */
@inject()
export class BeginAgentRun {
  constructor(
    private readonly answers: Responses,
    private readonly charges: Charges,
    private readonly billing: Billing,
    private readonly runs: RunStore,
    private readonly queue: Queue,
    private readonly sessions: SessionStore
  ) {}

  /** Answers 202 (AG-026). Throws `queue_unavailable` and what billing refuses. */
  async accept(ctx: HttpContext, work: AgentWork): Promise<void> {
    await this.#checkQueue()
    await this.answers.commit(ctx, async (tx) => {
      const run = await this.#begin(ctx, work, tx)
      return { status: 202, data: showAccepted(run), meta: meter(run) }
    })
  }

  /** Begins a run that is followed live; gives its id, again the same for a repetition. Throws as `accept` does. */
  async stream(ctx: HttpContext, work: AgentWork): Promise<string> {
    const repeated = this.answers.repeatedStream(ctx)
    if (repeated) return repeated
    await this.#checkQueue()
    return this.answers.commitStream(ctx, async (tx) => (await this.#begin(ctx, work, tx)).id)
  }

  async #checkQueue(): Promise<void> {
    if (!(await this.queue.healthy()))
      throw new DomainError('queue_unavailable', undefined, { retryable: true, retry_after_seconds: 5 })
  }

  async #begin(ctx: HttpContext, work: AgentWork, tx: SqlTransaction): Promise<Run> {
    const { id: keyId, workspaceId } = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const id = `run_${randomUUID().replaceAll('-', '')}`
    const ask = work.operation === 'ask' ? work.ask : null
    const reservationId = ask && (await this.#reserve(ctx, ask.maxAcu, now, tx))
    const run = await this.runs.create(
      { id, workspaceId, keyId, kind: AGENT_RUN, reservationId, input: work },
      now,
      tx
    )
    if (ask && ask.sessionId !== null)
      await this.sessions.join({ workspaceId, sessionId: ask.sessionId }, id, tx)
    await wakeRun(this.queue, run, tx)
    return run
  }

  /** The balance has to cover the ceiling: it is one of admission too. */
  async #reserve(ctx: HttpContext, maxAcu: number, now: Date, tx: SqlTransaction): Promise<string> {
    const until = new Date(now.getTime() + RUN_HOLD_MS)
    const id = await this.charges.reserve(ctx, maxAcu, until, tx)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { granted, posted, pending } = await this.billing.balance(workspaceId, tx)
    if (granted - posted - pending < 0)
      throw await noCredits(tx, workspaceId, `The workspace has less than max_acu, ${maxAcu} ACU, left.`)
    return id
  }
}
