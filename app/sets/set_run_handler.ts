import { inject } from '@adonisjs/core'
import { DomainError, type ErrorCode } from '#domain/errors'
import { RUN_ATTEMPTS } from '#domain/runs/status'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run, RunResult } from '#domain/runs/run'
import { type EarlyCause, LeaseLost, type RunContext, RunHandler } from '#app/runs/run_handler'
import { FillColumns } from './fill_columns.js'
import { SearchStep } from './search_step.js'
import { isHeldBy, SetEnding } from './set_ending.js'
import { SetStore } from './set_store.js'

export const SET_RUN = 'set'

/**
 * Works on a Set until nothing is left: its searches in order, then the columns of who was admitted. Every person looked at and
 * every value found is kept as it is done, so that a worker that takes over goes on where the last one was (SE-028). The
 * Set, not the run, holds what it costs.
 */
@inject()
export default class SetRunHandler extends RunHandler {
  readonly kind = SET_RUN

  constructor(
    private readonly sets: SetStore,
    private readonly search: SearchStep,
    private readonly columns: FillColumns,
    private readonly ending: SetEnding
  ) {
    super()
  }

  async handle(context: RunContext): Promise<RunResult> {
    const { setId } = context.run.input as { setId: string }
    try {
      await this.#work(context, setId)
      return { status: 'completed', output: { set_id: setId }, charge: 0 }
    } catch (error) {
      const mayRetry = !(error instanceof DomainError) && context.run.attempts < RUN_ATTEMPTS
      if (error instanceof LeaseLost || context.signal.aborted || mayRetry) throw error
      await this.ending.fail(context, setId)
      throw error
    }
  }

  /** A run that nobody ended in its time leaves a Set at work: it fails, and what it admitted and found is paid. */
  override async endEarly({ workspaceId, id, input }: Run, cause: EarlyCause, tx: SqlTransaction) {
    if (cause === 'run_expired' && input)
      await this.ending.expire(workspaceId, (input as { setId: string }).setId, id, tx)
    return { charge: 0 }
  }

  override async giveUp(context: RunContext): Promise<ErrorCode> {
    const { setId } = context.run.input as { setId: string }
    if (isHeldBy(context.run, await this.sets.get(context.run.workspaceId, setId)))
      await this.ending.fail(context, setId)
    return super.giveUp(context)
  }

  async #work(context: RunContext, setId: string): Promise<void> {
    const { run, signal } = context
    for (;;) {
      signal.throwIfAborted()
      // Taken over after it went idle, or while other work has begun since: this run has nothing left to do.
      if (!isHeldBy(run, await this.sets.get(run.workspaceId, setId))) return
      const open = (await this.sets.searches(setId)).find(
        ({ status }) => status === 'queued' || status === 'running'
      )
      if (open) await this.search.carryOut(open, context)
      else if (await this.columns.fillSome(setId, context)) continue
      else if (await this.ending.idle(context, setId)) return
    }
  }
}
