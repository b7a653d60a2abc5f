import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { customVotes } from '#domain/questions/votes'
import { isFresh } from '#domain/evidence/freshness'
import { companyKey } from '#domain/people/companies/company_name'
import { candidatesOf } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { ResearchedSource } from '#domain/truth/research/research'
import { votesOf } from '#domain/truth/votes_of'
import { FUNDING_STAGES, type FundingStage } from '../request.js'
import { type Bounds, headcountVerdict, stageVerdict } from './company_verdicts.js'
import type { Employer } from './employer.js'
import { isLikely, type Verdict } from './verdict.js'

/** A question about an employer: is its headcount within bounds, or its latest stage in a list? */
export type EmployerQuestion =
  | { of: 'headcount'; bounds: Bounds }
  | { of: 'funding'; stages: readonly FundingStage[] }

/** Decides questions about employers. */
export interface EmployerVerdicts {
  verdict(employer: Employer, question: EmployerQuestion): Promise<Verdict>
}

/** A verdict. `isCurrent` means that it rests on current statements. */
export type Judged = { verdict: Verdict; isCurrent: boolean; votes: readonly Vote[] }

const STAGE = readQuestion({
  key: 'custom.funding_stage',
  description: `Latest funding stage of the company. One of: ${FUNDING_STAGES.join(', ')}.`,
  format: 'options',
  entity: 'company',
})
/**
 * The maximum age in days of a statement that settles the funding stage. Rounds are about two years apart, so
 * after an older statement, an unread page may report the next round.
 */
const ROUND_INTERVAL_DAYS = 365

/** Returns a key that is equal for equal questions about one employer. */
export function questionKey({ name, domain }: Employer, question: EmployerQuestion): string {
  const asked =
    question.of === 'headcount'
      ? `headcount ${question.bounds.gte} ${question.bounds.lte}`
      : `stage ${question.stages}`
  return `${companyKey(name)} ${domain ?? ''} ${asked}`
}

/** Decides a question from sources about the employer. */
export function judgeEmployer(
  question: EmployerQuestion,
  sources: readonly ResearchedSource[],
  now: string
): Judged {
  if (question.of === 'headcount') {
    const votes = sources.flatMap((source) => votesOf('headcount', source))
    const stated = candidatesOf({ key: 'headcount', entity: 'company' }, votes, { now })
    return { verdict: headcountVerdict(stated, question.bounds), isCurrent: true, votes }
  }
  const votes = sources.flatMap((source) => customVotes(STAGE, source))
  const stated = candidatesOf(STAGE, settleVotes(STAGE, votes), { now })
  const isCurrent = votes.some((vote) => isCurrentVote(vote, now))
  return { verdict: stageVerdict(stated, question.stages), isCurrent, votes }
}

/** Reports whether a vote is likely, first-hand and current: undated, or not too old. */
function isCurrentVote({ kind, identity, past, statedAt }: Vote, now: string): boolean {
  if (kind === 'directory' || past || !isLikely({ identity })) return false
  return statedAt === null || isFresh(statedAt, ROUND_INTERVAL_DAYS, now)
}
