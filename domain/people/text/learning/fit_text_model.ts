/** A text as the buckets of its features, and whether the text is of the wanted kind. */
export type TextExample = { features: readonly number[]; isTrue: boolean; weight: number }

export type TextModelOptions = {
  buckets: number
  rounds: number
  /** The strength of the penalty on weights. */
  decay: number
  /** Returns numbers from 0 up to 1. The same numbers give the same weights. */
  random: () => number
}

const RATE = { weights: 0.15, bias: 0.02 }
/** Keeps the first steps of a weight small. */
const START = 1e-3

/** Fits a linear model of texts by logistic regression with AdaGrad. */
export function fitTextModel(
  examples: readonly TextExample[],
  { buckets, rounds, decay, random }: TextModelOptions
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(buckets)
  const squares = new Float64Array(buckets).fill(START)
  let bias = 0
  const rows = [...examples]
  for (let round = 0; round < rounds; round++) {
    shuffle(rows, random)
    for (const { features, isTrue, weight } of rows) {
      const share = 1 / Math.sqrt(features.length || 1)
      const odds = bias + share * features.reduce((sum, feature) => sum + weights[feature], 0)
      const error = (1 / (1 + Math.exp(-odds)) - (isTrue ? 1 : 0)) * weight
      bias -= RATE.bias * error
      for (const feature of features) {
        const slope = error * share + decay * weights[feature]
        squares[feature] += slope ** 2
        weights[feature] -= (RATE.weights * slope) / Math.sqrt(squares[feature])
      }
    }
  }
  return { bias, weights }
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[list[i], list[j]] = [list[j], list[i]]
  }
}
