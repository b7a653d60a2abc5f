import { test } from '@japa/runner'
import { notBlank, s } from '#app/shared/schema/schema'
import { fieldErrorsOf, validate } from '#app/shared/schema/validate'

const schema = s.object({
  query: s.string({ max: 5 }).optional(),
  count: s.integer({ min: 1, max: 10 }).optional(),
  flag: s.boolean().optional(),
  cursor: s.string().nullable().optional(),
  type: s.enum(['a', 'b']).optional(),
  tags: s.array(s.string({ min: 1 }), { max: 2 }).optional(),
  rows: s
    .array(
      s.object({
        email: s.string().optional(),
        n: s.number().optional(),
        code: s.string({ min: 2, ...notBlank }).optional(),
        named: s.object({ name: s.string() }).optional(),
      })
    )
    .optional(),
  title: s.stringOr(s.string({ min: 1 }), s.object({ any_of: s.array(s.string()).optional() })).optional(),
})

async function fieldErrors(value: unknown) {
  try {
    await validate(schema, value)
    return null
  } catch (error: any) {
    return error.extras.fieldErrors as Record<string, string[]>
  }
}

test.group('validate', () => {
  test('a wrong choice lists the valid ones', async ({ assert }) => {
    assert.deepEqual({ ...(await fieldErrors({ type: 'c' })) }, { type: ['must be one of a, b'] })
  })

  for (const [value, path, message] of [
    [{ query: 5 }, 'query', 'must be a string'],
    [{ query: null }, 'query', 'must not be null'],
    [{ query: 'longer' }, 'query', 'must have at most 5 characters'],
    [{ count: '5' }, 'count', 'must be a number'],
    [{ count: 0 }, 'count', 'must be at least 1'],
    [{ count: 11 }, 'count', 'must be at most 10'],
    [{ flag: 1 }, 'flag', 'must be true or false'],
    [{ tags: 'a' }, 'tags', 'must be an array'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'must have at most 2 items'],
    [{ tags: [''] }, 'tags.0', 'must not be empty'],
    [{ tags: [7] }, 'tags.0', 'must be a string'],
    [{ rows: [1] }, 'rows.0', 'must be an object'],
    [{ rows: [{ code: 'x' }] }, 'rows.0.code', 'must have at least 2 characters'],
    [{ rows: [{ code: '  ' }] }, 'rows.0.code', 'must not be blank'],
    [{ rows: [{ named: {} }] }, 'rows.0.named.name', 'is required'],
    [{ title: 5 }, 'title', 'must be a string or an object'],
    [[], 'body', 'must be an object'],
  ] as [unknown, string, string][]) {
    test(`[ER-001] says of ${JSON.stringify(value)} what it must be: ${message}`, async ({ assert }) => {
      assert.deepEqual({ ...(await fieldErrors(value)) }, { [path]: [message] })
    })
  }

  test('[DS-047] counts characters, not UTF-16 units', async ({ assert }) => {
    assert.isNull(await fieldErrors({ query: '😀'.repeat(5) }))
    assert.isNotNull(await fieldErrors({ query: '😀'.repeat(6) }))
    assert.isNotNull(await fieldErrors({ rows: [{ code: '😀' }] }))
  })

  for (const value of [
    {},
    { query: ' a ' },
    { query: '' },
    { count: 10 },
    { cursor: null },
    { title: 'x' },
    { title: { any_of: ['x'] } },
    { rows: [{ email: '' }] },
  ]) {
    test(`accepts ${JSON.stringify(value)} unchanged`, async ({ assert }) => {
      assert.deepEqual(await validate(schema, value), value as any)
    })
  }

  for (const [value, ...paths] of [
    [{ extra: 1 }, 'extra'],
    [{ query: 5 }, 'query'],
    [{ query: null }, 'query'],
    [{ query: 'longer' }, 'query'],
    [{ count: '5' }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ count: 0 }, 'count'],
    [{ flag: 'true' }, 'flag'],
    [{ flag: 1 }, 'flag'],
    [{ type: 'c' }, 'type'],
    [{ tags: ['a', null] }, 'tags.1'],
    [{ tags: 'a' }, 'tags'],
    [{ tags: ['a', 'b', 'c'] }, 'tags'],
    [{ title: 5 }, 'title'],
    [{ title: { any_of: ['a'], or: 1 } }, 'title.or'],
    [{ title: { any_of: [1] } }, 'title.any_of.0'],
    [{ rows: [{}, {}, {}, { email: 5 }], extra: 1 }, 'rows.3.email', 'extra'],
    [{ rows: [{ more: 1 }], count: 'x' }, 'rows.0.more', 'count'],
    [JSON.parse('{"__proto__": 1}'), '__proto__'],
    [[], 'body'],
    ['text', 'body'],
    [null, 'body'],
  ] as [unknown, ...string[]][]) {
    test(`[ENV-005] names ${paths.join(' and ')} in ${JSON.stringify(value)}`, async ({ assert }) => {
      assert.sameMembers(Object.keys((await fieldErrors(value)) ?? {}), paths)
    })
  }

  test('errors name the valid name that a wrong one resembles, also for 50,000 wrong ones', async ({
    assert,
  }) => {
    const events = s.object({ events: s.array(s.enum(['item.created', 'item.changed'])) })
    const wrong = { event: 1, events: ['item.create', 'nothing', 7, 'a'.repeat(100_000)] }
    const errors = (await fieldErrorsOf(events, wrong))!
    assert.deepEqual(errors.event, ['is not a known field; known fields are events (did you mean events?)'])
    assert.deepEqual(errors['events.0'], [
      'must be one of item.created, item.changed (did you mean item.created?)',
    ])
    for (const i of [1, 2, 3])
      assert.deepEqual(errors[`events.${i}`], ['must be one of item.created, item.changed'])
    const began = performance.now()
    await fieldErrorsOf(events, { events: Array.from({ length: 50_000 }, () => 'item.create') })
    assert.isBelow(performance.now() - began, 2_000)
  })
})
