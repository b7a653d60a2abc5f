import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import { StartRun } from '#app/runs/start_run'
import { PUSH_RUN } from './push_run_handler.js'
import { type Push, type PushCounts, PushStore } from './push_store.js'

const WAIT_MS = 20_000
const POLL_MS = 100

/** Starts approved pushes. */
@inject()
export class StartPush {
  constructor(
    private readonly sql: Sql,
    private readonly store: PushStore,
    private readonly starting: StartRun
  ) {}

  /**
   * Starts a push, unless it has started, and waits up to WAIT_MS for its end. Throws `not_found`,
   * `queue_unavailable`, and `validation_failed` while another push writes the list.
   */
  async run(
    key: { id: string; workspaceId: string },
    pushId: string,
    signal: AbortSignal
  ): Promise<{ push: Push; counts: PushCounts }> {
    const push = await this.store.get(key.workspaceId, pushId)
    if (push.status === 'planned') {
      await this.starting.checkQueue()
      await this.sql
        .transaction(async (tx) => {
          const work = { kind: PUSH_RUN, input: { pushId }, reservationId: null }
          const { id } = await this.starting.start(key, work, new Date(), tx)
          if (!(await this.store.begin(push, id, tx))) throw new Started()
        })
        .catch((error) => {
          if (!(error instanceof Started)) throw error
        })
    }
    return this.#ended(key.workspaceId, pushId, signal)
  }

  async #ended(workspaceId: string, id: string, signal: AbortSignal) {
    for (const until = Date.now() + WAIT_MS; ; ) {
      signal.throwIfAborted()
      const push = await this.store.get(workspaceId, id)
      if (push.status !== 'running' || Date.now() > until)
        return { push, counts: await this.store.counts(id) }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/** Rolls back the new run when another request has already started the push. */
class Started extends Error {}
