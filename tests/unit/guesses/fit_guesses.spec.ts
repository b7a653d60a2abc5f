import { test } from '@japa/runner'
import { likeliest } from '#domain/guesses/guess'
import { fitGuesses, type GuessExample } from '#domain/guesses/learning/fit_guesses'

const [RIGHT, WRONG, RARE] = [11, 12, 13]
const one = (value: string, isRight: boolean, ...buckets: number[]) => ({
  ...{ value, isRight },
  features: Uint16Array.from(buckets),
})
/** Subjects whose right value has the feature RIGHT. Every third subject states no value. */
const EXAMPLES: GuessExample[] = Array.from({ length: 60 }, (_, i) => ({
  ...{ id: `p${i}`, site: `site${i}.example` },
  candidates: [
    ...(i % 3 === 0 ? [] : [one('right', true, RIGHT, ...(i === 1 ? [RARE] : []))]),
    one('wrong', false, WRONG),
    one('other', false, WRONG),
  ],
}))

test.group('guesses: the learned reader', () => {
  test('prefers candidates with features of right values', ({ assert }) => {
    const weights = fitGuesses(EXAMPLES)
    const best = likeliest('title', [one('a', false, WRONG), one('b', false, RIGHT)], weights)
    assert.equal(best?.candidate.value, 'b')
    assert.isAbove(best!.probability, 0.7)
  })

  test('gives a low probability if no candidate looks right', ({ assert }) => {
    const weights = fitGuesses(EXAMPLES)
    const best = likeliest('title', [one('a', false, WRONG), one('c', false, WRONG)], weights)
    assert.isBelow(best!.probability, 0.3)
    assert.isNull(likeliest('title', [], weights))
  })

  test('adds up candidates that say the same', ({ assert }) => {
    const weights = fitGuesses(EXAMPLES)
    const candidates = [one('Quiet Water', false, RIGHT), one('Institute of Quiet Water', false, RIGHT)]
    assert.isAbove(likeliest('company', candidates, weights)!.probability, 0.9)
    assert.isBelow(likeliest('title', candidates, weights)!.probability, 0.6)
  })

  test('ignores features of few sites, and equal examples give equal weights', ({ assert }) => {
    const { weights } = fitGuesses(EXAMPLES)
    assert.equal(weights[RARE], 0)
    assert.deepEqual(fitGuesses(EXAMPLES).weights, weights)
  })
})
