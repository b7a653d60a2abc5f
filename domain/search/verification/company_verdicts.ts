import type { ValueCandidate } from '#domain/truth/reconcile/reconcile'
import { readSpan } from '#domain/truth/values/numbers'
import type { FundingStage } from '../request.js'
import { isFirstHand, proofsOf, UNCLEAR, type Verdict } from './verdict.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

export type Bounds = { gte?: number; lte?: number }

type Side = 'in' | 'out' | 'across'

/**
 * Some probability remains that no stated value is true. This share of it is divided among the sides of the
 * stated values, because the true headcount is usually near a stated one.
 */
const NEAR = 0.5

/** Decides whether a headcount is within bounds. Each value votes for its side of the bounds. */
export const headcountVerdict = (stated: readonly ValueCandidate[], bounds: Bounds): Verdict =>
  verdictOf(stated, (candidate) => sideOf(candidate, bounds), NEAR)

export const stageVerdict = (stated: readonly ValueCandidate[], stages: readonly FundingStage[]): Verdict =>
  verdictOf(stated, ({ value }) => (stages.includes(value as FundingStage) ? 'in' : 'out'), 0)

function verdictOf(
  stated: readonly ValueCandidate[],
  side: (one: ValueCandidate) => Side,
  near: number
): Verdict {
  const sides = stated.map((one) => ({ ...one, side: side(one) }))
  const shareOf = (wanted: Side) =>
    sides.reduce((total, { side, probability }) => total + (side === wanted ? probability : 0), 0)
  const [within, outside, across] = [shareOf('in'), shareOf('out'), shareOf('across')]
  if (within + outside === 0) return UNCLEAR
  const unstated = Math.max(0, 1 - within - outside - across) * near
  const yes = within + (unstated * within) / (within + outside + across)
  const no = outside + (unstated * outside) / (within + outside + across)
  const is = yes > LIKELIER_THAN_NOT ? 'yes' : no > LIKELIER_THAN_NOT ? 'no' : 'unclear'
  const speaking = sides.filter((one) => one.side === (is === 'no' ? 'out' : 'in'))
  speaking.sort((a, b) => b.probability - a.probability)
  const supporters = speaking.flatMap((one) => one.supporters)
  return {
    is: isFirstHand(supporters) ? is : 'unclear',
    probability: yes,
    proofs: proofsOf(supporters),
    found: speaking.length > 0 ? String(speaking[0].value) : null,
  }
}

/**
 * Returns the side of the value's narrowest statement, so `6,348` overrides `5,001-10,000`. Returns
 * `across` if that statement crosses a bound, or if no statement contains a number.
 */
function sideOf({ supporters }: ValueCandidate, { gte = 0, lte = Infinity }: Bounds): Side {
  const spans = supporters.flatMap(({ value }) => {
    const span = readSpan(String(value))
    return span ? [span] : []
  })
  if (spans.length === 0) return 'across'
  const [low, high] = spans.reduce((best, span) => (span[1] - span[0] < best[1] - best[0] ? span : best))
  return low >= gte && high <= lte ? 'in' : high < gte || low > lte ? 'out' : 'across'
}
