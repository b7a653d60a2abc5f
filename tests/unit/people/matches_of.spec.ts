import { test } from '@japa/runner'
import fc from 'fast-check'
import { matchesOf } from '#domain/people/text/matches_of'

test.group('matches of several patterns', () => {
  test('are those of one pattern with these alternatives', ({ assert }) => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 30 })
    fc.assert(
      fc.property(texts, (characters) => {
        const text = characters.join('')
        const found = [...matchesOf([/ab?/g, /(?<!c)ba{1,3}/g, /c a/g], text)]
        const expected = [...text.matchAll(/ab?|(?<!c)ba{1,3}|c a/g)]
        const of = (matches: RegExpExecArray[]) => matches.map(({ index, 0: match }) => [index, match])
        assert.deepEqual(of(found), of(expected))
      })
    )
  })

  test('keep the flags of each pattern', ({ assert }) => {
    const found = [...matchesOf([/at/gi, /DOT/g], 'At dot DOT aT')]
    assert.deepEqual(
      found.map(([match]) => match),
      ['At', 'DOT', 'aT']
    )
  })
})
