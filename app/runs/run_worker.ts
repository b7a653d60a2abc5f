import { randomUUID } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import { DomainError } from '#domain/errors'
import type { Consumer, Queue } from '#domain/ports/queue'
import type { Run } from '#domain/runs/run'
import { RUN_ATTEMPTS, RUN_CLAIMS, RUN_LEASE_MS } from '#domain/runs/limits'
import { type EarlyCause, LeaseLost, type RunContext, type RunHandler } from './run_handler.js'
import type { EndEarly, RunStore } from './run_store.js'
import { loopShare } from '#app/shared/loop_share'
import { loopTurns } from '#app/shared/loop_turns'
import { activeWork } from '#app/shared/active_work'
import { AGENT_QUEUE, RUN_QUEUE } from './wake_run.js'

/**
 * Maximum concurrent runs per queue, in total (default 4) and per workspace (unlimited by default).
 */
export type WorkerSettings = {
  concurrency?: number
  agentConcurrency?: number
  perWorkspace?: number
  leaseMs?: number
}

/** Takes runs from the queue, renews their lease while a handler works, and ends them. */
export class RunWorker {
  readonly #handlers: Map<string, RunHandler>
  readonly #working = new Map<string, AbortController>()
  #consumers: Consumer[] = []
  #stopping: Promise<void> | undefined

  constructor(
    private readonly store: RunStore,
    private readonly queue: Queue,
    private readonly logger: Logger,
    handlers: readonly RunHandler[],
    private readonly settings: WorkerSettings = {}
  ) {
    this.#handlers = new Map(handlers.map((handler) => [handler.kind, handler]))
  }

  start(): void {
    const { concurrency = 4, agentConcurrency = 4 } = this.settings
    this.#consumers = [this.#consume(RUN_QUEUE, concurrency), this.#consume(AGENT_QUEUE, agentConcurrency)]
  }

  /**
   * Stops taking runs, waits up to `graceMs` and hands back runs that are not done. Later calls
   * wait for the same stop.
   */
  stop(graceMs: number): Promise<void> {
    this.#stopping ??= Promise.all(this.#consumers.map((each) => each.stop(graceMs))).then(() => {})
    return this.#stopping
  }

  /** Aborts the work on a run in this process. Other processes notice when they renew the lease. */
  abandon(runId: string): void {
    this.#working.get(runId)?.abort()
  }

  /** Cancels a run and aborts the work on it in this process. Returns its status afterwards. */
  async cancel({ workspaceId, id }: Run, now: Date): Promise<Run['status']> {
    const status = await this.store.cancel(workspaceId, id, now, undefined, this.endEarly('cancelled'))
    this.abandon(id)
    return status!
  }

  /** Returns a function that asks a run's handler for the charge when the run ends early. */
  endEarly(cause: EarlyCause): EndEarly {
    return async (run, tx) => (await this.#handlers.get(run.kind)?.endEarly(run, cause, tx)) ?? { charge: 0 }
  }

  #consume(queue: string, concurrency: number): Consumer {
    return this.queue.consume(
      queue,
      (job, signal) => this.#carryOut((job.payload as { runId: string }).runId, signal),
      // A job and its run have leases of one length, so the run can be claimed when the queue redelivers
      // the job of a lost worker.
      { concurrency, groupConcurrency: this.settings.perWorkspace, leaseMs: this.#leaseMs }
    )
  }

  async #carryOut(runId: string, stopping: AbortSignal): Promise<void> {
    const token = randomUUID()
    const run = await this.store.claim(runId, token, new Date(), this.#until())
    if (!run) return
    const lost = new AbortController()
    this.#working.set(runId, lost)
    const end = activeWork.begin(`run ${run.kind}`)
    const renewal = setInterval(() => this.#renew(runId, token, lost), this.#leaseMs / 3)
    let leave = () => {}
    try {
      leave = await loopShare.enter(run.workspaceId)
      await loopTurns.take(run.workspaceId)
      await this.#handle(run, token, AbortSignal.any([lost.signal, stopping]))
    } catch (error) {
      await this.#afterFailure(run, token, error, lost.signal.aborted, stopping.aborted)
    } finally {
      clearInterval(renewal)
      leave()
      end()
      this.#working.delete(runId)
    }
  }

  async #handle(run: Run, token: string, signal: AbortSignal): Promise<void> {
    const handler = this.#handlers.get(run.kind)
    if (!handler) throw new Error(`no handler for ${run.kind} runs`)
    const context = this.#contextOf(run, token, signal)
    if (run.attempts > RUN_CLAIMS) {
      this.logger.error(
        { run_id: run.id, attempt: run.attempts },
        'run failed: its workers were lost too often'
      )
      return this.#fail(run, token, new DomainError(await handler.giveUp(context)))
    }
    const result = await handler.handle(context)
    if (!(await this.store.finish(run, token, result, new Date()))) throw new LeaseLost()
  }

  async #fail(run: Run, token: string, { code, message }: DomainError): Promise<void> {
    await this.store.fail(run, token, { code, message }, new Date(), this.endEarly(code))
  }

  #contextOf(run: Run, token: string, signal: AbortSignal): RunContext {
    return {
      run,
      signal,
      checkpoint: async (data, tx) => {
        if (!(await this.store.checkpoint(run.id, token, data, tx))) throw new LeaseLost()
      },
      emit: async (type, data, tx) => {
        const seq = await this.store.emit(run.id, token, { type, data }, new Date(), tx)
        if (seq === null) throw new LeaseLost()
        return seq
      },
    }
  }

  async #afterFailure(
    run: Run,
    token: string,
    error: unknown,
    lost: boolean,
    stopping: boolean
  ): Promise<void> {
    if (error instanceof LeaseLost || lost) return
    if (stopping) {
      await this.store.handBack(run.id, token, { counts: false })
      throw error
    }
    const expected = error instanceof DomainError
    if (!expected) this.logger.error({ err: error, run_id: run.id, attempt: run.attempts }, 'a run failed')
    if (!expected && run.attempts < RUN_ATTEMPTS) {
      await this.store.handBack(run.id, token)
      // The queue redelivers the job with increasing delays.
      throw error
    }
    await this.#fail(run, token, expected ? error : new DomainError('internal_error'))
  }

  #renew(runId: string, token: string, lost: AbortController): void {
    this.store.renew(runId, token, this.#until()).then(
      (held) => {
        if (!held) lost.abort()
      },
      (error) => this.logger.warn({ err: error, run_id: runId }, 'could not renew the lease of a run')
    )
  }

  get #leaseMs(): number {
    return this.settings.leaseMs ?? RUN_LEASE_MS
  }

  #until(): Date {
    return new Date(Date.now() + this.#leaseMs)
  }
}
