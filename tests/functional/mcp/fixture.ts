import app from '@adonisjs/core/services/app'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js'
import {
  type CallToolResult,
  ElicitRequestSchema,
  type ElicitResult,
} from '@modelcontextprotocol/sdk/types.js'
import {
  Client as StatelessClient,
  type ClientOptions,
  StreamableHTTPClientTransport as StatelessTransport,
} from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { McpTools } from '#app/mcp/mcp_tools'
import { mcpTools } from '#app/mcp/registry'
import env from '#start/env'

const ASKING = { capabilities: { elicitation: { form: {} } } }

export const mcpUrl = () => `http://${env.get('HOST')}:${env.get('PORT')}/mcp`

/** Uses the tools with the current ports, until `app.container.restoreAll()`. */
export async function useTools(): Promise<void> {
  const tools = await mcpTools(app.container.createResolver())
  app.container.swap(McpTools, () => tools)
}

type Asked = (message: string) => Promise<ElicitResult>
type OlderOptions = { fetch?: FetchLike; asks?: Asked }

/** Connects the official client of protocol 2025-11-25 with a key. `asks` answers for its user. */
export async function connect(secret: string, { fetch, asks }: OlderOptions = {}): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(mcpUrl()), {
    ...{ requestInit: { headers: { authorization: `Bearer ${secret}` } }, fetch },
  })
  const client = new Client({ name: 'test', version: '1' }, asks ? ASKING : {})
  if (asks) client.setRequestHandler(ElicitRequestSchema, ({ params }) => asks(params.message))
  await client.connect(transport)
  return client
}

/** The official client of the protocol 2026-07-28. It never falls back to an older one. */
export async function connectStateless(
  secret: string,
  options: ClientOptions = {}
): Promise<StatelessClient> {
  const transport = new StatelessTransport(new URL(mcpUrl()), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
  })
  const versionNegotiation = { mode: { pin: '2026-07-28' } } as const
  const client = new StatelessClient({ name: 'test', version: '2' }, { versionNegotiation, ...options })
  await client.connect(transport)
  return client
}

type Caller = Pick<Client, 'listTools' | 'callTool'> | StatelessClient

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
formats.default(ajv)

/** Calls a tool. Checks a structured result against the tool's output schema. */
export async function call(client: Caller, name: string, input: Record<string, unknown> = {}) {
  const result = (await client.callTool({ name, arguments: input })) as CallToolResult
  if (result.structuredContent === undefined) return result
  const { tools } = await client.listTools()
  const validate = ajv.compile(tools.find((tool) => tool.name === name)!.outputSchema!)
  if (!validate(result.structuredContent))
    throw new Error(`${name} breaks its output schema: ${ajv.errorsText(validate.errors)}`)
  return result
}

/** Returns the text of a result. Throws if the result is not one text. */
export function textOf({ content }: CallToolResult): string {
  const [only, ...more] = content
  if (more.length > 0 || only?.type !== 'text') throw new Error('a result has one text')
  return only.text
}

/** Posts a raw message. */
export const post = (
  secret: string | null,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal
) =>
  fetch(mcpUrl(), {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

/** The names of all tools. */
export const RESEARCH = [
  ...['people_search', 'company_search', 'company_facts', 'person_profile', 'contacts'],
  ...['codehost_search', 'codehost_people', 'web_search', 'read_page'],
]
export const SETS = [
  ...['sets_list', 'set_preview', 'set_create', 'set_read', 'set_items', 'set_add_search', 'set_import'],
  ...['set_cancel', 'monitors_list', 'monitor_create', 'monitor_delete'],
]
export const JOBS = [
  ...['datasets_list', 'dataset_create', 'dataset_read', 'dataset_rows'],
  ...['batches_list', 'batch_estimate', 'batch_create', 'batch_read', 'batch_results'],
]
export const ACCOUNT = ['account_credits', 'account_usage']
export const CHANGES = /_(create|add_search|import|cancel|delete)$/
