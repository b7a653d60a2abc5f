import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { EventFeed } from '#app/events/event_feed'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { Answers } from '#app/shared/http/answer'
import { input } from '#app/shared/http/input'
import { cancelSetOperation } from './operations.js'
import { lock, SetEnding } from './set_ending.js'
import { SetStore } from './set_store.js'
import { workspaceOf } from './sets_controller.js'

/** POST /v1/sets/:id/cancel: the run and what is left of the Set's work end together. */
@inject()
export default class CancelSetController {
  constructor(
    private readonly answers: Answers,
    private readonly sets: SetStore,
    private readonly runs: RunStore,
    private readonly worker: RunWorker,
    private readonly ending: SetEnding,
    private readonly feed: EventFeed
  ) {}

  async handle(ctx: HttpContext) {
    const { params } = await input(ctx, cancelSetOperation)
    const workspaceId = workspaceOf(ctx)
    await this.sets.get(workspaceId, params.id)
    await this.answers.commit(ctx, async (tx) => {
      // The run's row before the Set's, as its worker takes them.
      const { runId } = await this.sets.get(workspaceId, params.id, tx)
      const run = runId && (await this.runs.cancel(workspaceId, runId, new Date(), tx))
      await lock(params.id, tx)
      if (run === 'cancelled' && (await this.sets.get(workspaceId, params.id, tx)).runId === runId)
        await this.ending.cancel(workspaceId, params.id, tx)
      tx.onCommit(() => {
        if (runId) this.worker.abandon(runId)
        this.feed.poke()
      })
      const { status } = await this.sets.get(workspaceId, params.id, tx)
      return { data: { id: params.id, status } }
    })
  }
}
