import { csvRows } from './csv.js'
import { duckdbRows, pathLiteral } from './duckdb_rows.js'
import { type FileFormat, fileFormat, whyNot } from './format.js'
import { jsonRows } from './json_lines.js'
import { BadFileError, type SourceRow } from './source_row.js'
import { stageBytes, stageRows } from './staged_file.js'
import { openFile, textLines } from './text_lines.js'

export type ReadOptions = {
  /** A DuckDB SELECT over `input` that yields the import's columns. */
  map?: string
  /** Called with the share of the file read, 0 to 1, if known. */
  onProgress?: (share: number) => void
}

/**
 * Streams the rows of an import file of any format. An unreadable row has a `reason`. Throws
 * `BadFileError` for a problem with the whole file, possibly after some rows.
 */
export async function* readRows(
  path: string,
  { map, onProgress }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const file = await fileFormat(path)
  try {
    if (file.format === 'parquet') yield* parquetRows(path, file, map)
    else if (map === undefined) yield* textRows(path, file, onProgress)
    else yield* mappedRows(textRows(path, file, onProgress), map)
  } catch (error) {
    if (error instanceof BadFileError) throw error
    const what = map !== undefined && isDuckdbError(error) ? 'mapped' : 'read'
    throw new BadFileError(`${path} cannot be ${what}: ${firstLine(whyNot(error))}.`, { cause: error })
  }
}

function textRows(
  path: string,
  { format, gzipped, bytes }: FileFormat,
  onProgress?: (share: number) => void
) {
  let read = 0
  const lines = textLines(
    openFile(path, gzipped, (count) => {
      read += count
      onProgress?.(bytes ? read / bytes : 1)
    })
  )
  return format === 'csv' ? csvRows(lines) : jsonRows(lines)
}

async function* parquetRows(path: string, { gzipped }: FileFormat, map = 'SELECT * FROM input') {
  const staged = gzipped ? await stageBytes(openFile(path, true)) : undefined
  try {
    const parquet = `read_parquet(${pathLiteral(staged?.path ?? path)})`
    yield* duckdbRows(`(SELECT row_number() OVER () AS input_line, * FROM ${parquet})`, map)
  } finally {
    await staged?.remove()
  }
}

async function* mappedRows(source: AsyncIterable<SourceRow>, map: string): AsyncGenerator<SourceRow> {
  const rejects: SourceRow[] = []
  const staged = await stageRows(source, (row) => rejects.push(row))
  try {
    yield* rejects
    const options = `format = 'newline_delimited', sample_size = -1, maximum_object_size = 33554432`
    if (staged.written) yield* duckdbRows(`read_json(${pathLiteral(staged.path)}, ${options})`, map)
  } finally {
    await staged.remove()
  }
}

/** DuckDB's messages begin with the kind of error. System errors do not. */
const isDuckdbError = (error: unknown) =>
  /^[A-Z][A-Za-z ]+ Error: |^Failed to /.test((error as Error).message)

/** The first line of a DuckDB message states the problem. */
const firstLine = (text: string) => text.split('\n')[0].trim().replace(/\.$/, '')
