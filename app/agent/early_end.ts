import { inject } from '@adonisjs/core'
import { artifactsOf } from '#domain/agent/run_output'
import type { ToolCall } from '#domain/agent/tool'
import { toolBegun, toolDone } from '#domain/agent/ui_chunk'
import type { ErrorCode } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import type { EarlyCause, EarlyEnd } from '#app/runs/run_handler'
import { CallCosts } from './call_costs.js'
import { CHUNK } from './run_chunks.js'
import type { AgentCheckpoint } from './run_journal.js'

/** Causes for which the caller is responsible. */
const CHARGED_CAUSES: ReadonlySet<EarlyCause> = new Set<'cancelled' | ErrorCode>([
  'cancelled',
  'structured_output_unverified',
  'structured_output_incomplete',
  'structured_output_invalid',
])

/**
 * Ends a run before completion. Nothing is charged or returned unless the caller caused the end and a
 * finished call has a charge. Then the finished calls are charged, `artifacts` has their outputs, and new
 * events have the details that the stream has hidden.
 */
@inject()
export class AgentEarlyEnd {
  constructor(private readonly costs: CallCosts) {}

  async of(run: Run, cause: EarlyCause, tx: SqlTransaction): Promise<EarlyEnd> {
    const { calls = [] } = (run.checkpoint ?? {}) as Partial<AgentCheckpoint>
    const firstPaid = calls.findIndex(({ outcome }) => outcome.charge > 0)
    if (!CHARGED_CAUSES.has(cause) || firstPaid === -1) return { charge: 0 }
    return {
      charge: await this.costs.settle(calls, run, tx),
      output: { artifacts: artifactsOf(calls) },
      events: hiddenChunks(calls, firstPaid).map((data) => ({ type: CHUNK, data })),
    }
  }
}

/**
 * Returns the chunks of the first paid call and all later calls, with the details that were hidden.
 */
const hiddenChunks = (calls: readonly ToolCall[], firstPaid: number) =>
  calls.slice(firstPaid).flatMap((call) => [toolBegun(call, true), toolDone(call, true)])
