import { test } from '@japa/runner'
import fc from 'fast-check'
import { completenessOf, isComplete, mayBeComplete } from '#domain/completeness/stop_rule'
import { type JudgedPeople, recallOf, recallWithPauses } from '#domain/completeness/recall'

const NAMES = ['a', 'b', 'c']
const asked = NAMES.map((name) => ({ name, isCut: false }))
const people = (
  finders: string[],
  count: number,
  verdict: JudgedPeople['verdict'] = 'yes'
): JudgedPeople => ({
  ...{ finders, people: count, verdict },
})
/** The hepatitis A table of textbook.spec.ts. */
const LIST = [
  ...[people(['a'], 69), people(['b'], 55), people(['c'], 63)],
  ...[people(['a', 'b'], 21), people(['a', 'c'], 17), people(['b', 'c'], 18)],
  people(['a', 'b', 'c'], 28),
]

const groups = fc.array(
  fc.record({
    finders: fc.subarray(NAMES, { minLength: 1 }),
    verdict: fc.constantFrom('yes' as const, 'no' as const, 'unclear' as const),
    people: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 12 }
)

test.group('completeness: recall of a list', () => {
  test('the interval contains the total that a serum test found, about 545', ({ assert }) => {
    const { found, estimatedTotal, low, high, finders, reason } = recallOf(asked, LIST)
    assert.equal(found, 271)
    assert.isNull(reason)
    assert.isTrue(low <= 545 && 545 <= high!, `${low} to ${high}`)
    assert.isTrue(low < estimatedTotal! && estimatedTotal! < high!)
    assert.deepEqual(finders[0], { name: 'a', found: 135, onlyThis: 69, isCut: false })
  })

  test('only people who match count; unclear people widen the interval', ({ assert }) => {
    const sure = recallOf(asked, LIST)
    const rejected = recallOf(asked, [...LIST, people(['a', 'b'], 100, 'no')])
    assert.deepEqual(rejected, sure)
    const unclear = recallOf(asked, [...LIST, people(['a'], 30, 'unclear')])
    assert.equal(unclear.found, 271)
    assert.equal(unclear.low, sure.low)
    assert.isAbove(unclear.high!, sure.high!)
  })

  for (const [reason, list] of [
    ['no_people', [people(['a'], 5, 'no')]],
    ['one_finder', [people(['a'], 40)]],
    ['no_overlap', [people(['a'], 40), people(['b'], 30)]],
    ['too_uncertain', [people(['a'], 400), people(['b'], 300), people(['a', 'b'], 1)]],
  ] as const)
    test(`no estimate: ${reason}`, ({ assert }) => {
      const recall = recallOf(asked, list)
      assert.equal(recall.reason, reason)
      assert.isNull(recall.estimatedTotal)
      assert.isNull(recall.high)
      assert.isNull(completenessOf(recall))
      assert.isFalse(isComplete(recall, 0.1))
    })

  test('finders that were not asked do not count', ({ assert }) => {
    const recall = recallOf(asked, [...LIST, people(['d'], 50), people(['a', 'd'], 0)])
    assert.deepEqual(recall, recallOf(asked, LIST))
  })

  test('finders of one source that share its people do not suggest missing people', ({ assert }) => {
    const [index, ...pages] = ['index', 'employers', 'directories', 'others']
    const list = [
      ...pages.map((name) => people([name], 6)),
      ...pages.map((name) => people([index, name], 6)),
      people([index], 1),
    ]
    const finders = [index, ...pages].map((name) => ({ name, isCut: false }))
    const separate = recallOf(finders, list)
    const shared = recallOf(
      finders.map((one) => ({ ...one, source: one.name === index ? 'index' : 'pages' })),
      list
    )
    assert.isAbove(separate.estimatedTotal!, 40)
    assert.isAtMost(shared.estimatedTotal!, 39)
    assert.isBelow(shared.high!, separate.high!)
    assert.deepEqual(shared.overlap, separate.overlap)
    const alone = recallOf(
      pages.map((name) => ({ name, isCut: false, source: 'pages' })),
      list
    )
    assert.equal(alone.reason, 'one_finder')
  })

  test('unclear people match as often as the decided people of the same sources', ({ assert }) => {
    const decided = [...LIST, people(['a'], 900, 'no')]
    const of = (finder: string) => recallOf(asked, [...decided, people([finder], 20, 'unclear')])
    assert.isAbove(of('b').estimatedTotal!, of('a').estimatedTotal! + 10)
    assert.isTrue(mayBeComplete(asked, [...decided, people(['a'], 9, 'unclear')], 1))
    assert.isFalse(mayBeComplete(asked, [...decided, people(['b'], 9, 'unclear')], 1))
  })

  test('a finder cut at its limit widens the interval', ({ assert }) => {
    const whole = recallOf(asked, LIST)
    const cut = recallOf([{ name: 'a', isCut: true }, ...asked.slice(1)], LIST)
    assert.isAbove(cut.high! - cut.low, whole.high! - whole.low)
    assert.equal(cut.estimatedTotal, whole.estimatedTotal)
  })

  for (const [title, cut] of [
    ['a finder that ranks people', [{ name: 'a', isCut: true, isByRank: true }, ...asked.slice(1)]],
    ['every finder', asked.map(({ name }) => ({ name, isCut: true }))],
  ] as const)
    test(`no estimate if ${title} was cut at its limit`, ({ assert }) => {
      const recall = recallOf(cut, [people(NAMES, 100), people(['a', 'b'], 5)])
      assert.equal(recall.reason, 'limit_reached')
      assert.isNull(recall.estimatedTotal)
      assert.equal(recall.found, 105)
      assert.isFalse(isComplete(recall, 0.1))
    })

  test('no estimate: undecided, if the list has one without its undecided people', ({ assert }) => {
    const [both, only] = [people(['a', 'b'], 30), people(['a'], 6)]
    const list = [both, only, people(['b'], 4), people(['a', 'b'], 5, 'no')]
    assert.isNull(recallOf(asked, list).reason)
    assert.equal(recallOf(asked, [...list, people(['a'], 130, 'unclear')]).reason, 'undecided')
  })

  test('pauses between its computations and returns the same', async ({ assert }) => {
    let pauses = 0
    const list = [...LIST, people(['a'], 30, 'unclear')]
    const recall = await recallWithPauses(asked, list, async () => void pauses++)
    assert.deepEqual(recall, recallOf(asked, list))
    assert.equal(pauses, 3)
  })

  test('a list that undecided people keep from being complete needs no estimate', ({ assert }) => {
    fc.assert(
      fc.property(groups, fc.double({ min: 0.05, max: 1, noNaN: true }), (list, wanted) => {
        if (isComplete(recallOf(asked, list), wanted)) assert.isTrue(mayBeComplete(asked, list, wanted))
      }),
      { numRuns: 60 }
    )
    const open = [people(NAMES, 40), people(['a'], 40, 'unclear')]
    assert.isFalse(mayBeComplete(asked, open, 0.9))
    assert.isTrue(mayBeComplete(asked, [people(NAMES, 40)], 0.9))
  })

  test('a list on which all finders agree is complete', ({ assert }) => {
    const recall = recallOf(asked, [people(NAMES, 200), people(['a', 'b'], 10)])
    assert.isAtLeast(completenessOf(recall)!, 0.99)
    assert.isTrue(isComplete(recall, 0.9))
  })

  test('the limits are never below the people found, and in order', ({ assert }) => {
    fc.assert(
      fc.property(groups, (list) => {
        const { found, estimatedTotal, low, high, reason } = recallOf(asked, list)
        if (reason !== null) return low >= found && estimatedTotal === null
        assert.isTrue(found <= low && low <= estimatedTotal! && estimatedTotal! <= high!)
      }),
      { numRuns: 60 }
    )
  })

  test('the order of finders and of people does not matter', ({ assert }) => {
    fc.assert(
      fc.property(groups, (list) => {
        const again = recallOf([...asked].reverse(), [...list].reverse())
        const { finders, overlap, ...figures } = recallOf(asked, list)
        assert.sameDeepMembers(again.finders, finders)
        assert.equal(again.reason, figures.reason)
        if (figures.estimatedTotal !== null)
          assert.approximately(again.estimatedTotal!, figures.estimatedTotal, 1)
      }),
      { numRuns: 40 }
    )
  })

  test('more overlap means a smaller total', ({ assert }) => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 1, max: 30 }), (both, more) => {
        const listOf = (overlap: number) => [
          ...[people(['a'], 150 - overlap), people(['b'], 150 - overlap), people(['a', 'b'], overlap)],
        ]
        const [less, much] = [recallOf(asked, listOf(both)), recallOf(asked, listOf(both + more))]
        if (less.estimatedTotal !== null) assert.isBelow(much.estimatedTotal!, less.estimatedTotal)
      }),
      { numRuns: 25 }
    )
  })
})
