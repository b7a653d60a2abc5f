import type { Scope } from '#domain/access/scopes'
import type { ToolDescription, ToolName, ToolOutcome } from './tool.js'

/**
 * The tools of one turn, with its limits: sources, `max_results`, `max_acu` and `MAX_CALLS`. A call that
 * could exceed `max_acu` or `MAX_CALLS` does not start and returns the reason. After a crash, `call` returns
 * the stored outcomes of completed calls without another charge.
 */
export abstract class ToolBox {
  abstract readonly tools: readonly ToolDescription[]
  /** Tools that the sources allow but the API key does not, each with the missing scope. */
  readonly withheld: ReadonlyMap<ToolName, Scope> = new Map()
  /** Runs a call. Input that violates the tool's schema is refused with `validation_failed`. */
  abstract call(tool: ToolName, input: unknown): Promise<ToolOutcome>
}

export const lacksScope = (scope: Scope): string => `the API key lacks the scope ${scope}.`
