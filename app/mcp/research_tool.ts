import type { HttpContext } from '@adonisjs/core/http'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import { RunLimits } from '#domain/agent/run_limits'
import { AGENT_SOURCES, type ToolOutcome } from '#domain/agent/tool'
import type { Scope } from '#domain/access/scopes'
import { DomainError } from '#domain/errors'
import type { AgentTool, ToolScope } from '#app/agent/tools/agent_tool'
import { newId } from '#app/shared/new_id'
import { s } from '#app/shared/schema/schema'
import { type McpTool, plainSchema, type PreparedCall, resultOf } from './mcp_tool.js'
import type { PaidCall } from './paid_call.js'

/** Maximum number of results per call, as in one agent run. */
const MAX_RESULTS = 25

const citations = s.array(
  s.object({ url: s.string(), title: s.string().nullable(), quote: s.string().nullable() })
)

/** A tool of the agent for MCP clients. A call has the price and the key scope of its tool. */
export class ResearchTool implements McpTool {
  readonly keysOnly = false

  constructor(
    private readonly tool: AgentTool,
    private readonly paid: PaidCall
  ) {}

  get name(): string {
    return this.tool.name
  }

  get title(): string {
    return this.tool.title
  }

  get keyScope(): Scope {
    return this.tool.keyScope
  }

  mayUse(scopes: readonly Scope[]): boolean {
    return this.tool.mayUse(scopes)
  }

  describe(): Tool {
    const { name, title, description, input } = this.tool.describe()
    const output = s.object({ output: this.tool.output, citations })
    return {
      ...{ name, title, description },
      inputSchema: plainSchema(input) as Tool['inputSchema'],
      outputSchema: plainSchema(output.json) as Tool['outputSchema'],
      annotations: {
        title,
        readOnlyHint: !this.tool.writes,
        ...(this.tool.writes ? { destructiveHint: true, idempotentHint: true } : {}),
        openWorldHint: true,
      },
    }
  }

  async prepare(ctx: HttpContext, given: unknown): Promise<PreparedCall> {
    const { tool } = this
    const { id: keyId, workspaceId } = ctx.auth.use('key').getUserOrFail()
    const limits = new RunLimits({ acu: Number.MAX_SAFE_INTEGER, results: MAX_RESULTS })
    const takeCalls = async (count: number) => limits.takeCalls(count)
    const scopeOf = (runId: string): ToolScope => ({
      ...{ workspaceId, keyId, runId, sources: AGENT_SOURCES },
      ...{ limits, takeCalls },
    })
    const plain = scopeOf(newId('mcp'))
    const input = await tool.read(given, plain)
    const write = await tool.approval(input, plain)
    // The call runs only after the user has approved the write.
    const scope: ToolScope = { ...plain, approved: write ? [write.id] : [] }
    const maxCharge = tool.maxCharge(input, scope)
    const run = async (signal: AbortSignal) => {
      limits.takeCalls(1)
      const outcome =
        maxCharge === 0
          ? await this.paid.free(ctx, () => tool.call(input, scope, signal))
          : await this.paid.carryOut(ctx, tool.name, maxCharge, (runId) =>
              tool.call(input, scopeOf(runId), signal)
            )
      return answerOf(outcome)
    }
    return { maxCharge, run, ...(write ? { approval: write.message } : {}) }
  }
}

function answerOf(outcome: ToolOutcome): CallToolResult {
  if (!outcome.ok) throw new DomainError(outcome.code, outcome.message)
  const { output, citations, charge } = outcome
  return resultOf({ output, citations }, charge)
}
