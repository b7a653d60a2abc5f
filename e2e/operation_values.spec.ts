import { expect, test } from '@playwright/test'
import { exampleOf } from '../console/src/playground/example_of.js'
import { fieldsOf, startOf } from '../console/src/playground/operation_values.js'
import type { Operation } from '../console/src/playground/operations.js'

const OPERATION = {
  parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
  properties: {
    note: { type: 'string' },
    late: { type: 'string' },
    count: { type: 'integer' },
    query: { type: 'string' },
  },
  required: ['query'],
  example: { count: 3 },
} as unknown as Operation
const namesOf = (fields: { name: string }[]) => fields.map(({ name }) => name)

test('required fields come first, and late optional ones without an example are folded', () => {
  const { shown, folded } = fieldsOf(OPERATION, startOf(OPERATION))
  expect(namesOf(shown)).toEqual(['id', 'query', 'note', 'count'])
  expect(namesOf(folded)).toEqual(['late'])
})

test('the first fields are in view even if every field is optional and empty', () => {
  const operation = { ...OPERATION, parameters: [], required: [], example: {} }
  const { shown, folded } = fieldsOf(operation, startOf(operation))
  expect(namesOf(shown)).toEqual(['note', 'late'])
  expect(namesOf(folded)).toEqual(['count', 'query'])
})

test('an example of a schema shows its shape', () => {
  expect(exampleOf({ type: 'array', items: { type: 'string' } })).toEqual(['text'])
  expect(exampleOf({ properties: { any_of: { type: 'array', items: { enum: ['a', 'b'] } } } })).toEqual({
    any_of: ['a'],
  })
  expect(exampleOf({ type: 'integer', minimum: 5 })).toBe(5)
})
