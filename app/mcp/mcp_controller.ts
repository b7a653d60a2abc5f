import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import { EventStreams } from '#app/events/event_streams'
import { readJsonBody } from '#app/shared/http/json_body'
import { UnsafeJson } from '#app/shared/http/storable'
import env, { publicUrl } from '#start/env'
import { ClientAnswers } from './client_answers.js'
import { Conversation } from './conversation.js'
import { answerMcp, type McpSession } from './mcp_server.js'
import { McpTools } from './mcp_tools.js'
import { PendingApprovals } from './pending_approvals.js'
import { VERSION } from './version.js'

const MAX_BYTES = 256 * 1024

/** POST /mcp: one message of an MCP client, over the streamable HTTP transport. */
@inject()
export default class McpController {
  constructor(
    private readonly tools: McpTools,
    private readonly streams: EventStreams,
    private readonly approvals: PendingApprovals,
    private readonly answers: ClientAnswers
  ) {}

  async handle(ctx: HttpContext) {
    try {
      await this.#answer(ctx, await readJsonBody(ctx, MAX_BYTES))
    } catch (error) {
      if (!(error instanceof UnsafeJson)) throw error
      sendRpcError(ctx, 400, -32600, `${error.code}: ${error.message}`)
    }
  }

  async #answer(ctx: HttpContext, message: unknown) {
    // Accepts one message (MCP 2025-06-18). The rate limit would count a batch as one request.
    if (typeof message !== 'object' || message === null || Array.isArray(message))
      throw validationFailed({ body: ['must be one JSON-RPC message'] })
    if (await this.answers.take(ctx, message)) {
      ctx.response.status(202)
      return
    }
    const conversation = new Conversation(ctx, this.streams, this.approvals)
    const session: McpSession = {
      list: () => this.tools.list(ctx),
      call: (name, input, options) => this.tools.call(ctx, name, input, options),
      ask: (id, callId, question) => conversation.ask(id, callId, question),
    }
    const request = new Request(publicUrl('/mcp'), { method: 'POST', headers: headersOf(ctx) })
    const about = { name: env.get('SERVICE_NAME'), version: VERSION }
    try {
      await conversation.send(await answerMcp(request, message, session, about, conversation.signal))
    } finally {
      conversation.end()
    }
  }

  /** Responds 405 to other methods: only calls open streams, and the server stores no sessions. */
  async refuse(ctx: HttpContext) {
    ctx.response.header('allow', 'POST')
    sendRpcError(ctx, 405, -32000, 'Method not allowed.')
  }
}

function sendRpcError({ response }: HttpContext, status: number, code: number, message: string): void {
  response.status(status).json({ jsonrpc: '2.0', error: { code, message }, id: null })
}

function headersOf({ request }: HttpContext): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers()))
    if (['accept', 'content-type'].includes(name) || name.startsWith('mcp-')) headers.set(name, String(value))
  return headers
}
