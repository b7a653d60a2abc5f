import { test } from '@japa/runner'
import { rowTexts } from '#app/imports/row_texts'

test.group('imports: texts of a rejected row', () => {
  test('keeps texts and numbers by column, and leaves out empty and nested values', ({ assert }) => {
    const row = { name: '', title: 'Pilot', year: 2020, tags: ['a'], place: null }
    assert.deepEqual(rowTexts(row), { title: 'Pilot', year: '2020' })
  })

  test('cuts long values, because reports stay in memory', ({ assert }) => {
    assert.lengthOf(rowTexts({ note: 'x'.repeat(5_000) }).note, 200)
  })

  test('has nothing of a row that is no object', ({ assert }) => {
    for (const value of [null, undefined, 'text', 7, ['a']]) assert.deepEqual(rowTexts(value), {})
  })
})
