import type { HttpContext } from '@adonisjs/core/http'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { Scope } from '#domain/access/scopes'

/**
 * A validated call. `maxCharge` is in ACU. `approval` is what a person must approve before a write.
 * `run` throws a DomainError for an expected failure.
 */
export type PreparedCall = {
  maxCharge: number
  approval?: string
  run(signal: AbortSignal): Promise<CallToolResult>
}

/** A tool of the MCP server. */
export interface McpTool {
  readonly name: string
  readonly title: string
  readonly keyScope: Scope
  /** Whether the tool is hidden from OAuth clients. */
  readonly keysOnly: boolean
  mayUse(scopes: readonly Scope[]): boolean
  describe(): Tool
  /** Validates a call. Throws a DomainError such as `validation_failed`. */
  prepare(ctx: HttpContext, input: unknown): Promise<PreparedCall>
}

/**
 * Returns the result of a call as structured content, and as text for clients that cannot read structured
 * content.
 */
export const resultOf = (data: Record<string, unknown>, charge: number): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(data) }],
  structuredContent: data,
  _meta: { credits_charged: charge },
})

export const failureOf = (code: string, message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: `${code}: ${message}` }],
})

/** Returns a JSON Schema without the keywords that only the OpenAPI document has. */
export function plainSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      key.startsWith('x-') ? [] : [[key, plainSchema(value)]]
    )
  )
}
