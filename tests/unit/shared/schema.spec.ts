import { test } from '@japa/runner'
import { s } from '#app/shared/schema/schema'
import { validate } from '#app/shared/schema/validate'

const schema = s.object({
  query: s.string({ max: 5 }).optional(),
  count: s.integer({ min: 1, max: 10 }).optional(),
  flag: s.boolean().optional(),
  cursor: s.string().nullable().optional(),
  type: s.enum(['a', 'b']).optional(),
  tags: s.array(s.string({ min: 1 }), { max: 2 }).optional(),
  rows: s.array(s.object({ email: s.string().optional(), n: s.number().optional() })).optional(),
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
})
