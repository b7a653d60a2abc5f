import { useState } from 'react'
import type { CsvValue } from '#domain/sets/export_csv'
import { ExportTable } from './export_table'
import { Failure } from './failure'
import { Menu } from './menu'

/** Number of lines from which no further page is read into a file. */
const MAX = 10_000

type Props<T> = {
  /** The name of the file, without its ending. */
  name: string
  header: readonly string[]
  rowOf: (item: T) => readonly CsvValue[]
  /** Reads the page after `next`, or the first one. */
  read: (next?: string) => Promise<{ items: readonly T[]; next: string | null }>
}

/** A menu that saves the pages of a list, up to MAX lines, as CSV or as an Excel workbook. */
export function ExportPages<T>({ name, header, rowOf, read }: Props<T>) {
  const [error, setError] = useState<unknown>(null)
  const table = async () => {
    setError(null)
    try {
      const items: T[] = []
      for (let next: string | null | undefined; next !== null && items.length < MAX; ) {
        const page = await read(next)
        items.push(...page.items)
        next = page.next
      }
      return { header, rows: items.map(rowOf) }
    } catch (failure) {
      setError(failure)
      return null
    }
  }
  return (
    <>
      <Failure of={error} />
      <Menu label="Export">
        <ExportTable name={name} table={table} />
      </Menu>
    </>
  )
}
