import type { HttpContext } from '@adonisjs/core/http'
import type { Logger } from '@adonisjs/core/logger'
import type { CallToolResult, InputRequiredResult, Tool } from '@modelcontextprotocol/server'
import { DomainError } from '#domain/errors'
import { requestId } from '#app/shared/http/request_id'
import { type Ask, costQuestion } from './approval.js'
import { failureOf, type McpTool } from './mcp_tool.js'
import { CALL_MS } from './paid_call.js'

/** `ask` asks the client's user, and is null for clients that cannot. */
type CallOptions = { signal: AbortSignal; ask: Ask | null }

/** The tools of the MCP server: the agent's research tools, and tools that call routes. */
export class McpTools {
  constructor(
    private readonly tools: readonly McpTool[],
    private readonly logger: Pick<Logger, 'error'>
  ) {}

  list(ctx: HttpContext): Tool[] {
    return this.#allowed(ctx).map((tool) => tool.describe())
  }

  /**
   * Runs a call. If a call can cost ACU and the client can ask its user, first asks for approval. A
   * write always needs approval.
   * Expected failures become tool errors. Unexpected errors are logged, and the client gets only
   * the request id.
   */
  async call(
    ctx: HttpContext,
    name: string,
    input: unknown,
    { signal, ask }: CallOptions
  ): Promise<CallToolResult | InputRequiredResult> {
    let limited = signal
    try {
      const tool = this.#named(ctx, name)
      const { maxCharge, approval: write, run } = await tool.prepare(ctx, input)
      if (write !== undefined && !ask)
        return failureOf(
          'not_approved',
          'This client cannot ask its user, so approve it with POST /v1/agent.'
        )
      if (ask && (write !== undefined || maxCharge > 0)) {
        const question = write === undefined ? costQuestion(tool.title, maxCharge) : `${tool.title}: ${write}`
        const answer = await ask(question)
        if (typeof answer !== 'string') return answer
        if (answer !== 'accept')
          return failureOf(
            'not_approved',
            `The user did not approve ${write === undefined ? `a cost of up to ${maxCharge} ACU` : 'the write'}.`
          )
      }
      limited = AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)])
      return await run(limited)
    } catch (error) {
      if (error instanceof DomainError) return failureOf(error.code, messageOf(error))
      if (limited.aborted) return failureOf('upstream_timeout', 'The call took too long or was cancelled.')
      this.logger.error({ err: error, request_id: requestId(ctx), tool: name }, 'unexpected error')
      return failureOf(
        'internal_error',
        `An unexpected error occurred. Include the request_id ${requestId(ctx)} when you report it.`
      )
    }
  }

  #named(ctx: HttpContext, name: string): McpTool {
    const tool = this.#offered(ctx).find((one) => one.name === name)
    if (!tool) {
      const given = JSON.stringify(name.slice(0, 80))
      const known = this.#allowed(ctx).map((one) => one.name)
      throw new DomainError('not_found', `There is no tool ${given}. Available tools: ${known.join(', ')}.`)
    }
    if (!this.#allowed(ctx).includes(tool))
      throw new DomainError('insufficient_scope', `This tool requires a key with the scope ${tool.keyScope}.`)
    return tool
  }

  #allowed(ctx: HttpContext): McpTool[] {
    const { scopes } = ctx.auth.use('key').getUserOrFail()
    return this.#offered(ctx).filter((tool) => tool.mayUse(scopes))
  }

  /** OAuth access tokens are the keys with an audience. */
  #offered(ctx: HttpContext): readonly McpTool[] {
    const { audience } = ctx.auth.use('key').getUserOrFail()
    return audience === null ? this.tools : this.tools.filter((tool) => !tool.keysOnly)
  }
}

/** Returns the message with the id of a dataset that was stored in part, so that it can be read. */
function messageOf({ message, extras }: DomainError): string {
  return extras.dataset_id ? `${message} dataset_id: ${extras.dataset_id}` : message
}
