import { FEATURES, type Feature } from './feature_names.js'
import type { IdentityWeights } from './weights_data.js'

export type LabelledFeatures = { features: Partial<Record<Feature, number>>; isRow: boolean }

export type FitOptions = {
  /** Prior weights. Without examples, they are the result. */
  near: IdentityWeights
  /** The strength of the prior: the inverse variance of a weight around `near`. */
  strength?: number
  steps?: number
  /**
   * The weights, or the `bias`, that keep their prior value. For example, the weights of names,
   * because labelled pages contain too few namesakes to fit them.
   */
  fixed?: readonly (Feature | 'bias')[]
}

/**
 * Fits weights to labelled examples by maximum a posteriori logistic regression (deterministic
 * gradient descent with momentum). The result is calibrated for the examples' share of positive
 * labels. Without examples, returns `near`.
 */
export function fitIdentity(examples: readonly LabelledFeatures[], options: FitOptions): IdentityWeights {
  const { near, strength = 0.5, steps = 2000, fixed = [] } = options
  const isFixed = (['bias', ...FEATURES] as const).map((name) => fixed.includes(name))
  const start = [near.bias, ...FEATURES.map((feature) => near.weights[feature])]
  const rows = examples.map(({ features, isRow }) => ({
    // Most features are 0.
    values: [1, ...FEATURES.map((feature) => features[feature] ?? 0)].flatMap((value, i) =>
      value === 0 ? [] : [{ i, value }]
    ),
    label: isRow ? 1 : 0,
  }))
  const weights = [...start]
  const momentum = weights.map(() => 0)
  const rate = 1 / (strength + rows.length)
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((weight, i) => strength * (weight - start[i]))
    for (const { values, label } of rows) {
      const sum = values.reduce((total, { i, value }) => total + value * weights[i], 0)
      const error = 1 / (1 + Math.exp(-sum)) - label
      for (const { i, value } of values) gradient[i] += error * value
    }
    for (const [i, slope] of gradient.entries()) {
      if (isFixed[i]) continue
      momentum[i] = 0.9 * momentum[i] - rate * slope
      weights[i] += momentum[i]
    }
  }
  return {
    bias: weights[0],
    weights: Object.fromEntries(FEATURES.map((feature, i) => [feature, weights[i + 1]])) as Record<
      Feature,
      number
    >,
  }
}
