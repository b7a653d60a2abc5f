import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { type FieldErrors, validationFailed } from '#domain/errors'
import type { AgentWork } from '#domain/agent/task'
import type { RunOutput } from '#domain/agent/run_output'
import { AppConnections } from '#domain/connections/app_connections'
import type { Run } from '#domain/runs/run'
import { Responses } from '#app/shared/http/responses'
import type { Infer } from '#app/shared/schema/schema'
import type { agentBody } from './agent_schema.js'
import { BeginAgentRun } from './begin_run.js'

type Body = Infer<typeof agentBody>

const ASK_ONLY = [
  'task',
  'prompt',
  'inputs',
  'output_schema',
  'output_contract',
  'stage_seed',
  'stage_options',
] as const

/** Handles the operations `connect` and `connections` of POST /v1/agent. */
@inject()
export class AgentApps {
  constructor(
    private readonly begin: BeginAgentRun,
    private readonly connections: AppConnections,
    private readonly responses: Responses
  ) {}

  /**
   * Starts a connect run or sends the list of connections. Throws `validation_failed` for a field in
   * ASK_ONLY, for an app with `connections`, and for a missing or unknown app with `connect`.
   */
  async answer(ctx: HttpContext, operation: 'connect' | 'connections', body: Body): Promise<void> {
    const { app } = body
    const problems: FieldErrors = Object.fromEntries(
      ASK_ONLY.flatMap((field) =>
        body[field] === undefined ? [] : [[field, ['is only valid for operation ask']]]
      )
    )
    if (operation === 'connections' && app !== undefined)
      problems.app = ['is only valid for operation connect']
    if (operation === 'connect') {
      const apps = this.connections.apps()
      if (app === undefined) problems.app = ['is required: the app to connect']
      else if (!apps.includes(app)) problems.app = [appProblem(apps)]
    }
    if (Object.keys(problems).length > 0) throw validationFailed(problems)
    if (operation === 'connect') await this.begin.accept(ctx, { operation, app: app! })
    else await this.#list(ctx)
  }

  /**
   * Sets a completed connect run's output to its authorization URL. The output is empty for other
   * keys and once the URL is used or expired. Returns other runs unchanged.
   */
  async withAuthorizationUrl(ctx: HttpContext, run: Run): Promise<Run> {
    if ((run.input as AgentWork | null)?.operation !== 'connect' || run.status !== 'completed') return run
    const { id: keyId } = ctx.auth.use('key').getUserOrFail()
    const output = (await this.connections.address({ runId: run.id, keyId })) ?? ''
    return { ...run, output: { output, artifacts: [] } satisfies RunOutput }
  }

  async #list(ctx: HttpContext): Promise<void> {
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const connections = await this.connections.list(workspaceId)
    await this.responses.send(ctx, { data: { connections }, meta: { acu_limit: 0, acu_used: 0 } })
  }
}

const appProblem = (apps: readonly string[]): string =>
  apps.length > 0 ? `must be one of ${apps.join(', ')}` : 'is not available: no apps are configured'
