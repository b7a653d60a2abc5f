import { DomainError } from '#domain/errors'
import { lookalikeProblems } from './lookalikes/contract.js'
import { validateOutput } from './schema/validate_output.js'
import type { ToolCall } from './tool.js'
import type { AgentAnswer, AgentTurn } from './turn.js'

const MAX_SHOWN = 3

/**
 * Checks an answer against its turn's schema or contract, if there is one. Throws
 * `structured_output_incomplete` without a structured result. Throws `structured_output_invalid` if
 * the result violates the caller's schema. Throws `structured_output_unverified` if the result
 * violates the contract or cites pages that no call returned. The error message may contain
 * findings, so the failed run is charged.
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
  const [code, requirement, problems] = outputSchema
    ? (['structured_output_invalid', 'output_schema', validateOutput(outputSchema, structured)] as const)
    : (['structured_output_unverified', 'output_contract', lookalikeProblems(structured, calls)] as const)
  if (problems.length > 0)
    throw new DomainError(
      code,
      `The result does not match ${requirement}: ${problems.slice(0, MAX_SHOWN).join('; ')}`
    )
}
