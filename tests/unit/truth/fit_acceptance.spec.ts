import { test } from '@japa/runner'
import { acceptanceProbability } from '#domain/truth/acceptance/judge'
import type { AcceptanceWeights } from '#domain/truth/acceptance/weights_data'
import { fitAcceptance, type LabelledValue } from '#domain/truth/learning/fit_acceptance'
import { fitForms } from '#domain/truth/learning/fit_forms'
import { formOdds } from '#domain/truth/acceptance/form'
import { fitLogistic, type LogisticExample } from '#domain/truth/learning/logistic'

const value = (i: number, feature: string, isRight: boolean): LabelledValue => ({
  ...{ item: `p${i} title`, site: `p${i}.example`, answer: `Title ${i}`, logOdds: 0, isRight },
  features: { 'group title': 1, [feature]: 1 },
})
/** Of the values with a feature, the share that is right. */
const values = (feature: string, count: number, share: number) =>
  Array.from({ length: count }, (_, i) => value(i, feature, i < count * share))
const probability = (table: AcceptanceWeights, feature: string, logOdds = 0) =>
  acceptanceProbability(
    new Map([
      ['group title', 1],
      [feature, 1],
    ]),
    logOdds,
    table
  )

test.group('truth: fitting the acceptance of values', () => {
  const examples = Array.from({ length: 100 }, (_, i): LogisticExample => {
    const features: Record<string, number> = i < 50 ? { a: 1 } : {}
    return { features, isTrue: i < 50 ? i < 40 : i < 75, weight: 1 }
  })

  test('logistic regression finds the log odds, and a penalty shrinks them', ({ assert }) => {
    const free = fitLogistic(examples, () => 0)
    assert.closeTo(free.bias, 0, 1e-3)
    assert.closeTo(free.weights.get('a')!, Math.log(4), 1e-3)
    assert.isBelow(fitLogistic(examples, () => 10).weights.get('a')!, 1)
  })

  test('weights add to log odds that are already known', ({ assert }) => {
    const known = examples.map((one) => ({ ...one, offset: 'a' in one.features ? Math.log(2) : 0 }))
    assert.closeTo(fitLogistic(known, () => 0).weights.get('a')!, Math.log(2), 1e-3)
  })

  test('a feature of wrong values lowers the probability', ({ assert }) => {
    const { table } = fitAcceptance(
      [...values('title card', 200, 0.6), ...values('title label', 200, 0.95)],
      []
    )
    assert.closeTo(probability(table, 'title card'), 0.6, 0.05)
    assert.closeTo(probability(table, 'title label'), 0.95, 0.1)
    assert.isAbove(probability(table, 'title card', 1), probability(table, 'title card') + 0.1)
  })

  test('[DS-036] values of unseen sites correct a fit that is too confident', ({ assert }) => {
    const seen = values('title card', 200, 0.98)
    const unseen = values('title card', 200, 0.8).map((one) => ({ ...one, isUnseen: true }))
    const [alone, both] = [fitAcceptance(seen, []).table, fitAcceptance([...seen, ...unseen], []).table]
    assert.isBelow(probability(both, 'title card'), probability(alone, 'title card') - 0.05)
    const usual = fitAcceptance([...seen, ...values('title card', 200, 0.8)], []).table
    assert.isBelow(probability(both, 'title card'), probability(usual, 'title card'))
  })

  test('[DS-035] the form of a value is judged by texts of other sites', ({ assert }) => {
    const texts = Array.from({ length: 120 }, (_, i) => ({
      ...{ group: 'title', site: `site-${i}.example`, isRight: i % 2 === 0 },
      text: i % 2 === 0 ? `Professor of Chemistry ${i}` : `Skip to content ${i}`,
    }))
    const odds = (list: typeof texts, text: string) => formOdds(text, fitForms(list).get('title')!)
    assert.isAbove(odds(texts, 'Professor of Physics'), odds(texts, 'Skip to footer') + 0.5)
    const judged = texts.map(({ site, text, isRight }, i) => ({
      ...{ ...value(i, 'title card', isRight), site, answer: text },
    }))
    assert.isAbove(fitAcceptance(judged, texts).table.weights.likeness, 0.1)
    assert.deepEqual(fitForms(texts), fitForms(texts))
    assert.isFalse(fitForms([{ ...texts[0], group: 'phone' }]).has('phone'))
  })

  test('repeated values of an item count with the square root of their number', ({ assert }) => {
    const wrong = value(1000, 'title card', false)
    const fitted = (others: LabelledValue[]) =>
      probability(fitAcceptance([...values('title card', 50, 1), ...others], []).table, 'title card')
    const four = fitted([wrong, wrong, wrong, wrong])
    assert.isBelow(four, fitted([wrong]))
    assert.closeTo(four, fitted([wrong, value(1001, 'title card', false)]), 0.01)
  })
})
