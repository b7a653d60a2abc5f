import { TEXT_FEATURES, type TextFeatures } from './text_features.js'
import { TEXT_WEIGHTS } from './text_weights_data.js'

/**
 * Combines index scores, best first, with what texts say. People without features follow in the
 * order of the index.
 */
export function textScores(scores: readonly number[], features: readonly TextFeatures[]): number[] {
  const best = Math.max(0, ...scores)
  const share = (score: number) => (score > 0 ? score / best : 0)
  const read = features.map(
    (person, at) =>
      TEXT_WEIGHTS.index * share(scores[at]) +
      TEXT_FEATURES.reduce((sum, name) => sum + TEXT_WEIGHTS[name] * person[name], 0)
  )
  const last = Math.min(...read)
  return scores.map((score, at) => read[at] ?? last * share(score))
}
