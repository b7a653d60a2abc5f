import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { datasetMaximum } from '#domain/billing/prices'
import { useSlug } from '../api/session'
import { useAllRows } from '../datasets/all_rows'
import { columnsOf, NAME } from '../datasets/dataset_columns'
import { type Dataset, type Row, useDataset } from '../datasets/datasets'
import { nameOf } from '../datasets/row_name'
import { Loaded } from '../shared/loaded'
import { Sheet } from '../shared/sheet/sheet'
import { Outcome } from './outcome'
import { RunLog } from './run_log'
import type { Run } from './runs'
import { type RowDetails, stepsOf } from './steps'

const CELL_STATES = ['found', 'unverified', 'not_found', 'timeout']

/** `foot` stands below the rows and is shown once the rows are loaded, so that the rows do not move it. */
type Props = { run: Run; state: ReactNode; foot: ReactNode }

/** The rows that a run filled, and its log with the name and the price of each row. */
export function DatasetRun({ run, dataset, state, foot }: Props & { dataset: string }) {
  const query = useDataset(dataset)
  return (
    <Loaded query={query} shape="page">
      {(data) => <Filled run={run} dataset={data.dataset} state={state} foot={foot} />}
    </Loaded>
  )
}

function Filled({ run, dataset, state, foot }: Props & { dataset: Dataset }) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const rows = useAllRows(dataset)
  const known = rows.data?.rows
  const columns = useMemo(() => columnsOf(dataset.columns, known ?? []), [dataset.columns, known])
  return (
    <Loaded query={rows} shape="page">
      {({ rows: items }) => (
        <>
          <section className="run-output" aria-label="Output">
            <Outcome
              label="Cells by state"
              states={items.flatMap(({ cells }) => Object.values(cells).map(({ status }) => status))}
              order={CELL_STATES}
            />
            <Sheet
              caption="Rows"
              columns={columns}
              items={items}
              idOf={({ id }) => id}
              onOpen={({ index }, { key }) =>
                void navigate({
                  to: '/w/$workspace/datasets/$dataset',
                  params: { workspace, dataset: dataset.id },
                  search: { cell: `${index}.${key === NAME ? dataset.columns[0].key : key}` },
                })
              }
              empty="No rows."
            />
          </section>
          <h2>Log {state}</h2>
          <RunLog run={run} steps={stepsOf(run, detailsOf(items))} />
          {foot}
        </>
      )}
    </Loaded>
  )
}

const MANY = 1_000
/** The price of a found cell. Standard cells cost a part of a credit. */
const priceOf = (key: string): number => datasetMaximum(MANY, [key]) / MANY

const detailsOf =
  (rows: readonly Row[]): RowDetails =>
  (index) => {
    const row = rows.find((one) => one.index === index)
    if (!row) return null
    const cells = Object.entries(row.cells)
    const found = cells.filter(([, { status }]) => status === 'found')
    return {
      text: `Filled ${nameOf(row)}`,
      detail: `${found.length} of ${cells.length} cells found`,
      credits: Number(found.reduce((sum, [key]) => sum + priceOf(key), 0).toFixed(2)),
    }
  }
