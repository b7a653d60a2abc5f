import { isObject } from '#domain/is_object'
import type { AppList } from './app_list.js'

/** A row of an app's list. Rows of spreadsheets have no id. */
export type ListRow = { id: string | null; fields: Record<string, unknown> }

/** A page of rows. `header` has the names of a spreadsheet's columns, which its first row states. */
export type ListPage = { rows: ListRow[]; next: string | null; header: string[] | null }

/**
 * Reads the rows of a response. Returns null if the response has no array of rows at `list.rows`. A
 * row is an object, or an array of cells below a first row of column names.
 */
export function rowsIn(body: unknown, list: AppList, header: string[] | null = null): ListPage | null {
  const found = at(body, list.rows)
  const next = list.next === null ? null : at(body, list.next)
  // A spreadsheet without cells has no member for them.
  if (!Array.isArray(found)) return found === undefined && list.rows !== null && isObject(body) ? EMPTY : null
  const stated = header === null && Array.isArray(found[0]) ? found[0].map(String) : null
  const names = header ?? stated
  const rows = found.slice(stated ? 1 : 0).flatMap((row): ListRow[] => {
    if (Array.isArray(row)) return names ? [{ id: null, fields: ofCells(names, row) }] : []
    if (!isObject(row)) return []
    const fields = list.fields === null ? row : row[list.fields]
    return isObject(fields) ? [{ id: idOf(at(row, list.id)), fields }] : []
  })
  return { rows, next: typeof next === 'string' && next !== '' ? next : null, header: names }
}

const EMPTY: ListPage = { rows: [], next: null, header: null }

/** Returns the body of a request that writes fields. */
export const bodyOf = (fields: Record<string, unknown>, list: AppList): Record<string, unknown> =>
  list.fields === null ? fields : { [list.fields]: fields }

const ofCells = (names: readonly string[], cells: readonly unknown[]): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name, i) => (name === '' ? [] : [[name, cells[i] ?? null]])))

const idOf = (id: unknown): string | null =>
  (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null

function at(value: unknown, path: string | null): unknown {
  if (path === null) return value
  return path.split('.').reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value)
}
