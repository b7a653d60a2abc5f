import { toCsv } from '#domain/sets/export_csv'
import { ActionButton } from '../shared/button'
import { download } from '../shared/download'
import { Table } from '../shared/table'
import type { Report } from './imports'

type Rejects = Report['rejects']

/** The rejected rows of a file with their values. */
export const RejectedRows = ({ rejects }: { rejects: Rejects }) => (
  <Table
    caption="Rejected rows"
    items={rejects}
    idOf={({ line, reason }) => `${line} ${reason}`}
    empty=""
    columns={[
      { title: 'Line', field: 'line' },
      { title: 'Reason', cell: ({ reason }) => <span className="bad no-break">{reason}</span> },
      {
        title: 'Row',
        isLong: true,
        cell: ({ row }) => <span className="wrap">{Object.values(row).join(' · ') || 'empty'}</span>,
      },
    ]}
  />
)

/** Saves the rejected rows as a file, which can be corrected and imported. */
export function SaveRejected({ rejects, file }: { rejects: Rejects; file?: string }) {
  const columns = [...new Set(rejects.flatMap(({ row }) => Object.keys(row)))]
  if (columns.length === 0) return null
  const save = () =>
    download(
      `rejected-rows-of-${file?.replace(/\.\w+$/, '') ?? 'file'}.csv`,
      toCsv(
        [...columns, 'line', 'reason'],
        rejects.map(({ row, line, reason }) => [...columns.map((name) => row[name] ?? ''), line, reason])
      )
    )
  return <ActionButton onClick={save}>Download rejected rows</ActionButton>
}
