import { csvRows } from './csv.js'
import { duckdbRows, pathLiteral } from './duckdb_rows.js'
import { LineDecoder, type TextEncoding, toUtf8 } from './encoding.js'
import { type FileFormat, fileFormat, type ImportFormat, whyNot } from './format.js'
import { jsonRows } from './json_lines.js'
import { BadFileError, type RowShape, type SourceRow } from './source_row.js'
import { stageBytes, stageRows } from './staged_file.js'
import { openFile, textLines } from './text_lines.js'

export type ReadOptions = {
  /** A DuckDB SELECT over `input` that yields the import's columns. */
  map?: string
  /** Builds the values of rows under a header. Not used with `map`. */
  shape?: RowShape
  /** The sheet of a workbook. Defaults to the first visible sheet. */
  sheet?: string
  /** Called with the share of the file read, 0 to 1, if known. */
  onProgress?: (share: number) => void
  /** Called before the first row. Called again after the last row of a Windows-1252 file. */
  onFormat?: (format: ImportFormat, encoding: TextEncoding | null) => void
}

/**
 * Streams the rows of an import file of any format. An unreadable row has a `reason`. Throws
 * `BadFileError` for a problem with the whole file, possibly after some rows.
 */
export async function* readRows(path: string, options: ReadOptions = {}): AsyncGenerator<SourceRow> {
  const { map } = options
  const file = await fileFormat(path)
  try {
    if (file.format === 'parquet') yield* parquetRows(path, file, options)
    else if (map === undefined) yield* plainRows(path, file, options)
    else yield* mappedRows(plainRows(path, file, { ...options, shape: undefined }), map)
  } catch (error) {
    if (error instanceof BadFileError) throw error
    const what = map !== undefined && isDuckdbError(error) ? 'mapped' : 'read'
    throw new BadFileError(`${path} cannot be ${what}: ${firstLine(whyNot(error))}.`, { cause: error })
  }
}

async function* plainRows(
  path: string,
  { format, gzipped, bytes, encoding }: FileFormat,
  { shape, sheet, onProgress, onFormat }: ReadOptions
): AsyncGenerator<SourceRow> {
  if (format === 'xlsx') {
    onFormat?.(format, null)
    // Loaded on demand, because most imports read no workbooks.
    const { xlsxRows } = await import('./xlsx/xlsx_rows.js')
    return yield* xlsxRows(path, { sheet, shape })
  }
  onFormat?.(format, encoding)
  let read = 0
  const decoder = new LineDecoder()
  const onBytes = (count: number) => {
    read += count
    onProgress?.(bytes ? read / bytes : 1)
  }
  const convert = encoding === 'utf-8' ? undefined : toUtf8(encoding)
  const lines = textLines(openFile(path, gzipped, onBytes, convert), decoder)
  yield* format === 'csv' ? csvRows(lines, shape) : jsonRows(lines)
  if (decoder.encoding !== 'utf-8') onFormat?.(format, decoder.encoding)
}

async function* parquetRows(
  path: string,
  { gzipped }: FileFormat,
  { map, shape, onFormat }: ReadOptions
): AsyncGenerator<SourceRow> {
  onFormat?.('parquet', null)
  const staged = gzipped ? await stageBytes(openFile(path, true)) : undefined
  try {
    const parquet = `read_parquet(${pathLiteral(staged?.path ?? path)})`
    const input = `(SELECT row_number() OVER () AS input_line, * FROM ${parquet})`
    const rows = duckdbRows(input, map ?? 'SELECT * FROM input')
    yield* map === undefined && shape ? shaped(rows, shape) : rows
  } finally {
    await staged?.remove()
  }
}

/** Builds the values of Parquet rows, whose columns are those of the first row. */
async function* shaped(rows: AsyncIterable<SourceRow>, shape: RowShape): AsyncGenerator<SourceRow> {
  let header: string[] | undefined
  let build: ReturnType<RowShape>
  for await (const row of rows) {
    if (row.reason !== undefined) yield row
    else {
      const value = row.value as Record<string, unknown>
      if (!header) {
        header = Object.keys(value)
        build = shape(header)
      }
      yield { ...row, value: build!(header.map((name) => value[name])) }
    }
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
