import { Avatar } from '../shared/avatar'
import type { SheetColumn } from '../shared/sheet/column'
import { Rate } from '../shared/sheet/rate'
import { TwoLines } from '../shared/sheet/two_lines'
import { CellPeek } from './cell_peek'
import { columnName } from '#domain/datasets/column_names'
import type { Dataset, Row } from './datasets'
import { detailOf, nameOf } from './row_name'
import { ValueCell } from './value_cell'

/** The width of a column in pixels. Five columns fit the window of a laptop. */
const WIDTH = 172

/** The key of the column that names the row. */
export const NAME = 'row'

/** The columns of a dataset: the row, then a column per answer with the number of found values. */
export const columnsOf = (answers: Dataset['columns'], rows: readonly Row[]): SheetColumn<Row>[] => [
  {
    key: NAME,
    title: 'Row',
    width: 210,
    cell: (row) => (
      <span className="person">
        <Avatar name={nameOf(row)} />
        <TwoLines below={detailOf(row)}>{nameOf(row)}</TwoLines>
      </span>
    ),
    value: nameOf,
  },
  ...answers.map(({ key }): SheetColumn<Row> => {
    const found = rows.filter(({ cells }) => cells[key]?.status === 'found').length
    return {
      key,
      title: columnName(key),
      note: rows.length > 0 && (
        <span title={`${key} in the API`}>
          <Rate of={found / rows.length}>{`${found} of ${rows.length} found`}</Rate>
        </span>
      ),
      width: WIDTH,
      cell: ({ status, cells }) =>
        status === 'pending' ? <span className="quiet">…</span> : <ValueCell of={cells[key]} />,
      peek: ({ status, cells }) => status !== 'pending' && <CellPeek cell={cells[key]} />,
      value: ({ cells }) => {
        const value = cells[key]?.value
        return typeof value === 'boolean' ? String(value) : (value ?? null)
      },
    }
  }),
]
