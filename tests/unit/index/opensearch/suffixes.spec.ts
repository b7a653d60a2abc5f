import { test } from '@japa/runner'
import { MAX_SUFFIX_LENGTH, suffixesOf } from '#adapters/index/opensearch/suffixes'

test.group('suffixes of terms', () => {
  test('every part of a term begins a suffix, each once', ({ assert }) => {
    assert.deepEqual(suffixesOf({ industry: ['abab'], skill: ['welding'] }), {
      industry: ['abab', 'bab', 'ab', 'b'],
    })
    assert.deepEqual(suffixesOf({ industry: [''] }), { industry: [''] })
    assert.deepEqual(suffixesOf({ industry: [] }), {})
  })

  test('never splits a character, and cuts long suffixes', ({ assert }) => {
    assert.deepEqual(suffixesOf({ industry: ['a😀b'] }).industry, ['a😀b', '😀b', 'b'])
    const term = Array.from({ length: 200 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')
    const suffixes = suffixesOf({ whole_school: [term] }).whole_school
    for (const length of [1, 40, MAX_SUFFIX_LENGTH])
      for (let at = 0; at + length <= term.length; at++)
        assert.isTrue(suffixes.some((suffix) => suffix.startsWith(term.slice(at, at + length))))
    assert.equal(Math.max(...suffixes.map((suffix) => suffix.length)), MAX_SUFFIX_LENGTH)
  })
})
