import { AGENT_RUN } from '#domain/runs/run_kinds'
import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import type { AgentWork } from '#domain/agent/task'
import { DomainError, type ErrorCode } from '#domain/errors'
import { AppConnections } from '#domain/connections/app_connections'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run, RunResult } from '#domain/runs/run'
import { RUN_ATTEMPTS } from '#domain/runs/limits'
import {
  type EarlyCause,
  type EarlyEnd,
  LeaseLost,
  type RunContext,
  type RunEnd,
  RunHandler,
} from '#app/runs/run_handler'
import { AnswerTask } from './answer_task.js'
import { AgentEarlyEnd } from './early_end.js'
import { cancelWatch } from './cancel_watch.js'
import { RunFeed } from './run_feed.js'

const DEADLINE_MS = 10 * 60_000

/** Error codes that polling may return for a failed run. */
const FINAL_ERRORS: readonly ErrorCode[] = [
  'structured_output_unverified',
  'structured_output_incomplete',
  'structured_output_invalid',
  'agent_unavailable',
  'upstream_unavailable',
]

/**
 * Runs agent tasks and starts app connections. Stops soon after a cancellation. Charges a run once,
 * when it ends.
 */
@inject()
export default class AgentRunHandler extends RunHandler {
  readonly kind = AGENT_RUN

  constructor(
    private readonly tasks: AnswerTask,
    private readonly connections: AppConnections,
    private readonly feed: RunFeed,
    private readonly logger: Logger,
    private readonly early: AgentEarlyEnd
  ) {
    super()
  }

  async handle(context: RunContext): Promise<RunEnd> {
    const work = context.run.input as AgentWork
    if (work.operation === 'connect') return this.#connect(context, work.app)
    const watch = cancelWatch(this.feed, context.run.id)
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    const signal = AbortSignal.any([context.signal, watch.signal, deadline])
    try {
      return await this.tasks.answer({ ...context, signal }, work.ask)
    } catch (error) {
      if (watch.signal.aborted) throw new LeaseLost()
      context.signal.throwIfAborted()
      if (deadline.aborted)
        throw new DomainError('agent_unavailable', 'The agent took longer than ten minutes.')
      throw this.#failure(error, context)
    } finally {
      watch.end()
    }
  }

  override endEarly(run: Run, cause: EarlyCause, tx: SqlTransaction): Promise<EarlyEnd> {
    return this.early.of(run, cause, tx)
  }

  override async giveUp(): Promise<ErrorCode> {
    return 'agent_unavailable'
  }

  /**
   * Returns the error to throw. An unexpected error is returned as it is until the last attempt, so
   * that the run is retried. Errors that polling may not return become `agent_unavailable`.
   */
  #failure(error: unknown, { run }: RunContext): unknown {
    if (error instanceof LeaseLost || (error instanceof DomainError && FINAL_ERRORS.includes(error.code)))
      return error
    if (!(error instanceof DomainError) && run.attempts < RUN_ATTEMPTS) return error
    this.logger.error({ err: error, run_id: run.id }, 'an agent run failed')
    return new DomainError('agent_unavailable')
  }

  /** The authorization URL contains a secret, so it is not part of the stored output. */
  async #connect({ run }: RunContext, app: string): Promise<RunResult> {
    const { workspaceId, keyId, id: runId } = run
    await this.connections.begin({ workspaceId, keyId, app, runId })
    return { status: 'completed', output: { output: '', artifacts: [] }, charge: 0 }
  }
}
