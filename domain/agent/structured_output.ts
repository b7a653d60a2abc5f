import { DomainError } from '#domain/errors'
import { validateOutput } from './schema/validate_output.js'
import type { AgentAnswer, AgentTurn } from './turn.js'

const SHOWN = 3

/**
 * Holds an answer to what its turn asked for (AG-025). Throws `structured_output_incomplete` where nothing was filled and
 * `structured_output_invalid` where it does not meet the caller's schema (ER-010, ER-011).
 */
export function checkStructuredOutput(
  { outputSchema, lookalikes }: Pick<AgentTurn, 'outputSchema' | 'lookalikes'>,
  { structured, stopped }: AgentAnswer
): void {
  if (!outputSchema && !lookalikes) return
  if (structured === undefined)
    throw new DomainError(
      'structured_output_incomplete',
      `The agent did not produce the requested result${stopped ? `: ${stopped}` : '.'}`
    )
  if (!outputSchema) return
  const problems = validateOutput(outputSchema, structured)
  if (problems.length > 0)
    throw new DomainError(
      'structured_output_invalid',
      `The result does not meet output_schema: ${problems.slice(0, SHOWN).join('; ')}`
    )
}
