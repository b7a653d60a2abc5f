import type { Priors } from './learned_priors.js'

/** Learned by bin/fit_recall.ts from 150 generated lists and 0 Sets over generated worlds. */
export const PRIORS: Priors = [
  {
    share: 0.7,
    missing: {
      mean: -0.7,
      deviation: 1.2,
    },
    ease: {
      mean: -1.1,
      deviation: 1.26,
    },
    shared: {
      mean: 0.12,
      deviation: 0.27,
    },
    curve: 0.2,
    own: {
      pair: 0.02,
      three: 0.06,
    },
  },
  {
    share: 0.04,
    missing: {
      mean: 0,
      deviation: 1.5,
    },
    ease: {
      mean: -1.1,
      deviation: 1.26,
    },
    shared: {
      mean: 1.43,
      deviation: 1.36,
    },
    curve: -0.67,
    own: {
      pair: 0.04,
      three: 0.7,
    },
  },
  {
    share: 0.26,
    missing: {
      mean: -3,
      deviation: 1,
    },
    ease: {
      mean: 1,
      deviation: 1.5,
    },
    shared: {
      mean: 0,
      deviation: 0.27,
    },
    curve: 0.2,
    own: {
      pair: 0.02,
      three: 0.02,
    },
  },
]
