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

/** Ends that the caller brings about: by cancelling, or by a schema that the answer does not meet. */
const PAID: ReadonlySet<EarlyCause> = new Set<'cancelled' | ErrorCode>([
  'cancelled',
  'structured_output_unverified',
  'structured_output_incomplete',
  'structured_output_invalid',
])

/**
 * Ends a run of the agent before it is completed. Where its caller brought that about, the calls that were done by then are paid and
 * their outputs given: in `artifacts`, and as chunks before the last one. Any other end is a fault of the service: nothing is charged,
 * and nothing that costs is given.
 */
@inject()
export class AgentEarlyEnd {
  constructor(private readonly costs: CallCosts) {}

  async of(run: Run, cause: EarlyCause, tx: SqlTransaction): Promise<EarlyEnd> {
    const { calls = [] } = (run.checkpoint ?? {}) as Partial<AgentCheckpoint>
    const firstPaid = calls.findIndex(({ outcome }) => outcome.charge > 0)
    if (!PAID.has(cause) || firstPaid === -1) return { charge: 0 }
    return {
      charge: await this.costs.settle(calls, run, tx),
      output: { artifacts: artifactsOf(calls) },
      events: withheld(calls, firstPaid).map((data) => ({ type: CHUNK, data })),
    }
  }
}

/** The chunks that told no more than what calls cost, once more and in full. */
const withheld = (calls: readonly ToolCall[], firstPaid: number) =>
  calls.slice(firstPaid).flatMap((call) => [toolBegun(call, true), toolDone(call, true)])
