import type { Scope } from '#domain/access/scopes'
import type { ToolDescription, ToolName, ToolOutcome } from './tool.js'

/**
 * The tools of one turn, with its limits: sources, max_results, max_acu and 20 provider calls per
 * run. A call that could exceed a limit is refused with a reason before it starts. After a crash,
 * completed calls are answered from storage without another charge.
 */
export abstract class ToolBox {
  abstract readonly tools: readonly ToolDescription[]
  /** Tools that the sources allow but the API key does not, each with the missing scope. */
  readonly withheld: ReadonlyMap<ToolName, Scope> = new Map()
  /** Runs a call. Input that violates the tool's schema is refused with `validation_failed`. */
  abstract call(tool: ToolName, input: unknown): Promise<ToolOutcome>
}

/** Why a tool is withheld, for the caller. */
export const lacksScope = (scope: Scope): string => `the API key lacks the scope ${scope}.`
