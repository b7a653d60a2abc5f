import { mayCall, type Scope } from '#domain/access/scopes'
import type { AgentSource, AgentCitation, ToolDescription, ToolName, ToolOutcome } from '#domain/agent/tool'
import type { RunLimits } from '#domain/agent/run_limits'
import { DomainError } from '#domain/errors'
import type { Infer, Schema } from '#app/shared/schema/schema'
import { validate } from '#app/shared/schema/validate'
import { withoutNulls } from './without_nulls.js'

/** For whom a tool works, and within what. */
export type ToolScope = {
  workspaceId: string
  keyId: string
  /** The run that pays, which the runs table has: what it pays for is paid once it is completed. */
  runId: string
  sources: readonly AgentSource[]
  limits: RunLimits
  /**
   * Takes so many provider calls beyond the tool's own, before they are made; false, and none taken, where fewer are left. Once it
   * resolves they stay taken, whatever becomes of this process.
   */
  takeCalls(count: number): Promise<boolean>
}

/** What a call found. `charge` is in ACU, at most the tool's `maxCharge`. */
export type ToolResult = { output: unknown; citations: AgentCitation[]; charge: number }

/**
 * A use case of the product as an agent or an MCP client calls it: the same work at the same price as its route. `S` declares the
 * input, as the body of a route is declared.
 */
export abstract class AgentTool<S extends Schema<any> = Schema<any>> {
  abstract readonly name: ToolName
  abstract readonly title: string
  abstract readonly description: string
  abstract readonly input: S
  /** Any of these must be allowed for it to be offered. */
  abstract readonly sources: readonly AgentSource[]
  /** All of these must be. */
  readonly needs: readonly AgentSource[] = []
  /** What a key needs to call it on its own, as on its route. */
  abstract readonly keyScope: Scope
  /** Whether keys from before people:search may call it too, as on its route (AU-013). */
  readonly olderKeys: boolean = false

  /** Whether a key with these scopes may call it. */
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
   * The input as this scope allows it: validated, nulls taken for what was left out, counts cut to `max_results`. Throws a DomainError, such as
   * `validation_failed` naming the field.
   */
  async read(input: unknown, scope: ToolScope): Promise<Infer<S>> {
    return this.limited(await validate(this.input, withoutNulls(input)), scope)
  }

  /** The most ACU that a call with this input, as `read` gave it, can cost. */
  abstract maxCharge(input: Infer<S>, scope: ToolScope): number

  /**
   * Does the work. Input is as `read` gave it. Rejects only with the signal's reason, or where something is broken; what can go
   * wrong is an outcome.
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

  /** Cuts input to what the scope allows. Throws a DomainError for what it forbids. */
  protected limited(input: Infer<S>, _scope: ToolScope): Infer<S> {
    return input
  }

  protected abstract work(input: Infer<S>, scope: ToolScope, signal: AbortSignal): Promise<ToolResult>
}

/** Citations of pages, each page once; those without an address are left out. */
export function citationsOf(
  pages: readonly { url?: string | null; title?: string | null; quote?: string | null }[]
): AgentCitation[] {
  const byPlace = new Map<string, AgentCitation>()
  for (const { url, title = null, quote = null } of pages)
    if (url && !byPlace.has(`${url} ${quote}`)) byPlace.set(`${url} ${quote}`, { url, title, quote })
  return [...byPlace.values()]
}
