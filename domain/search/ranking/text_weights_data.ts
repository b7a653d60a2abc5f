import type { TextFeatures } from './text_features.js'

/** Weights of `fast`. Fitted to 93 graded queries by bench/relevance/fit_ranking.ts. */
export const TEXT_WEIGHTS: TextFeatures & { index: number } = {
  index: 2.55,
  closest: 2.98,
  near: 1.31,
  nearTogether: 1.33,
  pairs: 0.98,
}
