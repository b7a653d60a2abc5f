import type { MatchedColumn } from './match_headers.js'

/** Builds the object of a row from its values, in the order of the columns. */
export type ShapeRow = (values: readonly unknown[]) => Record<string, unknown>

const NAME_PARTS = ['name.first', 'name.middle', 'name.last']

/** Returns a function that builds a row from the values of matched columns. Skips other columns. */
export function shapeRows(columns: readonly MatchedColumn[]): ShapeRow {
  const places = new Map<string, number[]>()
  for (const [i, { field }] of columns.entries())
    if (field !== null) places.set(field, [...(places.get(field) ?? []), i])
  // A whole name wins over its parts.
  const parts = places.has('name') ? [] : NAME_PARTS.flatMap((part) => places.get(part) ?? [])
  const plain: [string, number][] = []
  const joined: [string, number[]][] = []
  const socials: [string, number][] = []
  for (const [field, at] of places) {
    if (NAME_PARTS.includes(field)) continue
    if (field.startsWith('socials.')) socials.push([field.slice('socials.'.length), at[0]])
    else if (at.length > 1) joined.push([field, at])
    else plain.push([field, at[0]])
  }
  return (values) => {
    const row: Record<string, unknown> = {}
    for (const [field, at] of plain) row[field] = values[at]
    for (const [field, at] of joined) row[field] = together(at.map((i) => values[i]))
    if (parts.length)
      row.name = parts
        .map((i) => textOf(values[i]))
        .filter(Boolean)
        .join(' ')
    for (const [network, at] of socials) {
      if (isBlank(values[at])) continue
      row.socials = { ...(isRecord(row.socials) ? row.socials : {}), [network]: values[at] }
    }
    return row
  }
}

/** Joins the values of several columns for one list. */
function together(values: readonly unknown[]): unknown {
  const given = values.filter((value) => !isBlank(value))
  return given.every((value) => typeof value === 'string') ? given.join(';') : given.flat()
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

const textOf = (value: unknown): string => (isBlank(value) ? '' : String(value).trim())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
