import { inject } from '@adonisjs/core'
import type { SqlTransaction } from '#domain/ports/sql'
import type { RunStatus } from '#domain/runs/status'
import { CancelSet } from '#app/sets/cancel_set'
import { SET_RUN } from '#app/sets/set_run_handler'
import { SetStore } from '#app/sets/set_store'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'

/** Cancels durable runs of every kind. Results so far are charged and stay readable. */
@inject()
export class CancelRun {
  constructor(
    private readonly runs: RunStore,
    private readonly worker: RunWorker,
    private readonly sets: SetStore,
    private readonly cancelSet: CancelSet
  ) {}

  /** Returns the status afterwards, or null for an unknown run. A finished run keeps its status. */
  async cancel(
    workspaceId: string,
    { id, kind, input }: { id: string; kind: string; input: unknown },
    now: Date,
    tx: SqlTransaction
  ): Promise<RunStatus | null> {
    // Also cancels the Set if this is its current run. An expired run has no input.
    if (kind === SET_RUN && input !== null) {
      const { setId } = input as { setId: string }
      if ((await this.sets.get(workspaceId, setId, tx)).runId === id)
        await this.cancelSet.cancel(workspaceId, setId, tx)
    }
    const status = await this.runs.cancel(workspaceId, id, now, tx, this.worker.endEarly('cancelled'))
    tx.onCommit(() => this.worker.abandon(id))
    return status
  }
}
