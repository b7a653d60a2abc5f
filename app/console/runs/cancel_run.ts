import { inject } from '@adonisjs/core'
import type { SqlTransaction } from '#domain/ports/sql'
import type { RunStatus } from '#domain/runs/status'
import { CancelSet } from '#app/sets/cancel_set'
import { SET_RUN } from '#app/sets/set_run_handler'
import { SetStore } from '#app/sets/set_store'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'

/** Stops durable work of any kind. What was found by then is paid and stays readable, as when a run fails (BI-010). */
@inject()
export class CancelRun {
  constructor(
    private readonly runs: RunStore,
    private readonly worker: RunWorker,
    private readonly sets: SetStore,
    private readonly cancelSet: CancelSet
  ) {}

  /** The run's status afterwards: one that has ended stays as it is; null where the workspace has none of this id. */
  async cancel(
    workspaceId: string,
    { id, kind, input }: { id: string; kind: string; input: unknown },
    now: Date,
    tx: SqlTransaction
  ): Promise<RunStatus | null> {
    // What a Set's run leaves undone is the Set's: they end together.
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
