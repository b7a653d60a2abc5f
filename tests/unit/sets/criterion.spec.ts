import { test } from '@japa/runner'
import { refined } from '#domain/sets/criterion'
import { readSetSearch } from '#domain/sets/read_set_search'

const criteriaOf = (query: string, added?: string[]) => readSetSearch(query, added).criteria
const said = (query: string, added?: string[]) =>
  criteriaOf(query, added).map(({ description, required }) => `${description}${required ? '' : ' (wish)'}`)

test.group('sets: criteria', () => {
  for (const [query, expected] of [
    ['product managers in Berlin', ['Role matches product managers', 'Is in Berlin']],
    ['nurses in Texas not in Dallas', ['Role matches nurses', 'Is in Texas', 'Is not in Dallas']],
    ['Maren Oakhurst', ['Is Maren Oakhurst']],
    ['Edward Thornton at Xendara Studios', ['Is Edward Thornton', 'Is or was at Xendara Studios']],
    ['people at Corvofield Labs', ['Works at Corvofield Labs']],
    ['nurses at Harrowpath Studios', ['Role matches nurses', 'Works at Harrowpath Studios']],
    [
      'engineers at Robotics Startups',
      ['Role matches engineers', 'Works in robotics (wish)', 'Works in startup (wish)'],
    ],
    ['software engineers at Stripe', ['Role matches software engineers', 'Works at Stripe']],
  ] as [string, string[]][])
    test(`${query}: each phrase is a criterion`, ({ assert }) => assert.deepEqual(said(query), expected))

  test('preferences are verified but not required, unless the query contains only preferences', ({
    assert,
  }) => {
    const [role, ...preferences] = said('data scientists with Python')
    assert.equal(role, 'Role matches data scientists')
    assert.isNotEmpty(preferences)
    for (const wish of preferences) assert.match(wish, /\(wish\)$/)
    for (const criterion of criteriaOf('keeps bees')) assert.isTrue(criterion.required)
    assert.isNotEmpty(criteriaOf('keeps bees'))
  })

  test('criteria in words are required, distinct and numbered', ({ assert }) => {
    const criteria = criteriaOf('product managers in Berlin', ['in Berlin', 'speaks German'])
    assert.deepEqual(
      criteria.map(({ id }) => id),
      criteria.map((_, i) => `c${i + 1}`)
    )
    assert.equal(criteria.filter(({ description }) => description === 'Is in Berlin').length, 1)
    assert.isTrue(criteria.every(({ required }) => required))
  })

  for (const [text, asks] of [
    ['attended Fjordheim Art School', { of: 'school', names: ['Fjordheim Art School'] }],
    ['graduated from MIT.', { of: 'school', names: ['MIT'] }],
    ['company has more than 1,200 employees', { of: 'headcount', min: 1200 }],
    ['works where there are 50-200 people', { of: 'headcount', min: 50, max: 200 }],
    ['at a company of fewer than 50 staff', { of: 'headcount', max: 50 }],
    ['speaks German', { of: 'text', text: 'speaks German' }],
    ['previously worked at Google', { of: 'past_company', names: ['Google'] }],
  ] as const)
    test(`in words: ${text}`, ({ assert }) => {
      const [, criterion] = criteriaOf('nurses', [text])
      assert.deepEqual(criterion.asks, asks)
      assert.isTrue(criterion.required)
    })

  for (const [text, employed, excluded] of [
    ['works at Tarnlight Labs', ['Tarnlight Labs'], []],
    ['not at Meta', [], ['Meta']],
    ["doesn't work for Tarnlight Labs.", [], ['Tarnlight Labs']],
    ['people who do not work at Tarnlight Labs', [], ['Tarnlight Labs']],
  ] as [string, string[], string[]][])
    test(`in words: ${text}`, ({ assert }) => {
      const [, { asks }] = criteriaOf('nurses', [text])
      if (asks.of !== 'query') return assert.fail(asks.of)
      assert.deepEqual([asks.parsed.companies, asks.parsed.excluded.companies], [employed, excluded])
    })

  test('[OP-049] refining keeps the criteria and adds to them', ({ assert }) => {
    const first = criteriaOf('product managers in Berlin')
    const more = refined(first, ['in Berlin', 'works at Stripe'])
    assert.deepEqual(more.slice(0, 2), first)
    assert.deepEqual(
      more.slice(2).map(({ description }) => description),
      ['Works at Stripe']
    )
  })
})
