import { api, dataOf } from '../../api/client'
import { count } from '../../shared/format'
import { evened, parseTable, type Table } from '../parse_table'

const XLSX_ROUTE = '/console/api/workspaces/{workspace}/datasets/sheet'
const MAX_BYTES = 5 * 1024 * 1024

/** `cut` says that rows of the file are missing in the table. */
type Read = { table: Table; cut?: string }

/**
 * Reads a CSV or XLSX file as a table. The service unpacks XLSX files and keeps nothing. Throws an
 * Error with a sentence for a file that cannot be read.
 */
export async function readFile(file: File, workspace: string): Promise<Read> {
  if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than 5 MB. Split it into smaller files.`)
  if (!/\.xlsx$/i.test(file.name)) {
    const text = await file.text()
    if (text.includes('\0')) throw new Error(`${file.name} is not a CSV or XLSX file.`)
    return { table: parseTable(text) }
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const body = { content: encoded(bytes) }
  const { table, is_cut } = await dataOf(api.POST(XLSX_ROUTE, { params: { path: { workspace } }, body }))
  const read = { table: evened(table) }
  if (!is_cut) return read
  const rows = count(table.length - 1)
  return { ...read, cut: `${file.name} has more than ${rows} rows. Only the first ${rows} were read.` }
}

const CHUNK = 0x8000

function encoded(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(text)
}
