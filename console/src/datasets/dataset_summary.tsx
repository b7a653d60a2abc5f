import { datasetCost } from '#domain/billing/prices'
import { count, worth } from '../shared/format'
import { Progress } from '../shared/progress'
import { When } from '../shared/when'
import type { Dataset, Row } from './datasets'
import { hasNoValue } from './unfilled'

/** The progress, the result and the price of a dataset, in a line. */
export function DatasetSummary({ of, rows }: { of: Dataset; rows?: readonly Row[] }) {
  const { row_count, rows_completed, created_at, completed_at, columns } = of
  const isDone = rows_completed === row_count
  const empty = (rows ?? []).filter((row) => row.status === 'completed' && hasNoValue(row)).length
  const cost = rows && costOf(of, rows)
  return (
    <div className="summary-line">
      <span>
        <strong>
          {count(rows_completed)} of {count(row_count)}
        </strong>{' '}
        rows
      </span>
      {!isDone && <Progress label="Rows done" of={row_count} done={rows_completed} />}
      {rows && (
        <span>
          <strong>
            {count(foundIn(rows))} of {count(row_count * columns.length)}
          </strong>{' '}
          cells found
        </span>
      )}
      {empty > 0 && <span>{count(empty)} without a value</span>}
      {cost !== undefined && (
        <span title="Only found cells are charged.">
          <strong>
            {count(cost)} {cost === 1 ? 'credit' : 'credits'}
          </strong>{' '}
          ({worth(cost)}
          {!completed_at && ' so far'})
        </span>
      )}
      <span>
        {completed_at ? (
          <>
            completed <When at={completed_at} />
          </>
        ) : (
          <>
            created <When at={created_at} />
          </>
        )}
      </span>
    </div>
  )
}

const foundIn = (rows: readonly Row[]): number =>
  rows.reduce(
    (sum, { status, cells }) =>
      sum +
      (status === 'completed' ? Object.values(cells).filter((cell) => cell.status === 'found').length : 0),
    0
  )

/** The price of the found cells, as the service charges it. */
function costOf({ columns }: Dataset, rows: readonly Row[]): number {
  const found = (key: string) =>
    rows.filter((row) => row.status === 'completed' && row.cells[key]?.status === 'found').length
  return datasetCost(Object.fromEntries(columns.map(({ key }) => [key, found(key)])))
}
