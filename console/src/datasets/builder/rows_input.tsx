import { FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { MAX_ASYNC_ROWS } from '#domain/datasets/dataset'
import { useSlug } from '../../api/session'
import { ActionButton } from '../../shared/button'
import { Field } from '../../shared/field'
import { count } from '../../shared/format'
import { Notice } from '../../shared/notice'
import { parseTable, type Table } from '../parse_table'
import { readFile } from './read_file'

/** An input for rows, which users paste from a spreadsheet or drop or choose as a file. */
export function RowsInput({ onTable }: { onTable: (table: Table, cut?: string) => void }) {
  const workspace = useSlug()
  const [isOver, setOver] = useState(false)
  const read = useMutation({
    mutationFn: async (file: File) => {
      const read = await readFile(file, workspace)
      if (read.table.length === 0) throw new Error(`${file.name} has no rows.`)
      return read
    },
    onSuccess: ({ table, cut }) => onTable(table, cut),
  })
  const take = (file: File | null | undefined) => file && read.mutate(file)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same by keyboard
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        label="Rows"
        rows={5}
        value=""
        onChange={(text) => text.trim() && onTable(parseTable(text))}
        placeholder={'name\tcompany\nZoe Lind\tAcme'}
        hint="Paste rows from a spreadsheet, or drop a CSV or XLSX file here."
      />
      <div className="row">
        <FileButton onChange={take} accept=".csv,.tsv,.txt,.xlsx,text/csv">
          {(props) => (
            <ActionButton {...props} loading={read.isPending}>
              Choose a file
            </ActionButton>
          )}
        </FileButton>
        <span className="quiet">CSV or XLSX, up to {count(MAX_ASYNC_ROWS)} rows</span>
      </div>
      {read.error && <Notice kind="bad">{read.error.message}</Notice>}
    </div>
  )
}
