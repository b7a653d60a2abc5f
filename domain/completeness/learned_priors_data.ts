import type { Learned } from './learned_priors.js'

/**
 * Learned by `npm run bench -- completeness --split=train --lists=25 --learn` on generated lists.
 * `tail` and `maxRatio` were chosen on dev lists. The intervals also cover people without a
 * verdict, so intervals with tails of 5% would contain too many totals.
 */
export const LEARNED: Learned = {
  priors: {
    ease: { mean: -1.1, deviation: 1.26 },
    tilt: 0.6,
    kinds: [
      {
        share: 0.952,
        shared: { mean: 0.118, deviation: 0.264 },
        curve: 0.215,
        own: { pair: 0.022, three: 0.058 },
      },
      {
        share: 0.048,
        shared: { mean: 1.437, deviation: 1.362 },
        curve: -0.67,
        own: { pair: 0.039, three: 0.705 },
      },
    ],
  },
  tail: { whole: 0.07, cut: 0.04 },
  maxRatio: 4,
}
