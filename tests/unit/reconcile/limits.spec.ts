import { test } from '@japa/runner'
import { readExtension } from '#domain/reconcile/extension'

test.group('reconciliation: limits', () => {
  test('a repeated id or property of a data extension is one', ({ assert }) => {
    const read = readExtension({
      ids: Array(500).fill('per_1'),
      properties: Array(66_000).fill({ id: 'title' }),
    })
    assert.deepEqual(read, { ids: ['per_1'], properties: [{ id: 'title', name: 'Title' }] })
  })
})
