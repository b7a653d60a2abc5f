import { readRows } from '#app/imports/read_rows'
import { namedRow } from '#app/imports/source_row'

const MAX_ROWS = 20
const MAX_VALUES = 3
const MAX_LENGTH = 60

/** Returns up to three different values of each column, from the first 20 rows of a file. */
export async function firstValues(path: string): Promise<Map<string, string[]>> {
  const values = new Map<string, string[]>()
  let rows = 0
  for await (const row of readRows(path, { shape: namedRow })) {
    if (++rows > MAX_ROWS) break
    if (row.reason !== undefined || typeof row.value !== 'object' || row.value === null) continue
    for (const [header, value] of Object.entries(row.value)) {
      const text = textOf(value)
      const known = values.get(header) ?? []
      if (text !== '' && known.length < MAX_VALUES && !known.includes(text)) known.push(text)
      values.set(header, known)
    }
  }
  return values
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.trim().slice(0, MAX_LENGTH)
}
