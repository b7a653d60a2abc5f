import { useChange } from '../api/workspace'
import { Menu } from '../shared/menu'
import { ExportTable } from '../shared/export_table'
import { Failure } from '../shared/failure'
import { tableOf } from './dataset_table'
import type { Dataset, Row } from './datasets'

/** Exports a dataset. Records the export first, and leaves out rows erased since they were read. */
export function ExportRows({ dataset, rows }: { dataset: Dataset; rows?: readonly Row[] }) {
  const { id } = dataset
  const record = useChange('post', '/datasets/{id}/exports', () => ({ params: { id } }))
  const table = async () => {
    const recorded = await record.mutateAsync(undefined).catch(() => null)
    const erased = new Set(recorded?.erased)
    return recorded && rows
      ? tableOf(
          dataset,
          rows.filter(({ index }) => !erased.has(index))
        )
      : null
  }
  return (
    <>
      <Menu label="Export">
        <ExportTable name={id} disabled={!rows || record.isPending} table={table} />
      </Menu>
      <Failure of={record.error} />
    </>
  )
}
