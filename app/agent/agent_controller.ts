import { AGENT_RUN } from '#domain/runs/run_kinds'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { RunOutput } from '#domain/agent/run_output'
import { DomainError, validationFailed } from '#domain/errors'
import type { Run } from '#domain/runs/run'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { requestId } from '#app/shared/http/request_id'
import { AgentApps } from './agent_apps.js'
import { BeginAgentRun } from './begin_run.js'
import {
  agentOperation,
  cancelAgentRunOperation,
  listAgentRunsOperation,
  readAgentRunOperation,
} from './operations.js'
import { readTask } from './read_task.js'
import { RunFeed } from './run_feed.js'
import { meter, showAccepted, showListed, showPolled, taskOf } from './show_run.js'
import { StreamRun } from './stream_run.js'
import { wantsStream } from './wants_stream.js'

@inject()
export default class AgentController {
  constructor(
    private readonly begin: BeginAgentRun,
    private readonly apps: AgentApps,
    private readonly streams: StreamRun,
    private readonly runs: RunStore,
    private readonly worker: RunWorker,
    private readonly feed: RunFeed
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, agentOperation)
    const { operation = 'ask', app, ...ask } = body
    if (operation !== 'ask') return this.apps.answer(ctx, operation, body)
    if (app !== undefined) throw validationFailed({ app: ['is only valid for operation connect'] })
    const work = { operation, ask: readTask(ask) }
    if (!wantsStream(ctx)) return this.begin.accept(ctx, work)
    await this.streams.admit(ctx)
    await this.streams.follow(ctx, await this.begin.stream(ctx, work))
  }

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listAgentRunsOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const kind = { workspaceId, kind: AGENT_RUN }
    const { page, next } = await this.runs.page(kind, new Date(), query.limit ?? 100, query.cursor)
    return success(ctx, { runs: page.map(showListed), next_cursor: next })
  }

  async read(ctx: HttpContext) {
    const { params, query } = await input(ctx, readAgentRunOperation)
    const run = await this.#run(ctx, params.id)
    if (wantsStream(ctx)) return this.streams.follow(ctx, run.id, query.after_seq)
    if (run.error) throw failureOf(run.error)
    if (run.status === 'completed' && taskOf(run)?.responseFormat === 'markdown') {
      requestId(ctx)
      ctx.response.header('content-type', 'text/markdown; charset=utf-8')
      return ctx.response.send((run.output as RunOutput).output)
    }
    return success(ctx, showPolled(await this.apps.withAuthorizationUrl(ctx, run)), meter(run))
  }

  async cancel(ctx: HttpContext) {
    const run = await this.#run(ctx, (await input(ctx, cancelAgentRunOperation)).params.id)
    const status = await this.worker.cancel(run, new Date())
    this.feed.poke()
    const { charged } = await this.#run(ctx, run.id)
    return success(ctx, showAccepted({ ...run, status }), meter({ ...run, charged }))
  }

  #run(ctx: HttpContext, id: string): Promise<Run> {
    return this.runs.get(workspaceOf(ctx), AGENT_RUN, id, new Date())
  }
}

const failureOf = ({ code, message }: NonNullable<Run['error']>): DomainError =>
  new DomainError(
    code,
    message,
    code === 'agent_unavailable' || code === 'upstream_unavailable' ? { retryable: true } : {}
  )
