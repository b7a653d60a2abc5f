import type { Feature } from './feature_names.js'

/**
 * The weights that `bin/fit_identity.ts` does not change. They concern mainly names, addresses that resemble
 * names, and contradictions. The labelled pages have too few namesakes to fit them.
 */
export const FIXED_WEIGHTS: readonly (Feature | 'bias')[] = [
  'bias',
  'name.same',
  'name.close',
  'name.conflict',
  'company.conflict',
  'place.same',
  'place.conflict',
  'handle.whole',
  'handle.part',
  'email.whole',
  'email.part',
  'profile.whole',
  'profile.part',
]

/**
 * Strength of the penalty on changes of a weight. A few hundred mentions then change a weight by a few units
 * of log odds at most.
 */
export const STRENGTH = 4
