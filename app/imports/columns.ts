import { type HeaderTable, matchHeaders, type MatchedColumn } from '#domain/people/headers/match_headers'
import { shapeRows } from '#domain/people/headers/shape_rows'
import { BadFileError, type RowShape } from './source_row.js'

const MAX_NAMED = 20

/** The field that a user chose for each header. Headers with null or no entry are skipped. */
export type ChosenColumns = Readonly<Record<string, string | null>>

type ShapeOptions = {
  ignoreUnknown: boolean
  chosen?: ChosenColumns
  onColumns: (columns: readonly MatchedColumn[]) => void
}

/**
 * Returns the shape of a file's rows. The shape throws `BadFileError` for a header without the
 * required field, and for unknown columns unless `ignoreUnknown` is set. With `chosen`, it uses
 * only the chosen columns and matches none itself.
 */
export function columnShape(
  file: string,
  table: HeaderTable,
  { ignoreUnknown, chosen, onColumns }: ShapeOptions
): RowShape {
  return (header) => {
    const columns = chosen ? chosenColumns(header, chosen) : matchHeaders(header, table)
    const problem = problemOf(columns, table, ignoreUnknown || chosen !== undefined)
    if (problem !== null) throw new BadFileError(`${file} ${problem}`)
    onColumns(columns)
    return shapeRows(columns)
  }
}

function problemOf(
  columns: readonly MatchedColumn[],
  { fields, required }: HeaderTable,
  ignoreUnknown: boolean
): string | null {
  const next = 'To map them yourself, write a mapping with --map=suggest.'
  if (!columns.some(({ field }) => field === required || field === `${required}.last`))
    return `has no column for ${required}; its columns are ${listed(columns)}. ${next}`
  // Columns without a name are ignored.
  const unknown = columns.filter(({ field, header }) => field === null && header !== '')
  if (ignoreUnknown || unknown.length === 0) return null
  return `has unknown columns: ${listed(unknown)}. Add --ignore-unknown to skip them. ${next} Valid columns: ${fields.join(', ')}.`
}

function listed(columns: readonly MatchedColumn[]): string {
  const named = columns.slice(0, MAX_NAMED).map(({ header, nearest }) => {
    const name = JSON.stringify(header.slice(0, 80))
    return nearest === undefined ? name : `${name} (nearest: ${nearest})`
  })
  return [...named, ...(columns.length > MAX_NAMED ? [`and ${columns.length - MAX_NAMED} more`] : [])].join(
    ', '
  )
}

/**
 * Renames the fields of a JSON object to the known fields: `Full Name` becomes `name`. Returns null
 * if no field changes.
 */
export function renamedFields(value: unknown, table: HeaderTable): Renamed | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const keys = Object.keys(value)
  const columns = matchHeaders(keys, table)
  if (columns.every(({ header, field }) => field === header || field === null)) return null
  const row = shapeRows(columns)(Object.values(value))
  for (const { header, field } of columns)
    if (field === null) row[header] = (value as Record<string, unknown>)[header]
  return { row, columns }
}

const chosenColumns = (header: readonly string[], chosen: ChosenColumns): MatchedColumn[] =>
  header.map((name) => ({ header: name, field: chosen[name] ?? null }))

/** Renames the fields of a JSON object as chosen and leaves out the other fields. */
export function chosenFields(value: unknown, chosen: ChosenColumns): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return shapeRows(chosenColumns(Object.keys(value), chosen))(Object.values(value))
}

type Renamed = { row: Record<string, unknown>; columns: MatchedColumn[] }
