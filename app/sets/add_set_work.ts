import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SqlTransaction } from '#domain/ports/sql'
import { estimateOf } from '#domain/sets/estimate'
import { Responses } from '#app/shared/http/responses'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { SetLedger } from './set_ledger.js'
import { SetStore } from './set_store.js'
import { SetWork } from './set_work.js'

/** Added work: the maximum cost in ACU, and the `data` of the response. */
export type AddedWork = { credits: number; data: object }

/**
 * Serves requests that add work to a Set. The work, its reservation and the response commit
 * together.
 */
@inject()
export class AddSetWork {
  constructor(
    private readonly responses: Responses,
    private readonly sets: SetStore,
    private readonly work: SetWork,
    private readonly ledger: SetLedger
  ) {}

  /** Throws `not_found` for an unknown Set, and `queue_unavailable`. */
  async check(ctx: HttpContext, setId: string): Promise<void> {
    await this.sets.get(workspaceOf(ctx), setId)
    await this.work.checkQueue()
  }

  /**
   * Calls `add` while the Set is locked, starts a run unless one works on it, and responds 202 with
   * an estimate.
   */
  commit(
    ctx: HttpContext,
    setId: string,
    add: (tx: SqlTransaction, now: Date) => Promise<AddedWork>
  ): Promise<void> {
    return this.responses.commit(ctx, async (tx) => {
      const now = new Date()
      await this.work.open(workspaceOf(ctx), setId, tx)
      const { credits, data } = await add(tx, now)
      await this.work.begin(ctx, setId, now, tx)
      await this.ledger.reserve(ctx, setId, credits, tx)
      return {
        status: 202,
        data: { ...data, estimate: estimateOf(credits) },
        meta: { credits_charged: 0 },
      }
    })
  }
}
