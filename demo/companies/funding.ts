import { PRESENT_DAY, dayOf } from '#demo/dates'
import type { FundingRound } from '#demo/model'
import type { Random } from '#demo/random'
import { stem } from './names.js'

/** Stages with the months since the previous stage and the amounts in thousands of US dollars. */
const LADDER: [stage: string, gap: [number, number], amount: [number, number]][] = [
  ['pre_seed', [2, 12], [200, 1500]],
  ['seed', [6, 18], [1000, 6000]],
  ['series_a', [10, 24], [6000, 24000]],
  ['series_b', [12, 26], [18000, 65000]],
  ['series_c', [12, 28], [45000, 160000]],
  ['series_d_plus', [12, 30], [90000, 400000]],
]

/**
 * Returns the rounds of a company, oldest first. `founded` is a year. The last stage depends on the
 * company's headcount.
 */
export function fundingRounds(founded: number, headcount: number, random: Random): FundingRound[] {
  const reach = Math.min(
    LADDER.length,
    Math.max(1, Math.round(Math.log2(headcount + 1) - 3.6 + random.next() * 2))
  )
  const rounds: FundingRound[] = []
  let day = dayOf(founded, random.int(1, 12), random.int(1, 28))
  for (const [stage, gap, amount] of LADDER.slice(random.chance(0.4) ? 1 : 0, Math.max(reach, 1) + 1)) {
    day += random.int(gap[0] * 30, gap[1] * 30)
    if (day > PRESENT_DAY - 3) break
    const thousands = random.int(amount[0], amount[1])
    const step = thousands > 20_000 ? 1000 : thousands > 4000 ? 500 : 100
    rounds.push({
      stage,
      day,
      amount: Math.round(thousands / step) * step * 1000,
      lead: `${stem(random)} ${random.pick(['Ventures', 'Capital', 'Partners', 'Growth'])}`,
    })
  }
  return rounds
}
