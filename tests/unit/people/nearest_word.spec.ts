import { test } from '@japa/runner'
import { didYouMean, nearestWord } from '#domain/people/text/nearest_word'

const FIELDS = ['query', 'filters', 'num_results', 'type', 'max_people_per_company', 'entity', 'email']

test.group('nearest word', () => {
  for (const [given, expected] of [
    ['filter', 'filters'],
    ['qeury', 'query'],
    ['numResults', 'num_results'],
    ['num-results', 'num_results'],
    ['entity_type', 'entity'],
    ['work_email', 'email'],
    ['max_people_per_companies', 'max_people_per_company'],
    ['tpye', 'type'],
    ['colour', null],
    ['', null],
    ['id', null],
    ['x'.repeat(10_000), null],
  ] as const)
    test(`${given.slice(0, 30)}: ${expected}`, ({ assert }) => {
      assert.equal(nearestWord(given, FIELDS), expected)
    })

  test('says nothing for values that are no text or resemble no name', ({ assert }) => {
    assert.equal(didYouMean('filter', FIELDS), ' (did you mean filters?)')
    for (const given of [7, null, undefined, ['filter'], 'colour'])
      assert.equal(didYouMean(given, FIELDS), '')
  })
})
