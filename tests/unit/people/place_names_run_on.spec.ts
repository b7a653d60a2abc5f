import { test } from '@japa/runner'
import fc from 'fast-check'
import { placeFilter } from '#domain/people/places/places'

const WORDS =
  'baden san francisco new york or ca in austin texas usa portland dc washington st paul x foo'.split(' ')
const MAX_NAME_LENGTH = 6

test.group('place filters without commas', () => {
  test('finds the same names as trying every split, longest first', ({ assert }) => {
    const value = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 })
    fc.assert(
      fc.property(value, (words) => {
        const part = words.join(' ').replace(/\bst (?=.)/g, 'saint ')
        assert.deepEqual(namesRead(part), isKnown(part) ? [part] : (everySplit(part.split(' ')) ?? []))
      }),
      { numRuns: 500 }
    )
  })

  test('reads many names without a valid split quickly', ({ assert }) => {
    placeFilter('berlin')
    const began = performance.now()
    const terms = placeFilter(`${'baden '.repeat(49)}x`)
    assert.isBelow(performance.now() - began, 50)
    assert.deepEqual(terms[0][0], ['w:baden'])
    assert.lengthOf(terms[0], 50)
  })
})

/** The names into which a filter was split; none if the filter uses single words. */
function namesRead(part: string): string[] {
  return (placeFilter(part)[0] ?? []).flatMap((group) =>
    group.filter((term) => term.startsWith('n:')).map((term) => term.slice(2))
  )
}

function isKnown(name: string): boolean {
  return placeFilter(name)[0]?.[0]?.includes(`n:${name}`) ?? false
}

/** The reference implementation, exponential in the number of words. */
function everySplit(words: string[]): string[] | null {
  if (words.length === 0) return []
  for (let to = Math.min(words.length, MAX_NAME_LENGTH); to > 0; to--) {
    const name = words.slice(0, to).join(' ')
    const rest = isKnown(name) ? everySplit(words.slice(to)) : null
    if (rest) return [name, ...rest]
  }
  return null
}
