import type { HttpContext, Server } from '@adonisjs/core/http'
import type { Tool } from '@modelcontextprotocol/server'
import { mayCall, type Scope } from '#domain/access/scopes'
import { validationFailed } from '#domain/errors'
import type { Operation } from '#app/shared/http/operation'
import type { JsonSchema, Schema } from '#app/shared/schema/schema'
import { validate } from '#app/shared/schema/validate'
import { callRoute, type RouteInput, type RouteResponse } from './call_route.js'
import { type McpTool, plainSchema, type PreparedCall, resultOf } from './mcp_tool.js'

/** Calls another route with the same key, such as a read that the price depends on. */
export type CallOther = (operation: Operation<any, any, any>, input: RouteInput) => Promise<RouteResponse>

export type RouteToolDefinition = {
  name: string
  title: string
  /** What the tool does, when to use it, and its price. */
  description: string
  operation: Operation<any, any, any>
  /** Descriptions of the path parameters, by name. */
  ids?: Record<string, string>
  /** What the tool changes; default reads only. */
  effect?: 'creates' | 'removes'
  /** Whether the route rejects the access tokens of OAuth clients; default false. */
  keysOnly?: boolean
  /** Returns the maximum cost in ACU of a validated input; default 0. */
  maxCharge?(input: any, call: CallOther): number | Promise<number>
}

/** A route as a tool. Input is the route's params, query and body in one object. */
export class RouteTool implements McpTool {
  readonly name: string
  readonly title: string
  readonly keyScope: Scope
  readonly keysOnly: boolean

  constructor(
    private readonly definition: RouteToolDefinition,
    private readonly server: () => Promise<Server>
  ) {
    this.name = definition.name
    this.title = definition.title
    this.keyScope = definition.operation.scope
    this.keysOnly = definition.keysOnly ?? false
  }

  mayUse(scopes: readonly Scope[]): boolean {
    return mayCall(scopes, this.keyScope, this.definition.operation.olderKeys)
  }

  describe(): Tool {
    const { name, title, description, effect } = this.definition
    return {
      ...{ name, title, description },
      inputSchema: plainSchema(this.#input()) as Tool['inputSchema'],
      outputSchema: plainSchema(this.#output()) as Tool['outputSchema'],
      annotations: {
        title,
        readOnlyHint: effect === undefined,
        destructiveHint: effect === 'removes',
        idempotentHint: effect !== 'creates',
        openWorldHint: effect === 'creates',
      },
    }
  }

  async prepare(ctx: HttpContext, given: unknown): Promise<PreparedCall> {
    const { operation, maxCharge } = this.definition
    const input = this.#split(given)
    if (operation.body) await validate(operation.body, input.body)
    const server = await this.server()
    const call: CallOther = (other, wanted) => callRoute(ctx, server, other, wanted)
    return {
      maxCharge: (await maxCharge?.(given, call)) ?? 0,
      run: async (signal) => {
        signal.throwIfAborted()
        const { data, meta } = await call(operation, input)
        const { credits_charged: charge = 0, warnings } = meta
        return resultOf({ output: data, ...(warnings ? { warnings } : {}) }, charge as number)
      },
    }
  }

  /** Throws `validation_failed` for an unknown member and for a missing path parameter. */
  #split(given: unknown): RouteInput {
    const { operation } = this.definition
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw validationFailed({ arguments: ['must be an object'] })
    const rest: Record<string, unknown> = { ...given }
    const take = (schema?: Schema<any>) =>
      Object.fromEntries(
        Object.keys(propertiesOf(schema)).flatMap((key) => {
          if (!(key in rest)) return []
          const { [key]: value } = rest
          delete rest[key]
          return value === null ? [] : [[key, value]]
        })
      )
    const [params, query] = [take(operation.params), take(operation.query)]
    for (const key of Object.keys(propertiesOf(operation.params)))
      if (typeof params[key] !== 'string') throw validationFailed({ [key]: ['is required'] })
    const [unknown] = Object.keys(rest)
    if (!operation.body && unknown !== undefined) throw validationFailed({ [unknown]: ['is not known'] })
    return { params, query, ...(operation.body ? { body: rest } : {}) }
  }

  #input(): JsonSchema {
    const { operation, ids = {} } = this.definition
    const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined)
    const properties = Object.assign({}, ...parts.map(propertiesOf))
    for (const [key, description] of Object.entries(ids))
      properties[key] = { ...properties[key], description }
    const required = parts.flatMap((part) => (part.json.required as string[] | undefined) ?? [])
    return {
      type: 'object',
      properties,
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    }
  }

  #output(): JsonSchema {
    const { success, meta } = this.definition.operation
    const [first, ...others] = Object.values(success).map(({ json }) => json)
    return {
      type: 'object',
      properties: {
        output: others.length > 0 ? { anyOf: [first, ...others] } : first,
        ...(meta?.warnings ? { warnings: meta.warnings.json } : {}),
      },
      required: ['output'],
      additionalProperties: false,
    }
  }
}

const propertiesOf = (schema?: Schema<any>) => (schema?.json.properties ?? {}) as Record<string, JsonSchema>
