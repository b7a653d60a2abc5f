import type { Priors } from './learned_priors.js'

/** Learned by `npm run bench -- completeness --learn`. */
export const LEARNED_PRIORS: Priors = {
  ease: { mean: -0.54, deviation: 1.7 },
  tilt: 0.5,
  kinds: [
    {
      share: 0.6,
      shared: { mean: 0.1, deviation: 0.5 },
      curve: 0,
      own: { pair: 0.05, three: 0.05, more: 0.05 },
    },
    {
      share: 0.4,
      shared: { mean: 0.4, deviation: 0.8 },
      curve: 0.1,
      own: { pair: 0.6, three: 0.4, more: 0.3 },
    },
  ],
}

/** No estimate is given if the upper limit exceeds this many times the lower limit. */
export const MAX_RATIO = 4
