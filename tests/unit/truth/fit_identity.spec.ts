import { test } from '@japa/runner'
import { fitIdentity, type LabelledFeatures } from '#domain/truth/identity/fit'
import { probabilityOf } from '#domain/truth/identity/identify'
import { IDENTITY_WEIGHTS } from '#domain/truth/identity/weights_data'

const near = IDENTITY_WEIGHTS.person
const examples = (features: LabelledFeatures['features'], all: number, right: number): LabelledFeatures[] =>
  Array.from({ length: all }, (_, i) => ({ features, isRow: i < right }))

test.group('truth: fitting identity weights', () => {
  test('without examples the weights stay the same', ({ assert }) => {
    assert.deepEqual(fitIdentity([], { near }), near)
  })

  test('probabilities match the observed shares', ({ assert }) => {
    const weights = fitIdentity(
      [
        ...examples({ 'name.same': 1 }, 300, 60),
        ...examples({ 'name.same': 1, 'company.same': 1 }, 300, 285),
        ...examples({ 'name.same': 1, 'place.conflict': 1 }, 300, 3),
      ],
      { near }
    )
    const at = (...features: ('name.same' | 'company.same' | 'place.conflict')[]) =>
      probabilityOf(new Map(features.map((feature) => [feature, 1])), weights)
    assert.closeTo(at('name.same'), 0.2, 0.02)
    assert.closeTo(at('name.same', 'company.same'), 0.95, 0.02)
    assert.closeTo(at('name.same', 'place.conflict'), 0.01, 0.02)
    assert.closeTo(weights.weights.disclaimer, near.weights.disclaimer, 1e-6)
  })
})
