import { useParams } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { Rename } from '../names/rename'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { useAllRows } from './all_rows'
import { DatasetSheet } from './dataset_sheet'
import { DatasetSummary } from './dataset_summary'
import { ExportRows } from './export_rows'
import { type Dataset, useDataset } from './datasets'
import { RetryRows } from './retry_rows'

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
  const rows = useAllRows(dataset)
  const { id, status } = dataset
  const isOver = status === 'completed' || status === 'failed'
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
          {isOver && <RetryRows dataset={id} rows={rows.data?.rows ?? []} />}
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
