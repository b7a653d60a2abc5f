import { setImmediate } from 'node:timers/promises'
import { type FieldErrors, validationFailed } from '#domain/errors'
import { rowOfCsv } from '#domain/sets/import_rows'
import type { PersonRow } from '#domain/sets/set'
import { csvRows } from '#app/imports/csv'
import { personRowSchema } from '#app/datasets/dataset_schema'
import { s } from '#app/shared/schema/schema'
import { fieldErrorsOf } from '#app/shared/schema/validate'
import env from '#start/env'

const rowsSchema = s.object({ rows: s.array(personRowSchema) })
/** Other requests have their turn after so many lines. */
const LINES_AT_ONCE = 2_000

/**
 * The rows of a spreadsheet, under the limits of rows given as JSON. Throws `validation_failed` that names the row and
 * the field (`rows.0.name`) and the line of the text.
 */
export async function readCsv(csv: string): Promise<PersonRow[]> {
  const rows: PersonRow[] = []
  const lines: number[] = []
  const most = env.get('SET_MAX_ITEMS')
  for await (const row of csvRows(linesOf(csv))) {
    if ('reason' in row) throw validationFailed({ csv: [`line ${row.line}: ${row.reason}`] })
    rows.push(rowOfCsv(row.value as Record<string, string>))
    lines.push(row.line)
    if (rows.length > most) throw validationFailed({ csv: [`must have at most ${most} rows`] })
  }
  if (rows.length === 0) throw validationFailed({ csv: ['must have a header and at least one row'] })
  const problems = await fieldErrorsOf(rowsSchema, { rows })
  if (problems) throw validationFailed(withLines(problems, lines))
  return rows
}

/** The problems of rows, each message with the line that the row begins on. */
function withLines(problems: FieldErrors, lines: readonly number[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([path, messages]) => {
      const line = lines[Number(path.split('.')[1])]
      return [path, messages.map((message) => `line ${line}: ${message}`)]
    })
  )
}

async function* linesOf(text: string): AsyncGenerator<{ line: number; text: string }> {
  let from = text.startsWith('\uFEFF') ? 1 : 0
  for (let line = 1; from <= text.length; line++) {
    const end = text.indexOf('\n', from)
    const to = end === -1 ? text.length : end
    yield { line, text: text.slice(from, end !== -1 && text[to - 1] === '\r' ? to - 1 : to) }
    from = to + 1
    if (line % LINES_AT_ONCE === 0) await setImmediate()
  }
}
