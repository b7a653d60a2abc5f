import { test } from '@japa/runner'
import fc from 'fast-check'
import { checkFlags, choiceFlag, numberFlag, readArguments, UsageError } from '#bench/support/args'
import { measureEach, measureLoad } from '#bench/support/clock'
import { percentile, percentiles } from '#bench/support/percentiles'
import { cellText, renderTable } from '#bench/support/table'

test.group('bench | arguments', () => {
  test('reads {0}')
    .with([
      [[], { name: null, json: false, data: '/shared/data', flags: {} }],
      [['search'], { name: 'search', json: false, data: '/shared/data', flags: {} }],
      [['search', '--json'], { name: 'search', json: true, data: '/shared/data', flags: {} }],
      [['--data=other', 'queries'], { name: 'queries', json: false, data: '/kith/other', flags: {} }],
      [['queries', '--data=/a=b'], { name: 'queries', json: false, data: '/a=b', flags: {} }],
      [
        ['search', '--people=5', '--quick'],
        { name: 'search', json: false, data: '/shared/data', flags: { people: '5', quick: '' } },
      ],
    ] as const)
    .run(({ assert }, [argv, expected]) =>
      assert.deepEqual(readArguments([...argv], '/kith'), expected as never)
    )

  test('refuses what cannot be run', ({ assert }) => {
    const cases: (() => unknown)[] = [
      () => readArguments(['search', 'queries'], '/kith'),
      () => readArguments(['search', '--data='], '/kith'),
      () => checkFlags({ peple: '1' }, { people: 'how many' }),
      () => checkFlags({ people: '1' }),
      () => numberFlag({ people: 'many' }, 'people', 1),
      () => numberFlag({ people: '' }, 'people', 1),
      () => numberFlag({ people: '1.5' }, 'people', 1),
      () => numberFlag({ people: '9' }, 'people', 1, 10),
      () => choiceFlag({ adapter: 'other' }, 'adapter', ['embedded', 'memory']),
    ]
    for (const work of cases) assert.throws(work, UsageError as never)
  })

  test('gives the value or the default', ({ assert }) => {
    assert.equal(numberFlag({ people: '1_000' }, 'people', 7), 1000)
    assert.equal(numberFlag({}, 'people', 7), 7)
    assert.equal(choiceFlag({}, 'adapter', ['embedded', 'memory']), 'embedded')
    assert.equal(choiceFlag({ adapter: 'memory' }, 'adapter', ['embedded', 'memory']), 'memory')
    assert.doesNotThrow(() => checkFlags({ people: '1' }, { people: 'how many' }))
  })
})

test.group('bench | percentiles', () => {
  test('{values} has {share} at {expected}')
    .with([
      { values: [7], share: 0.99, expected: 7 },
      { values: [1, 2, 3, 4], share: 0.5, expected: 2 },
      { values: [1, 2, 3, 4], share: 0.51, expected: 3 },
      { values: [1, 2, 3, 4], share: 1, expected: 4 },
      { values: [1, 2, 3, 4], share: 0, expected: 1 },
    ])
    .run(({ assert }, { values, share, expected }) => assert.equal(percentile(values, share), expected))

  test('of nothing are not numbers', ({ assert }) => assert.isNaN(percentiles([]).p50))

  test('are measured values in order, with the stated share at or below each', () => {
    const timings = fc.array(fc.double({ min: 0, max: 1e4, noNaN: true }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(timings, (values) => {
        const found = percentiles(values)
        const shareAtOrBelow = (limit: number) =>
          values.filter((value) => value <= limit).length / values.length
        return (
          [found.p50, found.p95, found.p99, found.max].every((value) => values.includes(value)) &&
          found.p50 <= found.p95 &&
          found.p95 <= found.p99 &&
          found.max === Math.max(...values) &&
          shareAtOrBelow(found.p50) >= 0.5 &&
          shareAtOrBelow(found.p95) >= 0.95 &&
          shareAtOrBelow(found.p99) >= 0.99
        )
      })
    )
  })
})

test.group('bench | clock', () => {
  test('warms with a quarter of the inputs and then measures each once', async ({ assert }) => {
    const seen: number[] = []
    const found = await measureEach([1, 2, 3, 4, 5], (input) => seen.push(input))
    assert.deepEqual(seen, [1, 2, 1, 2, 3, 4, 5])
    assert.equal(found.count, 5)
  })

  test('begins no more than the budget allows, but the least', async ({ assert }) => {
    const seen: number[] = []
    const found = await measureEach([1, 2, 3, 4], (input) => seen.push(input), { milliseconds: -1, min: 2 })
    assert.deepEqual(seen, [1, 1, 2])
    assert.equal(found.count, 2)
  })

  test('a load counts failures apart from answers and goes on after them', async ({ assert }) => {
    let calls = 0
    const work = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      if (++calls % 2 === 0) throw new Error('refused')
    }
    const load = await measureLoad([1], work, 2, 20)
    assert.equal(load.count, calls)
    assert.equal(load.failures, Math.floor(calls / 2))
    assert.isAbove(load.perSecond, 0)
  })
})

test.group('bench | table', () => {
  test('{0} reads {1}')
    .with([
      [null, '–'],
      ['a|b', 'a\\|b'],
      [Number.NaN, '–'],
      [0, '0'],
      [0.04712, '0.0471'],
      [0.004712, '0.005'],
      [12.345, '12.3'],
      [1_000_000, '1,000,000'],
      [1234.5, '1,235'],
    ] as const)
    .run(({ assert }, [cell, expected]) => assert.equal(cellText(cell), expected))

  test('every line is as wide as the others, whatever the cells', () => {
    const cell = fc.oneof(fc.constant(null), fc.stringMatching(/^[a-z |]{0,20}$/), fc.double())
    const rows = fc.array(fc.record({ a: cell, b: cell }), { maxLength: 8 })
    fc.assert(
      fc.property(rows, (cells) => {
        const text = renderTable(
          [
            { key: 'a', label: 'shape' },
            { key: 'b', label: 'ms', align: 'right' },
          ],
          cells
        )
        const lines = text.split('\n')
        return lines.length === cells.length + 2 && lines.every((line) => line.length === lines[0].length)
      })
    )
  })
})
