import { namedRow, type RowShape, type SourceRow } from '../source_row.js'
import { cellText, columnOf } from './cells.js'
import { plainText, readWorkbook, type Workbook } from './workbook.js'
import { ZipParts } from './zip_parts.js'

type SheetRow = { line: number; values: string[] }

/** Maximum bytes of a sheet. A sheet of a million rows with 30 columns is about 2 GB. */
const MAX_SHEET_BYTES = 2 ** 32
const MAX_COLUMNS = 16_384
/** Maximum characters in one row. Excel limits a cell to 32,767 characters. */
const MAX_ROW_CHARACTERS = 2 ** 24

/**
 * Streams the rows of one sheet of an .xlsx workbook: the first visible one, or `sheet`. The first
 * row with values is the header. Every value is text; dates are ISO 8601. Skips blank rows and
 * columns without a header.
 */
export async function* xlsxRows(
  path: string,
  { sheet, shape = namedRow }: { sheet?: string; shape?: RowShape }
): AsyncGenerator<SourceRow> {
  const parts = await ZipParts.open(path)
  try {
    const workbook = await readWorkbook(path, parts, sheet)
    let columns: number[] = []
    let build: ReturnType<RowShape> | undefined
    for await (const { line, values } of sheetRows(parts, workbook)) {
      if (values.every((value) => value.trim() === '')) continue
      if (build) yield { line, value: build(columns.map((at) => values[at] ?? '')), textual: true }
      else {
        columns = [...values.keys()].filter((at) => values[at].trim() !== '')
        build = shape(columns.map((at) => values[at].trim()))
      }
    }
  } finally {
    parts.close()
  }
}

async function* sheetRows(parts: ZipParts, workbook: Workbook): AsyncGenerator<SheetRow> {
  let ready: SheetRow[] = []
  let [line, values, at, characters] = [0, [] as string[], -1, 0]
  let [type, style, raw, isText, isPhonetic] = ['n', 0, '', false, false]
  const pieces = parts.parseStream(workbook.sheet.part, MAX_SHEET_BYTES, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1)
        ;[values, at, characters] = [[], -1, 0]
      } else if (name === 'c') {
        at = attributes.r === undefined ? at + 1 : columnOf(attributes.r)
        ;[type, style, raw] = [attributes.t ?? 'n', Number(attributes.s ?? 0), '']
        if (!(at >= 0 && at < MAX_COLUMNS))
          throw new Error(`its row ${line} has a cell outside of all columns`)
      } else if (name === 'rPh') isPhonetic = true
      else if (name === 'v' || name === 't') isText = !isPhonetic
    },
    text(piece) {
      if (!isText) return
      raw += piece
      characters += piece.length
      if (characters > MAX_ROW_CHARACTERS)
        throw new Error(`its row ${line} is longer than ${MAX_ROW_CHARACTERS} characters`)
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false
      else if (name === 'rPh') isPhonetic = false
      else if (name === 'c') {
        while (values.length < at) values.push('')
        values[at] = type === 'inlineStr' ? plainText(raw) : cellText(raw, type, style, workbook)
      } else if (name === 'row') ready.push({ line, values })
    },
  })
  for await (const _ of pieces) {
    yield* ready
    ready = []
  }
}
