import { test } from '@japa/runner'
import fc from 'fast-check'
import { damerauLevenshtein } from '#domain/people/text/edit_distance'
import { fold, jaroWinkler, words } from '#domain/people/text/text'

const FOLDED = [
  ['  Zoë   GARNER ', 'zoe garner'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['O’Brien — “x”', 'o\'brien - "x"'],
  ['Ærøskøbing', 'aeroskobing'],
  ['ﬁn', 'fin'],
  ['Ёлка', 'елка'],
  ['', ''],
]
const WORDS: Array<[string, string[]]> = [
  ["Conan O'Brien", ['conan', 'obrien']],
  ['C++, C# and .NET (Node.js)', ['c++', 'c#', 'and', '.net', 'node.js']],
  ['R&D lead', ['r&d', 'lead']],
  ['Jean-Luc', ['jean', 'luc']],
  ['東京 tower', ['東', '京', 'tower']],
  ['', []],
]
const DISTANCES: Array<[string, string, number]> = [
  ['garner', 'garner', 0],
  ['garner', 'granre', 2],
  ['jane', 'jnae', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
]
const TEXT = fc.string({ unit: 'grapheme', maxLength: 30 })

test.group('text', () => {
  for (const [text, expected] of FOLDED)
    test(`folds ${text.trim() || 'nothing'}`, ({ assert }) => assert.equal(fold(text), expected))
  // A Cyrillic letter in the text makes `fold` read it as a whole.
  for (const letters of ['O`Brien', 'Straße  Łódź', 'Ǆ Ĳ Å ĸ', 'a\u00a0« b » — …', 'É‘’“”'])
    test(`folds ${letters} alone as beside other scripts`, ({ assert }) =>
      assert.equal(fold(letters), fold(`${letters} ж`).slice(0, -2)))
  for (const [text, expected] of WORDS)
    test(`words of ${text || 'nothing'}`, ({ assert }) => assert.deepEqual(words(text), expected))
  for (const [a, b, expected] of DISTANCES)
    test(`${a} and ${b} are ${expected} edits apart`, ({ assert }) => {
      assert.equal(damerauLevenshtein(a, b), expected)
      if (expected > 1) assert.equal(damerauLevenshtein(a, b, 1), 2)
    })

  test('a distance is that of the whole matrix, or one more than the maximum', ({ assert }) => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, max) => {
        const whole = wholeMatrix(a, b)
        assert.equal(damerauLevenshtein(a, b), whole)
        assert.equal(damerauLevenshtein(a, b, max), Math.min(whole, max + 1))
      }),
      { numRuns: 1_000 }
    )
  })

  test('similarity favours a common prefix', ({ assert }) => {
    assert.closeTo(jaroWinkler('martha', 'marhta'), 0.961, 0.001)
    assert.closeTo(jaroWinkler('dixon', 'dicksonx'), 0.813, 0.001)
    assert.equal(jaroWinkler('', 'a'), 0)
  })

  test('folding is idempotent, and distances are symmetric', ({ assert }) => {
    fc.assert(
      fc.property(TEXT, TEXT, (a, b) => {
        assert.equal(fold(fold(a)), fold(a))
        assert.equal(damerauLevenshtein(a, b), damerauLevenshtein(b, a))
        assert.equal(damerauLevenshtein(a, a), 0)
        assert.isAtMost(damerauLevenshtein(a, b), Math.max(a.length, b.length))
        assert.isTrue(jaroWinkler(a, b) >= 0 && jaroWinkler(a, b) <= 1)
      })
    )
  })
})

/** The edit distance with swaps by its definition. */
function wholeMatrix(a: string, b: string): number {
  const cost: number[][] = []
  for (let i = 0; i <= a.length; i++) {
    cost.push([])
    for (let j = 0; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      if (i === 0 || j === 0) cost[i].push(i + j)
      else cost[i].push(Math.min(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + same))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1)
    }
  }
  return cost[a.length][b.length]
}
