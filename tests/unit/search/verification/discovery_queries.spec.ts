import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'
import type { SearchFilters } from '#domain/search/request'
import { discoveryQueries } from '#domain/search/verification/discover'
import { placeWords } from '#domain/search/verification/place_words'

const queries = (filters: SearchFilters, query?: string) =>
  discoveryQueries({ type: 'auto', numResults: 10, filters, query }, query ? parseQuery(query) : null)

test.group('verified search: page queries', () => {
  const CASES: [SearchFilters, string | undefined, string[]][] = [
    [{ title: 'nurse' }, undefined, ['nurse']],
    [
      { title: { any_of: ['nurse', 'midwife'] }, location: 'Leeds' },
      undefined,
      ['nurse Leeds', 'midwife Leeds', 'nurse', 'midwife'],
    ],
    [
      { title: 'nurse', location: { cities: ['Lyon'], countries: ['Spain'] } },
      undefined,
      ['nurse Lyon', 'nurse Spain', 'nurse'],
    ],
    [{ location: 'CA', seniority: 'mid' }, undefined, ['California']],
    [
      { title: 'nurse', company: { any_of: ['Acme'], none_of: ['Bolt'] } },
      undefined,
      ['nurse Acme', 'nurse'],
    ],
    [
      { title: 'nurse', experience: { past_companies: { any_of: ['Acme'] } } },
      undefined,
      ['nurse', 'nurse Acme'],
    ],
    [
      { education: { schools: { any_of: ['Wexcombe University'] } }, title: 'nurse' },
      'nurses',
      ['nurse', 'nurse Wexcombe University', 'nurses'],
    ],
    [{}, 'Ada Quill at Tidewell', ['Ada Quill Tidewell', 'Ada Quill']],
  ]
  for (const [filters, query, expected] of CASES)
    test(`${JSON.stringify(filters)} ${query ?? ''}`, ({ assert }) => {
      assert.sameMembers(queries(filters, query), expected)
    })

  test('limits the number of searches, for any number of values', ({ assert }) => {
    const many = (word: string) => ({ any_of: Array.from({ length: 10 }, (_, i) => `${word}${i}`) })
    assert.lengthOf(queries({ title: many('role'), company: many('firm'), location: many('town') }), 8)
  })

  test('short codes are searched for by name', ({ assert }) => {
    const spelled = Object.entries({
      CA: 'California',
      UK: 'United Kingdom',
      NSW: 'New South Wales',
      Oslo: 'Oslo',
      SF: 'SF',
    })
    for (const [place, words] of spelled) assert.equal(placeWords(place), words)
  })
})
