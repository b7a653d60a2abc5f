import { DomainError } from '#domain/errors'
import { lookalikeProblems } from './lookalikes/contract.js'
import { validateOutput } from './schema/validate_output.js'
import type { ToolCall } from './tool.js'
import type { AgentAnswer, AgentTurn } from './turn.js'

const SHOWN = 3

/**
 * Holds an answer to what its turn asked for (AG-025). Throws `structured_output_incomplete` where nothing was filled,
 * `structured_output_invalid` where it does not meet the caller's schema, and `structured_output_unverified` where an answer to a
 * contract stands on no page that the run's calls gave (ER-009 to ER-011). The message may hold what was found: such a run is charged.
 */
export function checkStructuredOutput(
  { outputSchema, lookalikes }: Pick<AgentTurn, 'outputSchema' | 'lookalikes'>,
  { structured, stopped }: AgentAnswer,
  calls: readonly Pick<ToolCall, 'outcome'>[]
): void {
  if (!outputSchema && !lookalikes) return
  if (structured === undefined)
    throw new DomainError(
      'structured_output_incomplete',
      `The agent did not produce the requested result${stopped ? `: ${stopped}` : '.'}`
    )
  const [code, asked, problems] = outputSchema
    ? (['structured_output_invalid', 'output_schema', validateOutput(outputSchema, structured)] as const)
    : (['structured_output_unverified', 'output_contract', lookalikeProblems(structured, calls)] as const)
  if (problems.length > 0)
    throw new DomainError(code, `The result does not meet ${asked}: ${problems.slice(0, SHOWN).join('; ')}`)
}
