import { useParams } from '@tanstack/react-router'
import { datasetCost } from '#domain/billing/prices'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { LinkButton } from '../shared/button'
import { count, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
import { Stat, Stats } from '../shared/stat'
import { Warnings } from '../shared/warnings'
import { When } from '../shared/when'
import { useAllRows } from './all_rows'
import { DatasetSheet } from './dataset_sheet'
import { ExportRows } from './export_rows'
import { titleOf } from './dataset_title'
import { type Dataset, type Row, useDataset } from './datasets'
import { hasNoValue, isUnfilled } from './unfilled'

export function DatasetPage() {
  const { dataset: id } = useParams({ from: '/w/$workspace/datasets/$dataset' })
  const query = useDataset(id)
  const dataset = query.data?.dataset
  if (dataset) return <Opened dataset={dataset} />
  return (
    <Page title="Dataset" parent={PARENT} record={{ name: 'dataset', id }}>
      <Loaded query={query} shape="page">
        {() => null}
      </Loaded>
    </Page>
  )
}

const PARENT = { name: 'Datasets', to: '/w/$workspace/datasets' }

function Opened({ dataset }: { dataset: Dataset }) {
  const workspace = useSlug()
  const rows = useAllRows(dataset)
  const { id, status } = dataset
  const isOver = status === 'completed' || status === 'failed'
  const unfilled = isOver ? (rows.data?.rows ?? []).filter(isUnfilled).length : 0
  return (
    <Page
      title={titleOf(dataset)}
      parent={PARENT}
      record={{ name: 'dataset', id }}
      state={<Badge state={status} />}
      actions={
        <>
          {unfilled > 0 && (
            <LinkButton to="/w/$workspace/datasets/new" params={{ workspace }} search={{ from: id }}>
              {`Try ${count(unfilled)} ${unfilled === 1 ? 'row' : 'rows'} again`}
            </LinkButton>
          )}
          <ExportRows dataset={dataset} rows={rows.data?.rows} />
        </>
      }
    >
      <Tiles of={dataset} rows={rows.data?.rows} />
      <Loaded query={rows} shape="table">
        {(all) => (
          <>
            <Warnings of={all.warnings} />
            <DatasetSheet dataset={dataset} rows={all.rows} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Tiles({ of, rows }: { of: Dataset; rows?: readonly Row[] }) {
  const { row_count, rows_completed, created_at, completed_at } = of
  const cost = rows && costOf(of, rows)
  const empty = completed_at ? (rows ?? []).filter(hasNoValue).length : 0
  return (
    <Stats>
      <Stat
        title="Rows done"
        value={`${count(rows_completed)} of ${count(row_count)}`}
        note={
          empty > 0 ? (
            `${count(empty)} without a value`
          ) : (
            <Progress label="Rows done" of={row_count} done={rows_completed} />
          )
        }
      />
      <Stat
        title={completed_at ? 'Credits charged' : 'Credits so far'}
        value={cost === undefined ? '–' : count(cost)}
        note={cost === undefined ? '' : `${worth(cost)}, for found cells only`}
      />
      <Stat title="Created" value={<When at={created_at} />} />
      <Stat title="Completed" value={<When at={completed_at} never="not yet" />} />
    </Stats>
  )
}

/** The price of the found cells, as the service charges it. */
function costOf({ columns }: Dataset, rows: readonly Row[]): number {
  const found = (key: string) =>
    rows.filter((row) => row.status === 'completed' && row.cells[key]?.status === 'found').length
  return datasetCost(Object.fromEntries(columns.map(({ key }) => [key, found(key)])))
}
