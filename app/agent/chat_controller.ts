import { AGENT_RUN } from '#domain/runs/run_kinds'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { isTerminal, type RunStatus } from '#domain/runs/status'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { Responses } from '#app/shared/http/responses'
import { input } from '#app/shared/http/input'
import { BeginAgentRun } from './begin_run.js'
import { agentChatOperation, cancelAgentChatOperation } from './operations.js'
import { readTask } from './read_task.js'
import { RunFeed } from './run_feed.js'
import { SessionStore } from './session_store.js'
import { pollUrl } from './show_run.js'
import { StreamRun } from './stream_run.js'

type RunSelector = { session_id?: string; run_id?: string }

@inject()
export default class ChatController {
  constructor(
    private readonly begin: BeginAgentRun,
    private readonly streams: StreamRun,
    private readonly responses: Responses,
    private readonly runs: RunStore,
    private readonly sessions: SessionStore,
    private readonly worker: RunWorker,
    private readonly feed: RunFeed
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, agentChatOperation)
    const ask = readTask(body)
    await this.streams.admit(ctx)
    const runId = await this.begin.stream(ctx, { operation: 'ask', ask })
    await this.streams.follow(ctx, runId)
  }

  async cancel(ctx: HttpContext) {
    const { body } = await input(ctx, cancelAgentChatOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const active = await this.#runsOf(workspaceId, body)
    await this.responses.commit(ctx, async (tx) => {
      const runs = []
      const endEarly = this.worker.endEarly('cancelled')
      for (const { id } of active) {
        const status = await this.runs.cancel(workspaceId, id, new Date(), tx, endEarly)
        runs.push({ run_id: id, status, poll_url: pollUrl(id) })
      }
      tx.onCommit(() => this.#notify(active))
      return { data: { runs } }
    })
  }

  /** Returns the run with run_id in any status, or the open runs of a session. */
  async #runsOf(
    workspaceId: string,
    { session_id, run_id }: RunSelector
  ): Promise<{ id: string; status: RunStatus }[]> {
    if ((session_id === undefined) === (run_id === undefined))
      throw validationFailed({ session_id: ['set either session_id or run_id'] })
    if (run_id !== undefined) return [await this.runs.get(workspaceId, AGENT_RUN, run_id, new Date())]
    const runs = await this.sessions.runs({ workspaceId, sessionId: session_id! })
    if (runs.length === 0) throw new DomainError('not_found', 'There is no such session.')
    return runs.filter(({ status }) => !isTerminal(status))
  }

  #notify(runs: readonly { id: string }[]): void {
    for (const { id } of runs) this.worker.abandon(id)
    this.feed.poke()
  }
}
