import { test } from '@japa/runner'
import { workbookCells } from '#domain/sets/workbook_cells'

test.group('Cells of a workbook', () => {
  test('the header is bold, empty values have no cell, and values keep their type', ({ assert }) =>
    assert.deepEqual(
      workbookCells(
        ['name', 'age'],
        [
          ['Zoe', 4],
          [null, undefined],
          ['', true],
        ]
      ),
      [
        [
          { value: 'name', fontWeight: 'bold' },
          { value: 'age', fontWeight: 'bold' },
        ],
        [{ value: 'Zoe' }, { value: 4 }],
        [null, null],
        [null, { value: true }],
      ]
    ))

  test('a text that looks like a formula is stored as it is, as text', ({ assert }) =>
    assert.deepEqual(workbookCells([], [['=1+1']])[1], [{ value: '=1+1' }]))

  test('a text is cut to what a cell holds', ({ assert }) => {
    const [, [cell]] = workbookCells([], [['x'.repeat(40_000)]])
    assert.lengthOf(cell!.value as string, 32_767)
  })
})
