import { isObject } from '#domain/is_object'

type Row = Record<string, unknown>

/** Formats rows as columns with headings. Numbers are right-aligned. */
function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns.map(words), ...rows.map((row) => columns.map((column) => shown(row[column])))]
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i].length)))
  const isNumeric = columns.map((column) => rows.every((row) => isNumberOrEmpty(row[column])))
  return lines
    .map((line) =>
      line
        .map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}

/** Formats a result for people: plain values one per line, each list as a table. */
export function answerText(answer: object): string {
  const entries = Object.entries(answer)
  const lists = entries.filter((entry): entry is [string, Row[]] => isListOfObjects(entry[1]))
  const values = entries.filter(([, value]) => !isListOfObjects(value))
  const width = Math.max(0, ...values.map(([name]) => words(name).length))
  return [
    values.map(([name, value]) => `${words(name).padEnd(width)}  ${shown(value)}`).join('\n'),
    ...lists.map(([name, rows]) => (rows.length > 0 ? table(rows) : `No ${words(name)}.`)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const words = (name: string) => name.replaceAll('_', ' ')

/** An empty list counts as a list of objects, because its item type is unknown. */
const isListOfObjects = (value: unknown): boolean => Array.isArray(value) && value.every(isObject)

const isNumberOrEmpty = (value: unknown) => typeof value === 'number' || value === null || value === undefined

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : '-'
  return isObject(value) ? JSON.stringify(value) : String(value).replace(/\s+/g, ' ')
}
