import type { Priors } from './learned_priors.js'

/** Learned by `npm run bench -- completeness --learn`. */
export const LEARNED_PRIORS: Priors = {
  ease: { mean: -0.9, deviation: 1.384 },
  tilt: 0.675,
  kinds: [
    {
      share: 0.838,
      shared: { mean: 0.181, deviation: 0.543 },
      curve: 0.248,
      own: { pair: 0.039, three: 0.054, more: 0.246 },
    },
    {
      share: 0.162,
      shared: { mean: -0.12, deviation: 1.017 },
      curve: -1.397,
      own: { pair: 0.173, three: 0.28, more: 0.018 },
    },
  ],
}

/** No estimate is given if the upper limit exceeds this many times the lower limit. */
export const MAX_RATIO = 4
