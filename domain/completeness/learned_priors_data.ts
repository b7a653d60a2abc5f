import type { Priors } from './learned_priors.js'

/** Learned by bin/fit_recall.ts from 150 generated lists and 116 Sets over generated worlds. */
export const PRIORS: Priors = [
  {
    share: 0.426,
    missing: {
      mean: -0.79,
      deviation: 1.284,
    },
    ease: {
      mean: -1.4,
      deviation: 1.29,
    },
    shared: {
      mean: 0.17,
      deviation: 0.273,
    },
    curve: 0.25,
    own: {
      pair: 0.042,
      three: 0.069,
    },
  },
  {
    share: 0.039,
    missing: {
      mean: -0.599,
      deviation: 2.798,
    },
    ease: {
      mean: -1.063,
      deviation: 1.29,
    },
    shared: {
      mean: 1.332,
      deviation: 1,
    },
    curve: -0.4,
    own: {
      pair: 0.018,
      three: 0.607,
    },
  },
  {
    share: 0.535,
    missing: {
      mean: -3.943,
      deviation: 0.533,
    },
    ease: {
      mean: -0.256,
      deviation: 2.798,
    },
    shared: {
      mean: 0.315,
      deviation: 0.223,
    },
    curve: 0.66,
    own: {
      pair: 0.018,
      three: 0.018,
    },
  },
]
