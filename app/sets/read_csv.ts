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
/** Lines read before other requests get a turn of the event loop. */
const LINES_PER_TURN = 2_000

/**
 * Parses CSV text, with the same limits as JSON rows. Throws `validation_failed` with the row and
 * field (`rows.0.name`) and the line number.
 */
export async function readCsv(csv: string): Promise<PersonRow[]> {
  const rows: PersonRow[] = []
  const lines: number[] = []
  const maxRows = env.get('SET_MAX_ITEMS')
  for await (const row of csvRows(linesOf(csv))) {
    if ('reason' in row) throw validationFailed({ csv: [`line ${row.line}: ${row.reason}`] })
    rows.push(rowOfCsv(row.value as Record<string, string>))
    lines.push(row.line)
    if (rows.length > maxRows) throw validationFailed({ csv: [`must have at most ${maxRows} rows`] })
  }
  if (rows.length === 0) throw validationFailed({ csv: ['must have a header and at least one row'] })
  const problems = await fieldErrorsOf(rowsSchema, { rows })
  if (problems) throw validationFailed(withLines(problems, lines))
  return rows
}

/** Adds the row's first line to each validation message. */
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
    if (line % LINES_PER_TURN === 0) await setImmediate()
  }
}
