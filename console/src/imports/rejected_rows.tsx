import { toCsv } from '#domain/sets/export_csv'
import { ActionButton } from '../shared/button'
import { download } from '../shared/download'
import { Table } from '../shared/table'
import type { Report } from './imports'

/** The rejected rows of a file with their values, which can be saved, corrected and imported. */
export function RejectedRows({ rejects, file }: { rejects: Report['rejects']; file?: string }) {
  const columns = [...new Set(rejects.flatMap(({ row }) => Object.keys(row)))]
  const save = () =>
    download(
      `rejected-rows-of-${file?.replace(/\.\w+$/, '') ?? 'file'}.csv`,
      toCsv(
        [...columns, 'line', 'reason'],
        rejects.map(({ row, line, reason }) => [...columns.map((name) => row[name] ?? ''), line, reason])
      )
    )
  return (
    <>
      <Table
        caption="Rejected rows"
        items={rejects}
        idOf={({ line, reason }) => `${line} ${reason}`}
        empty=""
        columns={[
          { title: 'Line', field: 'line' },
          {
            title: 'Row',
            cell: ({ row }) => <span className="cell">{Object.values(row).join(' · ') || 'empty'}</span>,
          },
          { title: 'Reason', field: 'reason' },
        ]}
      />
      {columns.length > 0 && (
        <div className="row">
          <ActionButton onClick={save}>Download rejected rows</ActionButton>
        </div>
      )}
    </>
  )
}
