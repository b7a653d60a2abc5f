import app from '@adonisjs/core/services/app'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { agentTools } from '#app/agent/tools/registry'
import { McpTools } from '#app/mcp/mcp_tools'
import { PaidCall } from '#app/mcp/paid_call'
import env from '#start/env'

export const mcpUrl = () => `http://${env.get('HOST')}:${env.get('PORT')}/mcp`

/** Uses the tools with the current ports, until `app.container.restoreAll()`. */
export async function useTools(): Promise<void> {
  const tools = await agentTools(app.container.createResolver())
  const [paid, logger] = [await app.container.make(PaidCall), await app.container.make('logger')]
  app.container.swap(McpTools, () => new McpTools(tools, paid, logger))
}

/** Connects the official MCP client with a key. */
export async function connect(secret: string, headers: Record<string, string> = {}): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(mcpUrl()), {
    requestInit: { headers: { authorization: `Bearer ${secret}`, ...headers } },
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return client
}

export const call = async (client: Client, name: string, input: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: input })) as CallToolResult

/** Returns the text of a result. Throws if the result is not one text. */
export function textOf({ content }: CallToolResult): string {
  const [only, ...more] = content
  if (more.length > 0 || only?.type !== 'text') throw new Error('a result has one text')
  return only.text
}

/** Posts a raw message. */
export const post = (secret: string | null, body: unknown, headers: Record<string, string> = {}) =>
  fetch(mcpUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
