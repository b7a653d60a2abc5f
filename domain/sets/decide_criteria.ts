import type { StoredPerson } from '#domain/search/people_document'
import type { EmployerVerdicts } from '#domain/search/verification/employer_verdicts'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import { type Proof, UNCLEAR, type Verdict } from '#domain/search/verification/verdict'
import type { SetCriterion } from './criterion.js'
import { checkOf } from './criterion_check.js'

export type CriterionVerdict = { id: string; verdict: Verdict['is']; evidence: Proof[] }

export type Decision = {
  /** In the order of the criteria. */
  results: { criterion: SetCriterion; verdict: Verdict }[]
  /** Whether every required criterion is proven, and their joint probability is high enough. */
  isProven: boolean
}

/** The minimum joint probability. Lower values admit too many wrong people. */
const MIN_PROBABILITY = 0.6

/** Decides criteria about one person. Sets and the verification of their proofs both use this function. */
export async function decideCriteria(
  criteria: readonly SetCriterion[],
  { indexed, facts }: { indexed: StoredPerson | null; facts: PersonFacts },
  employers: EmployerVerdicts
): Promise<Decision> {
  const results: Decision['results'] = []
  let isProven = true
  let probability = facts.answer('name').confidence ?? 0
  for (const criterion of criteria) {
    const verdict = await checkOf(criterion, employers, facts.now).run({ indexed, facts })
    results.push({ criterion, verdict })
    if (!criterion.required) continue
    isProven &&= verdict.is === 'yes' && verdict.proofs.length > 0
    probability *= verdict.probability
  }
  return { results, isProven: isProven && probability >= MIN_PROBABILITY }
}

/** Returns the decision about a person whose name is not proven. */
export const undecided = (criteria: readonly SetCriterion[]): Decision => ({
  results: criteria.map((criterion) => ({ criterion, verdict: UNCLEAR })),
  isProven: false,
})

/**
 * Whether a proven person is admitted. After a timeout, an unread page might contradict the result. A person
 * with `unconfirmed` is not named on the employer's site.
 */
export const isAdmitted = (
  { isProven }: Decision,
  { timed_out, unconfirmed }: { timed_out: boolean; unconfirmed?: true }
): boolean => isProven && !timed_out && !unconfirmed

export const verdictsOf = ({ results }: Decision): CriterionVerdict[] =>
  results.map(({ criterion, verdict }) => ({
    id: criterion.id,
    verdict: verdict.is,
    evidence: verdict.proofs,
  }))
