import type { HttpContext } from '@adonisjs/core/http'
import type { Logger } from '@adonisjs/core/logger'
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { RunLimits } from '#domain/agent/run_limits'
import { AGENT_SOURCES, type ToolOutcome } from '#domain/agent/tool'
import { DomainError } from '#domain/errors'
import type { AgentTool } from '#app/agent/tools/agent_tool'
import { requestId } from '#app/shared/http/request_id'
import { newId } from '#app/shared/new_id'
import { CALL_MS, type PaidCall } from './paid_call.js'

/** Maximum number of results per call, as in one agent run. */
const MAX_RESULTS = 25

/** The agent's tools for MCP clients. A call has the price and the key scope of its tool. */
export class McpTools {
  constructor(
    private readonly tools: readonly AgentTool[],
    private readonly paid: PaidCall,
    private readonly logger: Pick<Logger, 'error'>
  ) {}

  list(ctx: HttpContext): Tool[] {
    return this.#allowed(ctx).map((tool) => {
      const { name, title, description, input } = tool.describe()
      const annotations = { title, readOnlyHint: true, openWorldHint: true }
      return { name, title, description, inputSchema: input as Tool['inputSchema'], annotations }
    })
  }

  /** Runs a call. Expected failures are tool errors. Others are logged without details. */
  async call(ctx: HttpContext, name: string, input: unknown, signal: AbortSignal): Promise<CallToolResult> {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)])
    try {
      return answerOf(await this.#carryOut(ctx, this.#named(ctx, name), input, limited))
    } catch (error) {
      if (error instanceof DomainError) return failureOf(error.code, error.message)
      if (limited.aborted) return failureOf('upstream_timeout', 'The call took too long or was cancelled.')
      this.logger.error({ err: error, request_id: requestId(ctx), tool: name }, 'unexpected error')
      return failureOf(
        'internal_error',
        `An unexpected error occurred. Include the request_id ${requestId(ctx)} when you report it.`
      )
    }
  }

  async #carryOut(
    ctx: HttpContext,
    tool: AgentTool,
    given: unknown,
    signal: AbortSignal
  ): Promise<ToolOutcome> {
    const { id: keyId, workspaceId } = ctx.auth.use('key').getUserOrFail()
    const limits = new RunLimits({ acu: Number.MAX_SAFE_INTEGER, results: MAX_RESULTS })
    const takeCalls = async (count: number) => limits.takeCalls(count)
    const scopeOf = (runId: string) => ({
      ...{ workspaceId, keyId, runId, sources: AGENT_SOURCES },
      ...{ limits, takeCalls },
    })
    const scope = scopeOf(newId('mcp'))
    const input = await tool.read(given, scope)
    const maxCharge = tool.maxCharge(input, scope)
    limits.takeCalls(1)
    if (maxCharge === 0) return tool.call(input, scope, signal)
    return this.paid.carryOut(ctx, tool.name, maxCharge, (runId) => tool.call(input, scopeOf(runId), signal))
  }

  #named(ctx: HttpContext, name: string): AgentTool {
    const tool = this.tools.find((one) => one.name === name)
    if (!tool) {
      const given = JSON.stringify(name.slice(0, 80))
      const known = this.#allowed(ctx).map((one) => one.name)
      throw new DomainError('not_found', `There is no tool ${given}. Available tools: ${known.join(', ')}.`)
    }
    if (!this.#allowed(ctx).includes(tool))
      throw new DomainError('insufficient_scope', `This tool requires a key with the scope ${tool.keyScope}.`)
    return tool
  }

  #allowed(ctx: HttpContext): AgentTool[] {
    const { scopes } = ctx.auth.use('key').getUserOrFail()
    return this.tools.filter((tool) => tool.mayUse(scopes))
  }
}

function answerOf(outcome: ToolOutcome): CallToolResult {
  if (!outcome.ok) return failureOf(outcome.code, outcome.message)
  const { output, citations, charge } = outcome
  const data = { output, citations }
  return {
    content: [{ type: 'text', text: JSON.stringify(data) }],
    structuredContent: data,
    _meta: { credits_charged: charge },
  }
}

function failureOf(code: string, message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${code}: ${message}` }] }
}
