import { missingPagesAdvice } from '#domain/evidence/missing_pages'
import { type Circumstances, noPages, people } from '#domain/search/verification/shortfall'
import type { StopReason } from './set.js'

export type SetOutcome = {
  count: number
  admitted: number
  rejected: number
  /** Those rejected about whom no page said anything that was asked. */
  silent: number
  reason: StopReason
  reads: Circumstances['reads']
}

/** Why a search of a Set admitted fewer people than asked for and what to do, one sentence each. */
export function setWarnings({ count, admitted, rejected, silent, reason, reads }: SetOutcome): string[] {
  if (admitted >= count) return []
  const unproven = rejected - silent
  const said: [number | boolean, string][] = [
    [reason === 'budget', 'The budget pays for nobody else: raise max_cost_usd.'],
    [
      reason === 'end' && admitted + rejected === 0,
      'Nobody in the index or on the pages in reach could be meant: use broader words.',
    ],
    [silent, `${noPages(people(silent))}: ${missingPagesAdvice(reads)}`],
    [
      unproven,
      `Pages do not prove every required criterion of ${people(unproven)}: use fewer or broader criteria.`,
    ],
  ]
  return said.filter(([applies]) => Boolean(applies)).map(([, sentence]) => sentence)
}
