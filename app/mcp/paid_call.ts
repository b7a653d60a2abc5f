import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ToolName, ToolOutcome } from '#domain/agent/tool'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { CallCosts } from '#app/agent/call_costs'
import { Charges } from '#app/billing/charges'
import { noteRecipients, personIdsIn } from '#app/recipients/note_recipients'
import type { RunEnd } from '#app/runs/run_handler'
import { RunStore } from '#app/runs/run_store'
import { newId } from '#app/shared/new_id'

export const MCP_RUN = 'mcp'

/** The longest duration of a call. The lease is longer, so that no other worker takes its run. */
export const CALL_MS = 4 * 60_000
const LEASE_MS = 5 * 60_000

/**
 * Runs calls and records whose data the workspace received. A paid call is stored as a run that this
 * request works on. Reserves its maximum cost, and charges the actual cost when the run ends. If the
 * process dies, the run fails without a charge.
 */
@inject()
export class PaidCall {
  constructor(
    private readonly charges: Charges,
    private readonly runs: RunStore,
    private readonly costs: CallCosts,
    private readonly sql: Sql
  ) {}

  /** Runs a call that costs nothing. */
  async free(ctx: HttpContext, work: () => Promise<ToolOutcome>): Promise<ToolOutcome> {
    const outcome = await work()
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    if (outcome.ok && personIdsIn(outcome).length > 0)
      await this.sql.transaction((tx) => noteRecipients(tx, workspaceId, 'agent', outcome))
    return outcome
  }

  /**
   * Runs a call that may cost ACU. Throws billing errors and the errors of `work`. Errors cost
   * nothing.
   */
  async carryOut(
    ctx: HttpContext,
    tool: ToolName,
    maxCharge: number,
    work: (runId: string) => Promise<ToolOutcome>
  ): Promise<ToolOutcome> {
    const { id: keyId, workspaceId } = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const until = new Date(now.getTime() + LEASE_MS)
    const [id, token] = [newId('run'), randomUUID()]
    const reservationId = await this.charges.reserve(ctx, maxCharge, until)
    await this.runs.create({ id, workspaceId, keyId, kind: MCP_RUN, reservationId, input: { tool } }, now)
    const run = await this.runs.claim(id, token, now, until)
    if (!run) throw new Error(`the run ${id} could not be started`)
    const end = (result: RunEnd) => this.runs.finish(run, token, result, new Date())
    try {
      const outcome = await work(id)
      let { charge } = outcome
      const alongside = async (tx: SqlTransaction) => {
        if (outcome.ok) await noteRecipients(tx, workspaceId, 'agent', outcome)
        return (charge = await this.costs.settle([{ tool, outcome }], run, tx))
      }
      const ended = await end(
        outcome.ok
          ? { status: 'completed', output: { tool }, charge, alongside }
          : { status: 'failed', error: { code: outcome.code, message: outcome.message }, charge }
      )
      if (!ended) throw new Error(`the run ${id} was lost to another worker`)
      return { ...outcome, charge }
    } catch (error) {
      await end({
        status: 'failed',
        error: { code: 'internal_error', message: 'The call failed.' },
        charge: 0,
      })
      throw error
    }
  }
}
