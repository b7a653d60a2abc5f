import { test } from '@japa/runner'
test('runs', ({ assert }) => {
  assert.equal(1 + 1, 2)
})
