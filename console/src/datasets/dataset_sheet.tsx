import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Filter } from '../shared/filter'
import { count } from '../shared/format'
import type { SheetColumn } from '../shared/sheet/column'
import { Mark } from '../shared/sheet/mark'
import { Sheet } from '../shared/sheet/sheet'
import { CellPeek } from './cell_peek'
import { CellWindow } from './cell_window'
import type { Dataset, Row } from './datasets'
import { nameOf } from './row_name'

const STATUSES = [
  { value: 'found', text: 'Rows with an answer' },
  { value: 'unverified', text: 'Rows with unverified answers' },
  { value: 'not_found', text: 'Rows with answers not found' },
  { value: 'timeout', text: 'Rows that timed out' },
  { value: 'pending', text: 'Rows not filled yet' },
]

/** The rows of a dataset as a sheet. The address holds the filter, the order and the open cell. */
export function DatasetSheet({ dataset, rows }: { dataset: Dataset; rows: readonly Row[] }) {
  const { status, cell } = useSearch({ from: '/w/$workspace/datasets/$dataset' })
  const navigate = useNavigate()
  const open = (next?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, cell: next })) as never, replace: true })
  const columns = useMemo(() => columnsOf(dataset.columns), [dataset.columns])
  const shown = useMemo(() => rows.filter((row) => !status || has(row, status)), [rows, status])
  const [index, ...name] = (cell ?? '').split('.')
  const column = name.join('.')
  const row = cell ? rows.find((one) => String(one.index) === index) : undefined
  return (
    <>
      <div className="row filters">
        <Filter label="Show" param="status" options={STATUSES} />
        {status && (
          <span className="quiet" role="status">
            {count(shown.length)} of {count(rows.length)} rows
          </span>
        )}
      </div>
      <Sheet
        caption="Rows"
        columns={columns}
        items={shown}
        idOf={({ id }) => id}
        onOpen={(item, { key }) => {
          const at = key === NAME ? dataset.columns[0].key : key
          if (item.status !== 'pending') open(`${item.index}.${at}`)
        }}
        empty="No rows match this filter."
      />
      <CellWindow
        open={
          row?.cells[column]
            ? { dataset: dataset.id, index: row.index, column, row: nameOf(row), cell: row.cells[column] }
            : null
        }
        onClose={() => open()}
      />
    </>
  )
}

const NAME = 'row'

const columnsOf = (answers: Dataset['columns']): SheetColumn<Row>[] => [
  { key: NAME, title: 'Row', width: 200, cell: nameOf, value: nameOf },
  ...answers.map(
    ({ key }): SheetColumn<Row> => ({
      key,
      title: key.replace(/^custom\./, ''),
      cell: ({ status, cells }) => {
        if (status === 'pending') return <span className="quiet">…</span>
        const { value, status: state } = cells[key]
        if (value === null) return <Mark state={state} />
        return (
          <>
            {state === 'unverified' && <Mark state="unverified" />} {String(value)}
          </>
        )
      },
      peek: ({ status, cells }) => status !== 'pending' && <CellPeek cell={cells[key]} />,
      value: ({ cells }) => {
        const value = cells[key]?.value
        return typeof value === 'boolean' ? String(value) : (value ?? null)
      },
    })
  ),
]

const has = (row: Row, status: string): boolean =>
  row.status === 'pending'
    ? status === 'pending'
    : Object.values(row.cells).some((cell) => cell.status === status)
