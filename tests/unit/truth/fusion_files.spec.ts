import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parseCsv, readFusionSets } from '#bench/fusion/claims_file'
import { grade } from '#bench/fusion/grade'
import { METHODS } from '#bench/fusion/methods'

const DATA = join(import.meta.dirname, '../../../../shared/data')

test.group('fusion benchmark', () => {
  test('reads CSV with quotes, empty fields and both line ends', ({ assert }) => {
    assert.deepEqual(parseCsv('a,b\r\n"x, ""y""",\n,z'), [
      ['a', 'b'],
      ['x, "y"', ''],
      ['', 'z'],
    ])
  })

  test('a tie counts in equal shares, and an item without a correct claim counts as wrong', ({ assert }) => {
    const set = {
      name: 's',
      claims: [],
      truth: new Map([
        ['1', ['Lyon', 'France']],
        ['2', ['Oslo', 'Norway']],
      ]),
      broader: new Map(),
    }
    const answers = new Map([
      [
        '1',
        new Map([
          ['Lyon', 0.5],
          ['Porto', 0.5],
        ]),
      ],
      ['2', new Map([['Porto', 1]])],
    ])
    const { accuracy, firstOfTies, general } = grade(set, answers)
    assert.deepEqual([accuracy, firstOfTies, general], [0.25, 0.5, 0.25])
  })

  test('the margin over the majority vote exceeds the best published margin', ({ assert }) => {
    for (const set of readFusionSets(DATA)) {
      const grades = METHODS.map(({ answer }) => grade(set, answer(set)).firstOfTies)
      assert.isAbove(grades.at(-1)! - grades[0], 0.891 - 0.848)
    }
  }).skip(!existsSync(DATA), 'the benchmark data is not here')
})
