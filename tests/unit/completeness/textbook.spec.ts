import { test } from '@japa/runner'
import { type CaptureTable, foundBySome } from '#domain/completeness/capture_table'
import {
  chaoBiasCorrected,
  chaoEstimate,
  chaoLowerBound,
  sampleCoverage,
  totalByCoverage,
  totalByDependence,
} from '#bench/completeness/estimators/chao'
import { averagedLogLinear, fitLogLinear, logLinearEstimate } from '#bench/completeness/estimators/log_linear'
import { totalByClasses } from '#bench/completeness/estimators/latent_classes'
import { Random } from '#bench/support/random'

/**
 * Cases of hepatitis A in a Taiwanese college, 1995, on three lists (Chao, Tsay, Lin, Shau and Chao
 * 2001, Statistics in Medicine 20:3123). A serum test found about 545 cases.
 */
const HEPATITIS: CaptureTable = { finders: ['P', 'Q', 'E'], counts: [0, 69, 55, 21, 63, 17, 18, 28] }

/** Snowshoe hares caught on six nights (Cormack 1989): hares by number of captures. */
const HARES = [25, 22, 13, 5, 1, 2]
const hares = (): CaptureTable => {
  const counts = new Array<number>(64).fill(0)
  for (const [i, people] of HARES.entries()) counts[2 ** (i + 1) - 1] = people
  return { finders: ['1', '2', '3', '4', '5', '6'], counts }
}

test.group('completeness: published tables', () => {
  test('hepatitis A: sample coverage 51.3%, independent 407, one step 508', ({ assert }) => {
    assert.equal(foundBySome(HEPATITIS), 271)
    assert.closeTo(sampleCoverage(HEPATITIS), 0.5127, 0.0001)
    assert.closeTo(totalByCoverage(HEPATITIS), 407, 0.5)
    assert.closeTo(totalByDependence(HEPATITIS), 508, 0.5)
  })

  test('hepatitis A: 388 by the log-linear model without dependence, 1,313 with all pairs', ({ assert }) => {
    assert.closeTo(271 + fitLogLinear(HEPATITIS, []).missing, 388, 1)
    assert.closeTo(271 + fitLogLinear(HEPATITIS, [3, 5, 6]).missing, 1313, 1)
  })

  test('one independent pair has the estimate of Lincoln and Petersen', ({ assert }) => {
    const table = { finders: ['a', 'b'], counts: [0, 30, 50, 20] }
    assert.closeTo(100 + fitLogLinear(table, []).missing, (50 * 70) / 20, 0.01)
  })

  test('snowshoe hares: 79.8 by the lower bound of Chao (Baillargeon and Rivest 2007)', ({ assert }) => {
    assert.closeTo(chaoLowerBound(hares()), 79.8, 0.05)
    assert.isBelow(chaoBiasCorrected(hares()), 79.8)
    const { total, low, high } = chaoEstimate(hares())
    assert.isAtLeast(low, 68)
    assert.isTrue(low < total && total < high)
  })

  test('averaging weighs models by their criterion, and the bootstrap repeats with its generator', ({
    assert,
  }) => {
    const { fits, weights } = averagedLogLinear(HEPATITIS)
    assert.closeTo(
      weights.reduce((sum, one) => sum + one, 0),
      1,
      1e-9
    )
    const best = fits.reduce((a, b) => (b.aicc < a.aicc ? b : a))
    assert.equal(weights[fits.indexOf(best)], Math.max(...weights))
    const estimate = () => {
      const random = new Random(7)
      return logLinearEstimate(HEPATITIS, () => random.next())!
    }
    assert.deepEqual(estimate(), estimate())
    const { total, low, high } = estimate()
    assert.isTrue(271 <= low && low <= total && total <= high)
  })

  test('two latent classes recover a mixture that they describe', ({ assert }) => {
    const ease = [
      [0.8, 0.7, 0.9, 0.6],
      [0.2, 0.3, 0.15, 0.25],
    ]
    const counts = Array.from({ length: 16 }, (_, mask) =>
      ease.reduce(
        (sum, own) => sum + 500 * own.reduce((all, one, i) => all * ((mask >> i) & 1 ? one : 1 - one), 1),
        0
      )
    )
    const table = { finders: ['a', 'b', 'c', 'd'], counts: [0, ...counts.slice(1)] }
    assert.closeTo(totalByClasses(table)!, 1000, 30)
    assert.isNull(totalByClasses(HEPATITIS))
  })
})
