import { type CsvValue, toCsv } from '#domain/sets/export_csv'
import { workbookCells } from '#domain/sets/workbook_cells'
import { ActionButton } from './button'
import { download } from './download'

export type Table = { header: readonly string[]; rows: readonly (readonly CsvValue[])[] }

/**
 * Buttons that save a table as CSV and as an Excel workbook. A click calls `table` to build it, and
 * saves nothing if there is none.
 */
export function ExportTable({
  name,
  table,
  disabled = false,
}: {
  name: string
  table: () => Table | null | Promise<Table | null>
  disabled?: boolean
}) {
  const save = async (write: (name: string, table: Table) => void | Promise<void>) => {
    const made = await table()
    if (made) await write(name, made)
  }
  return (
    <>
      <ActionButton disabled={disabled} onClick={() => save(saveCsv)}>
        Export CSV
      </ActionButton>
      <ActionButton disabled={disabled} onClick={() => save(saveWorkbook)}>
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
