import { useParams } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { LinkButton } from '../shared/button'
import { count } from '../shared/format'
import { Rename } from '../names/rename'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { useAllRows } from './all_rows'
import { DatasetSheet } from './dataset_sheet'
import { DatasetSummary } from './dataset_summary'
import { ExportRows } from './export_rows'
import { type Dataset, useDataset } from './datasets'
import { isUnfilled } from './unfilled'

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
      title={dataset.title}
      parent={PARENT}
      record={{ name: 'dataset', id }}
      state={<Badge state={status} />}
      rename={<Rename kind="datasets" what="dataset" id={id} name={dataset.name} title={dataset.title} />}
      about={<DatasetSummary of={dataset} rows={rows.data?.rows} />}
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
      <Loaded query={rows} shape="table">
        {(all) => <DatasetSheet dataset={dataset} rows={all.rows} warnings={all.warnings} />}
      </Loaded>
    </Page>
  )
}
