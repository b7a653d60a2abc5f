import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { validationFailed } from '#domain/errors'
import { type HeaderTable, matchHeaders, type MatchedColumn } from '#domain/people/headers/match_headers'
import { suggestMap } from '#domain/people/headers/suggest_map'
import { plainName, whyNot } from './format.js'
import { columnNames } from './import_report.js'
import { readRows } from './read_rows.js'

export type SuggestedMapping = { file: string; mapping: string; columns: Record<string, string | null> }

/** How many rows of JSON Lines are read for the names of their fields. */
const SAMPLED_ROWS = 100

/** Writes a mapping of a file's columns into the file's folder. Throws if the mapping exists. */
export async function suggestMapping(
  file: string,
  table: HeaderTable,
  sheet?: string
): Promise<SuggestedMapping> {
  const columns = await matchedColumns(file, table, sheet)
  const mapping = join(dirname(file), `${plainName(file)}.map.sql`)
  try {
    await writeFile(mapping, suggestMap(columns, table.fields), { flag: 'wx' })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    const why = isThere ? 'already exists; remove it or use it' : `cannot be written: ${whyNot(error)}`
    throw validationFailed({ map: [`${mapping} ${why}`] })
  }
  return { file, mapping, columns: columnNames(columns) }
}

/** Matches the columns of a file with fields. Throws `BadFileError` for an unreadable file. */
export async function matchedColumns(
  file: string,
  table: HeaderTable,
  sheet?: string
): Promise<MatchedColumn[]> {
  return matchHeaders(await headerOf(file, sheet), table)
}

/** Returns the columns of a file, or the fields of its first objects. */
async function headerOf(file: string, sheet?: string): Promise<string[]> {
  const names = new Set<string>()
  let [hasHeader, rows] = [false, 0]
  const shape = (header: readonly string[]) => {
    hasHeader = true
    for (const name of header) names.add(name)
    return () => ({})
  }
  for await (const row of readRows(file, { sheet, shape })) {
    if (hasHeader || ++rows > SAMPLED_ROWS) break
    if (row.reason === undefined && typeof row.value === 'object' && row.value !== null)
      for (const name of Object.keys(row.value)) names.add(name)
  }
  return [...names].filter((name) => name !== '')
}
