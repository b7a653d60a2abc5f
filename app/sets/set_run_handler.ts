import { inject } from '@adonisjs/core'
import { DomainError, type ErrorCode } from '#domain/errors'
import { RUN_ATTEMPTS } from '#domain/runs/limits'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run, RunResult } from '#domain/runs/run'
import { type EarlyCause, LeaseLost, type RunContext, RunHandler } from '#app/runs/run_handler'
import { FillColumns } from './fill_columns.js'
import { SearchStep } from './search_step.js'
import { isHeldBy, SetEnding } from './set_ending.js'
import { SetStore } from './set_store.js'

export const SET_RUN = 'set'

/**
 * Runs a Set's searches in order, then fills the columns of admitted people. Stores each result
 * immediately, so that another worker can continue. The run itself costs nothing. `SetLedger`
 * charges the Set.
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

  /** Fails the Set of an expired run. `SetLedger` charges admitted people and found values. */
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
      // The Set is idle or another run works on it, so this run has nothing to do.
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
