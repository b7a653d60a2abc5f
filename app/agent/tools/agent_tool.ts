import { mayCall, type Scope } from '#domain/access/scopes'
import type { AgentSource, AgentCitation, ToolDescription, ToolName, ToolOutcome } from '#domain/agent/tool'
import type { RunLimits } from '#domain/agent/run_limits'
import { DomainError } from '#domain/errors'
import type { Infer, Schema } from '#app/shared/schema/schema'
import { validate } from '#app/shared/schema/validate'
import { withoutNulls } from './without_nulls.js'

/** The caller of a tool, and the limits of the run. */
export type ToolScope = {
  workspaceId: string
  keyId: string
  /** The id of the run that pays for the call. A free MCP call has an id that is not in the runs table. */
  runId: string
  sources: readonly AgentSource[]
  limits: RunLimits
  /** The ids of writes that a person approved. */
  approved?: readonly string[]
  /**
   * Counts further provider calls before they are made. The tool's first call is already counted.
   * Returns false and counts none if fewer than `count` calls are left. Counted calls stay counted
   * after a crash.
   */
  takeCalls(count: number): Promise<boolean>
}

/** A write that a person must approve: its id, and what the person is asked. */
export type WriteApproval = { id: string; message: string }

/** The result of a call, as in `ToolOutcome`. `charge` is at most `maxCharge`. */
export type ToolResult = {
  output: unknown
  citations: AgentCitation[]
  charge: number
  people?: readonly string[]
}

/**
 * A product feature as a tool for agents and MCP clients. If the feature has a route, the tool has
 * the same price and behaviour as the route.
 */
export abstract class AgentTool<S extends Schema<any> = Schema<any>> {
  abstract readonly name: ToolName
  abstract readonly title: string
  abstract readonly description: string
  abstract readonly input: S
  /** The schema of `ToolResult.output`. */
  abstract readonly output: Schema<any>
  /** A caller must allow at least one of these sources. */
  abstract readonly sources: readonly AgentSource[]
  /** A caller must allow all of these sources. */
  readonly needs: readonly AgentSource[] = []
  /** The key scope of the tool, and of its route if it has one. */
  abstract readonly keyScope: Scope
  /** Whether keys that are older than the scope people:search are accepted, as on the tool's route. */
  readonly olderKeys: boolean = false

  /** Whether the tool changes data outside kith. */
  readonly writes: boolean = false

  /** Whether the settings of the service allow the tool. */
  get isAvailable(): boolean {
    return true
  }

  /** Returns what a person must approve before the call, or null. */
  async approval(_input: Infer<S>, _scope: ToolScope): Promise<WriteApproval | null> {
    return null
  }

  mayUse(scopes: readonly Scope[]): boolean {
    return mayCall(scopes, this.keyScope, this.olderKeys)
  }

  isOffered(sources: readonly AgentSource[]): boolean {
    return (
      this.sources.some((source) => sources.includes(source)) &&
      this.needs.every((source) => sources.includes(source))
    )
  }

  describe(): ToolDescription {
    const { name, title, description, input, sources } = this
    return { name, title, description, input: input.json, sources }
  }

  /**
   * Validates the input and applies the scope's limits. Null members count as omitted. Throws a
   * DomainError such as `validation_failed`.
   */
  async read(input: unknown, scope: ToolScope): Promise<Infer<S>> {
    return this.limited(await validate(this.input, withoutNulls(input)), scope)
  }

  maxCharge(_input: Infer<S>, _scope: ToolScope): number {
    return 0
  }

  /**
   * Runs the tool. Returns a DomainError as an outcome. Rejects on other errors and when aborted.
   */
  async call(input: Infer<S>, scope: ToolScope, signal: AbortSignal): Promise<ToolOutcome> {
    try {
      const found = await this.work(input, scope, signal)
      signal.throwIfAborted()
      return { ok: true, ...found }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof DomainError)) throw error
      return { ok: false, code: error.code, message: error.message, charge: 0 }
    }
  }

  /**
   * Applies the scope's limits to the input, for example by reducing the number of results. Throws
   * a DomainError for forbidden input.
   */
  protected limited(input: Infer<S>, _scope: ToolScope): Infer<S> {
    return input
  }

  protected abstract work(input: Infer<S>, scope: ToolScope, signal: AbortSignal): Promise<ToolResult>
}

/** Returns one citation for each pair of URL and quote. Skips pages without a URL. */
export function citationsOf(
  pages: readonly { url?: string | null; title?: string | null; quote?: string | null }[]
): AgentCitation[] {
  const byKey = new Map<string, AgentCitation>()
  for (const { url, title = null, quote = null } of pages)
    if (url && !byKey.has(`${url} ${quote}`)) byKey.set(`${url} ${quote}`, { url, title, quote })
  return [...byKey.values()]
}
