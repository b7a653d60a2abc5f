import { type CsvValue, toCsv } from '#domain/sets/export_csv'
import { workbookCells } from '#domain/sets/workbook_cells'
import { ActionButton } from './button'
import { download } from './download'

export type Table = { header: readonly string[]; rows: readonly (readonly CsvValue[])[] }

/** Buttons that save a table as CSV and as an Excel workbook. A click calls `table` to build it. */
export function ExportTable({
  name,
  table,
  disabled = false,
}: {
  name: string
  table: () => Table
  disabled?: boolean
}) {
  return (
    <>
      <ActionButton disabled={disabled} onClick={() => saveCsv(name, table())}>
        Export CSV
      </ActionButton>
      <ActionButton disabled={disabled} onClick={() => saveWorkbook(name, table())}>
        Export Excel
      </ActionButton>
    </>
  )
}

const saveCsv = (name: string, { header, rows }: Table) => download(`${name}.csv`, toCsv(header, rows))

/** Loads the library on first use. */
async function saveWorkbook(name: string, { header, rows }: Table): Promise<void> {
  const { default: writeWorkbook } = await import('write-excel-file/universal')
  download(`${name}.xlsx`, await writeWorkbook(workbookCells(header, rows)).toBlob())
}
