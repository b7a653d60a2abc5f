import type { AcceptanceWeights } from '../acceptance/weights_data.js'
import { fitLogistic, type LogisticExample } from './logistic.js'

/** A labelled value of a cell. */
export type LabelledValue = {
  /** The person or company and the column. */
  item: string
  /** The value, as text. */
  answer: string
  features: Readonly<Record<string, number>>
  /** The log odds by the votes, as far as the judge counts them. */
  logOdds: number
  isRight: boolean
}

/** The strength of the penalty on weights and on corrections. Chosen on the development data. */
const [OF_WEIGHTS, OF_CORRECTIONS] = [3, 5]
/** Columns with fewer labelled items are left out, so their values are not judged. */
const MIN_ITEMS = 20
/** Smaller weights are left out. */
const MIN_WEIGHT = 0.05
/** Features whose weights the held values correct: columns, and likenesses of profiles. */
const CORRECTED = /^(?:group (?!.* of (?:person|company)$)|profile )/

/**
 * Fits the weights of `acceptanceJudge` to labelled values. Repeated values of an item count with
 * the square root of their number, because their errors have one cause. Then corrects the bias and
 * a few weights with `held`: values of other sites. Extraction rules fit the sites that their
 * authors have read, so the first fit is too confident.
 */
export function fitAcceptance(
  values: readonly LabelledValue[],
  held: readonly LabelledValue[]
): AcceptanceWeights {
  const known = groupsOf(values)
  const isKnown = (value: LabelledValue) => known.has(groupOf(value))
  const first = fitLogistic(examplesOf(values.filter(isKnown)), () => OF_WEIGHTS)
  const sumOf = (features: LabelledValue['features']) =>
    Object.entries(features).reduce(
      (sum, [name, value]) => sum + (first.weights.get(name) ?? 0) * value,
      first.bias
    )
  const correction = fitLogistic(
    examplesOf(held.filter(isKnown)).map((example) => ({
      ...example,
      offset: example.offset + sumOf(example.features),
      features: Object.fromEntries(Object.entries(example.features).filter(([name]) => CORRECTED.test(name))),
    })),
    () => OF_CORRECTIONS
  )
  const names = [...new Set([...first.weights.keys(), ...correction.weights.keys()])].sort()
  const weights = names
    .map((name) => [name, (first.weights.get(name) ?? 0) + (correction.weights.get(name) ?? 0)] as const)
    .filter(([name, weight]) => name.startsWith('group ') || Math.abs(weight) >= MIN_WEIGHT)
    .map(([name, weight]) => [name, rounded(weight)])
  return { bias: rounded(first.bias + correction.bias), weights: Object.fromEntries(weights) }
}

const groupOf = ({ features }: LabelledValue): string =>
  Object.keys(features).find((name) => name.startsWith('group ')) ?? ''

/** Returns the groups of columns with enough labelled items. */
function groupsOf(values: readonly LabelledValue[]): Set<string> {
  const groups = Map.groupBy(values, groupOf)
  return new Set(
    [...groups].flatMap(([group, own]) =>
      new Set(own.map(({ item }) => item)).size >= MIN_ITEMS ? [group] : []
    )
  )
}

function examplesOf(values: readonly LabelledValue[]): (LogisticExample & { offset: number })[] {
  const keyOf = ({ item, answer }: LabelledValue) => `${item}\n${answer}`
  const counts = Map.groupBy(values, keyOf)
  return values.map((value) => ({
    features: value.features,
    offset: value.logOdds,
    isTrue: value.isRight,
    weight: 1 / Math.sqrt(counts.get(keyOf(value))!.length),
  }))
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100
