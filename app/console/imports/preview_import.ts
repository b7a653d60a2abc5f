import { basename } from 'node:path'
import { validationFailed } from '#domain/errors'
import type { HeaderTable, MatchedColumn } from '#domain/people/headers/match_headers'
import type { ChosenColumns } from '#app/imports/columns'
import type { ImportReport } from '#app/imports/import_report'
import type { Imports } from '#app/imports/imports'
import { BadFileError } from '#app/imports/source_row'
import { matchedColumns } from '#app/imports/suggest_mapping'
import { firstValues } from './first_values.js'
import type { ImportedKind } from './running_imports.js'

/** Rows read by default: enough to check a mapping, and quick even for a large file. */
const FIRST_ROWS = 1000
const MAX_SHOWN = 100

export type PreviewOptions = {
  kind: ImportedKind
  columns?: ChosenColumns
  source?: string
  /** Reads the whole file instead of about the first 1,000 rows. */
  whole: boolean
}

/**
 * Returns the columns of a file with their suggested or chosen fields, and the records that an
 * import would store.
 */
export async function previewImport(imports: Imports, path: string, options: PreviewOptions) {
  const { kind, columns: chosen, source, whole } = options
  const { headers: table } = await imports.target(kind)
  const columns = await columnsOf(path, table)
  const used = chosen ?? Object.fromEntries(columns.map(({ header, field }) => [header, field]))
  checkChosen(used, table)
  const examples = await firstValues(path)
  const end = new AbortController()
  const { report, samples, failures } = await imports.preview(kind, [path], {
    ...{ columns: used, source, signal: end.signal, keepRejected: true },
    onProgress: (_, rows) => {
      if (!whole && rows >= FIRST_ROWS) end.abort()
    },
  })
  return {
    columns: columns.map(({ header, nearest = null }) => ({
      ...{ header, field: used[header] ?? null, nearest },
      examples: examples.get(header) ?? [],
    })),
    fields: fieldsOf(table),
    required: table.required,
    whole: whole || !end.signal.aborted,
    samples,
    // Messages name the path on the server; the user knows only the file.
    failures: failures.map((text) => text.replaceAll(path, basename(path))),
    ...shownReport(report),
  }
}

/** Throws `validation_failed` for an unknown field, and for two columns with one field that is not a list. */
export function checkChosen(columns: ChosenColumns, table: HeaderTable): void {
  const fields = fieldsOf(table)
  const seen = new Map<string, string>()
  for (const [header, field] of Object.entries(columns)) {
    if (field === null) continue
    if (!fields.includes(field))
      throw validationFailed({ columns: [`${header}: there is no field ${field}`] })
    const other = seen.get(field)
    if (other !== undefined && !table.lists.includes(field))
      throw validationFailed({ columns: [`${other} and ${header} cannot both be ${field}`] })
    seen.set(field, header)
  }
}

/** Returns the first rejects and dropped values of a report. */
export const shownReport = ({ read, written, rejected, rejects, ...more }: ImportReport) => ({
  ...{ read, written, rejected, suppressed: more.suppressed ?? 0 },
  rejects: rejects.slice(0, MAX_SHOWN).map(({ line, reason, row = {} }) => ({ line, reason, row })),
  dropped: more.dropped.slice(0, MAX_SHOWN).map(({ line, field, reason }) => ({ line, field, reason })),
  dropped_by_field: more.dropped_by_field,
})

const fieldsOf = ({ fields, headers }: HeaderTable): string[] => [
  ...new Set([...fields, ...Object.keys(headers)]),
]

async function columnsOf(path: string, table: HeaderTable): Promise<MatchedColumn[]> {
  try {
    return await matchedColumns(path, table)
  } catch (error) {
    if (!(error instanceof BadFileError)) throw error
    throw validationFailed({ file: [error.message.replaceAll(path, basename(path))] })
  }
}
