import { inject } from '@adonisjs/core'
import type { SqlTransaction } from '#domain/ports/sql'
import type { SetStatus } from '#domain/sets/set'
import { EventFeed } from '#app/events/event_feed'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { lock, SetEnding } from './set_ending.js'
import { SetStore } from './set_store.js'

/** Cancels Sets. The run and the Set's remaining work end in one transaction. */
@inject()
export class CancelSet {
  constructor(
    private readonly sets: SetStore,
    private readonly runs: RunStore,
    private readonly worker: RunWorker,
    private readonly ending: SetEnding,
    private readonly feed: EventFeed
  ) {}

  /** Returns the Set's status afterwards, unchanged if no work was left. Throws `not_found`. */
  async cancel(workspaceId: string, id: string, tx: SqlTransaction): Promise<SetStatus> {
    // Locks the run's row before the Set's row, as the worker does, so that they cannot deadlock.
    const { runId } = await this.sets.get(workspaceId, id, tx)
    const run = runId && (await this.runs.cancel(workspaceId, runId, new Date(), tx))
    await lock(id, tx)
    if (run === 'cancelled' && (await this.sets.get(workspaceId, id, tx)).runId === runId)
      await this.ending.cancel(workspaceId, id, tx)
    tx.onCommit(() => {
      if (runId) this.worker.abandon(runId)
      this.feed.poke()
    })
    return (await this.sets.get(workspaceId, id, tx)).status
  }
}
