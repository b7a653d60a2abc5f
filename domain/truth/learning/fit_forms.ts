import { fitTextModel } from '#domain/people/text/learning/fit_text_model'
import { BUCKETS, formFeatures, type FormWeights } from '../acceptance/form.js'

/** A text that a page may state as a value of a group of columns. */
export type LabelledText = { group: string; site: string; text: string; isRight: boolean }

/** Groups whose values are free texts. Values of other groups have a form that their rules check. */
const FORM_GROUPS: ReadonlySet<string> = new Set([
  'name',
  'title',
  'company',
  'place',
  'headquarters',
  'custom specialty',
])
/** Chosen by cross-validation over sites. */
const [ROUNDS, DECAY] = [10, 1e-4]

/**
 * Fits, for each group of columns, a model that tells right values from other texts by their words
 * and letters. A text counts once per site. Equal texts give equal weights.
 */
export function fitForms(texts: readonly LabelledText[]): Map<string, FormWeights> {
  const groups = Map.groupBy(texts, ({ group }) => group)
  return new Map(
    [...groups].flatMap(([group, own]) => (FORM_GROUPS.has(group) ? [[group, fitForm(own)]] : []))
  )
}

function fitForm(texts: readonly LabelledText[]): FormWeights {
  const distinct = new Map<string, LabelledText>()
  for (const one of texts) {
    const key = `${one.site}\n${one.text}`
    if (one.isRight || !distinct.has(key)) distinct.set(key, one)
  }
  const examples = [...distinct.values()].map(({ text, isRight }) => ({
    features: formFeatures(text),
    isTrue: isRight,
    weight: 1,
  }))
  const fitted = fitTextModel(examples, { buckets: BUCKETS, rounds: ROUNDS, decay: DECAY, random: seeded() })
  const right = examples.filter(({ isTrue }) => isTrue).length
  const usual = Math.log((right + 1) / (examples.length - right + 1))
  return { bias: fitted.bias - usual, weights: fitted.weights }
}

/** Returns the same numbers from 0 up to 1 in each run (a linear congruential generator). */
function seeded(): () => number {
  let state = 7
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff
}
