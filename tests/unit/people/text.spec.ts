import { test } from '@japa/runner'
import fc from 'fast-check'
import { damerauLevenshtein, fold, jaroWinkler, words } from '#domain/people/text/text'

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
  for (const [text, expected] of WORDS)
    test(`words of ${text || 'nothing'}`, ({ assert }) => assert.deepEqual(words(text), expected))
  for (const [a, b, expected] of DISTANCES)
    test(`${a} and ${b} are ${expected} edits apart`, ({ assert }) => {
      assert.equal(damerauLevenshtein(a, b), expected)
      if (expected > 1) assert.equal(damerauLevenshtein(a, b, 1), 2)
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
