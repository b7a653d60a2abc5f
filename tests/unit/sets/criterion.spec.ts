import { test } from '@japa/runner'
import { criteriaOf, refined } from '#domain/sets/criterion'

const said = (query: string, added?: string[]) =>
  criteriaOf(query, added).map(({ description, required }) => `${description}${required ? '' : ' (wish)'}`)

test.group('sets: criteria', () => {
  for (const [query, expected] of [
    ['product managers in Berlin', ['Works as product managers', 'Is in Berlin']],
    ['nurses in Texas not in Dallas', ['Works as nurses', 'Is in Texas', 'Is not in Dallas']],
    ['Maren Oakhurst', ['Is Maren Oakhurst']],
    ['software engineers at Stripe', ['Works as software engineers', 'Works at Stripe']],
  ] as [string, string[]][])
    test(`${query}: each phrase is a criterion`, ({ assert }) => assert.deepEqual(said(query), expected))

  test('wishes are verified and not required, unless there is nothing else', ({ assert }) => {
    const [role, ...wishes] = said('data scientists with Python')
    assert.equal(role, 'Works as data scientists')
    assert.isNotEmpty(wishes)
    for (const wish of wishes) assert.match(wish, /\(wish\)$/)
    for (const criterion of criteriaOf('keeps bees')) assert.isTrue(criterion.required)
    assert.isNotEmpty(criteriaOf('keeps bees'))
  })

  test('criteria in words are required, each once, and numbered', ({ assert }) => {
    const criteria = criteriaOf('product managers in Berlin', ['in Berlin', 'speaks German'])
    assert.deepEqual(
      criteria.map(({ id }) => id),
      criteria.map((_, i) => `c${i + 1}`)
    )
    assert.equal(criteria.filter(({ description }) => description === 'Is in Berlin').length, 1)
    assert.isTrue(criteria.every(({ required }) => required))
  })

  test('[OP-049] refining keeps what was asked and adds to it', ({ assert }) => {
    const first = criteriaOf('product managers in Berlin')
    const more = refined(first, ['in Berlin', 'works at Stripe'])
    assert.deepEqual(more.slice(0, 2), first)
    assert.deepEqual(
      more.slice(2).map(({ description }) => description),
      ['Works at Stripe']
    )
  })
})
