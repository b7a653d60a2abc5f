import { BUCKETS, nameFeatures, type NameWeights } from '../name_likeness.js'

export type NameExample = { text: string; isName: boolean; weight: number }

const ROUNDS = 6
const RATE = { weights: 0.15, bias: 0.02 }
const DECAY = 1e-5
/** Keeps the first steps of a weight small. */
const START = 1e-3

/**
 * Fits the model of names by logistic regression with AdaGrad. `random` returns numbers from 0 up
 * to 1; the same numbers give the same weights.
 */
export function fitNameLikeness(examples: readonly NameExample[], random: () => number): NameWeights {
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(START)
  let bias = 0
  const rows = examples.map((one) => ({ ...one, features: nameFeatures(one.text) }))
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(rows, random)
    for (const { features, isName, weight } of rows) {
      const share = 1 / Math.sqrt(features.length)
      const odds = bias + share * features.reduce((sum, feature) => sum + weights[feature], 0)
      const error = (1 / (1 + Math.exp(-odds)) - (isName ? 1 : 0)) * weight
      bias -= RATE.bias * error
      for (const feature of features) {
        const slope = error * share + DECAY * weights[feature]
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
