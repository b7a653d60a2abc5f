import type { AcceptanceWeights } from '../acceptance/weights_data.js'
import { AROUND, formFeaturesOf, OTHER } from '../acceptance/claim_features.js'
import { formOdds, type FormWeights } from '../acceptance/form.js'
import { fitForms, type LabelledText } from './fit_forms.js'
import { fitLogistic, type LogisticExample } from './logistic.js'

/** A labelled value of a cell. */
export type LabelledValue = {
  /** The person or company and the column. */
  item: string
  /** The host of the person's or company's site. */
  site: string
  /** The value, as text. */
  answer: string
  features: Readonly<Record<string, number>>
  /** The log odds by the votes, as far as the judge counts them. */
  logOdds: number
  isRight: boolean
  /** Whether the authors of the rules that read the value had not seen its site. */
  isUnseen?: boolean
}

export type FittedAcceptance = { table: AcceptanceWeights; forms: Map<string, FormWeights> }

/** The strength of the penalty on weights. Chosen by cross-validation over sites. */
const PENALTY = 10
/**
 * The penalty on `OTHER` and `AROUND` features, which are alike on all pages of a site. Chosen on
 * collections that the fit left out.
 */
const SITE_PENALTY = 30
/** The weight of a value from an unseen site. Unseen sites represent new sites best. */
const UNSEEN_WEIGHT = 2
/** Columns with fewer labelled items are left out, so their values are not judged. */
const MIN_ITEMS = 20
/** Smaller weights are left out. */
const MIN_WEIGHT = 0.03
const FOLDS = 5

/**
 * Fits the weights of `acceptanceJudge` to labelled values, and the models of form to these and to `texts`.
 * Repeated values of an item count with the square root of their number, because their errors have one cause.
 * The form of each value comes from a model that has not seen its site, so the fitted weight of the form is
 * right for new sites.
 */
export function fitAcceptance(
  values: readonly LabelledValue[],
  texts: readonly LabelledText[]
): FittedAcceptance {
  const known = groupsOf(values)
  const all = [...texts, ...values.map((value) => ({ ...value, group: groupOf(value), text: value.answer }))]
  const judged = outOfFold(
    values.filter((value) => known.has(groupOf(value))),
    all
  )
  const { bias, weights } = fitLogistic(examplesOf(judged), penaltyOf)
  const kept = [...weights]
    .filter(([name, weight]) => name.startsWith('group ') || Math.abs(weight) >= MIN_WEIGHT)
    .map(([name, weight]) => [name, rounded(weight)])
  return { table: { bias: rounded(bias), weights: Object.fromEntries(kept) }, forms: fitForms(all) }
}

const penaltyOf = (feature: string): number =>
  feature.startsWith(OTHER) || feature.startsWith(AROUND) ? SITE_PENALTY : PENALTY

/** Adds the form of a value, as these models judge it, to its features. */
export function withForm(value: LabelledValue, forms: ReadonlyMap<string, FormWeights>): LabelledValue {
  const group = groupOf(value)
  const weights = forms.get(group)
  if (!weights) return value
  const form = formFeaturesOf(group, formOdds(value.answer, weights))
  return { ...value, features: { ...value.features, ...Object.fromEntries(form) } }
}

function outOfFold(values: readonly LabelledValue[], texts: readonly LabelledText[]): LabelledValue[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const forms = fitForms(texts.filter(({ site }) => foldOf(site) !== fold))
    return values.filter(({ site }) => foldOf(site) === fold).map((value) => withForm(value, forms))
  })
}

const foldOf = (site: string): number =>
  [...site].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7) % FOLDS

/** Returns the group of columns of a value. */
const groupOf = ({ features }: LabelledValue): string =>
  Object.keys(features)
    .find((name) => name.startsWith('group '))
    ?.slice('group '.length) ?? ''

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
  const keyOf = ({ item, answer, isUnseen }: LabelledValue) => `${item}\n${answer}\n${isUnseen}`
  const counts = Map.groupBy(values, keyOf)
  return values.map((value) => ({
    features: value.features,
    offset: value.logOdds,
    isTrue: value.isRight,
    weight: (value.isUnseen ? UNSEEN_WEIGHT : 1) / Math.sqrt(counts.get(keyOf(value))!.length),
  }))
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100
