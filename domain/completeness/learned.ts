import type { Priors } from './learned_priors.js'
import { PRIORS } from './learned_priors_data.js'

/** What is learned from lists with a known total. */
export type Learned = {
  priors: Priors
  /**
   * The probability outside the interval, on each side: `cut` if a finder was cut at its limit.
   */
  tail: { whole: number; cut: number }
  /** No estimate is given if the upper limit exceeds this many times the lower limit. */
  maxRatio: number
}

/**
 * `tail` and `maxRatio` were chosen on dev lists. The intervals also cover people without a verdict,
 * so intervals with tails of 5% would contain too many totals.
 */
export const LEARNED: Learned = { priors: PRIORS, tail: { whole: 0.07, cut: 0.04 }, maxRatio: 4 }
