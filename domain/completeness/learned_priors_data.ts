import type { Learned } from './learned_priors.js'

/** Learned by `npm run bench -- completeness --split=train --learn`. `maxRatio` was chosen on dev lists. */
export const LEARNED: Learned = {
  priors: {
    ease: { mean: -0.9075, deviation: 1.3165 },
    tilt: 0.6825,
    kinds: [
      {
        share: 0.969,
        shared: { mean: 0.235, deviation: 0.2926 },
        curve: 0.2375,
        own: { pair: 0.0183, three: 0.0183 },
      },
      {
        share: 0.031,
        shared: { mean: 0.299, deviation: 1.49 },
        curve: -1.202,
        own: { pair: 0.08, three: 0.949 },
      },
    ],
  },
  tail: 0.05,
  maxRatio: 4,
}
