import { Link } from '@tanstack/react-router'
import { CellTable } from '../datasets/cell_table'
import type { Row } from '../datasets/datasets'
import { useSlug } from '../api/session'
import { shortId } from '../shared/format'
import type { DatasetResponse } from './playground'

/** The rows of a dataset that was filled. */
export function CellsFilled({ response: { data } }: { response: DatasetResponse }) {
  const workspace = useSlug()
  if (!('dataset' in data)) return null
  const { id, columns } = data.dataset
  return (
    <>
      <CellTable caption="Rows filled" dataset={id} columns={columns} rows={data.rows as Row[]} />
      <p>
        Saved as{' '}
        <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: id }}>
          dataset {shortId(id)}
        </Link>
      </p>
    </>
  )
}
