import { missingPagesAdvice } from '#domain/evidence/missing_pages'
import { type Circumstances, noPages, people } from '#domain/search/verification/shortfall'
import type { StopReason } from './set.js'

export type SetOutcome = {
  count: number
  admitted: number
  rejected: number
  /** Rejected people without any relevant page. */
  silent: number
  reason: StopReason
  reads: Circumstances['reads']
}

/**
 * Explains why a Set search found too few people, one sentence per cause, and suggests what to do.
 */
export function setWarnings({ count, admitted, rejected, silent, reason, reads }: SetOutcome): string[] {
  if (admitted >= count) return []
  const unproven = rejected - silent
  const warnings: [applies: number | boolean, sentence: string][] = [
    [reason === 'budget', 'The budget does not cover another person: raise max_cost_usd.'],
    [
      reason === 'end' && admitted + rejected === 0,
      'No candidate in the index or on the pages in reach: use broader words.',
    ],
    [silent, `${noPages(people(silent))}: ${missingPagesAdvice(reads)}`],
    [
      unproven,
      `Pages do not prove every required criterion of ${people(unproven)}: use fewer or broader criteria.`,
    ],
  ]
  return warnings.filter(([applies]) => Boolean(applies)).map(([, sentence]) => sentence)
}
