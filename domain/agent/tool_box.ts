import type { Scope } from '#domain/access/scopes'
import type { ToolDescription, ToolName, ToolOutcome } from './tool.js'

/**
 * The tools of one turn behind its ceilings: sources, max_results, max_acu and 20 provider calls a run (AG-013, AG-015,
 * AG-016, AG-024). A call that could pass a ceiling is not started and is refused with a reason; a call that was made
 * before a crash is answered from what was kept, without a charge of its own.
 */
export abstract class ToolBox {
  abstract readonly tools: readonly ToolDescription[]
  /** Tools that the turn's sources allow and its key does not, each with the scope that the key lacks. */
  readonly withheld: ReadonlyMap<ToolName, Scope> = new Map()
  /** Carries out a call. Input that breaks the tool's schema is a refusal, `validation_failed`, naming the field. */
  abstract call(tool: ToolName, input: unknown): Promise<ToolOutcome>
}

/** Why a tool is withheld, in words for the caller. */
export const lacksScope = (scope: Scope): string => `the API key lacks the scope ${scope}.`
