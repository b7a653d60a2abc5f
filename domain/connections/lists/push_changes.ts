import type { ListRow } from './list_rows.js'

export const PUSH_RULES = ['overwrite', 'only_empty', 'never'] as const
type PushRule = (typeof PUSH_RULES)[number]

/** Which value of a person goes to which field of the list, and when it may be written. */
export type PushField = { from: string; to: string; rule: PushRule }

/** How a Set is pushed. `match` is the `to` of the field by which people are found in the list. */
export type PushMapping = { match: string; fields: readonly PushField[] }

/** A person with the values of `from`. */
export type PushedPerson = { itemId: string; values: Record<string, unknown> }

/** What a push writes for a person. `rowId` is null for a row to create. */
export type PushChange = { itemId: string; rowId: string | null; fields: Record<string, unknown> }

export type PushPlan = {
  changes: PushChange[]
  /** People whose row has every value already. */
  unchanged: string[]
  /**
   * People without a value to match, with the same value as others, or with several rows or a row
   * without id.
   */
  skipped: string[]
}

/**
 * Compares people with the rows of a list. `overwrite` writes a value that differs. `only_empty`
 * writes only where the row has no value. `never` writes nothing, not even into a new row. A person
 * without a value changes nothing in that field.
 */
export function planPush(
  people: readonly PushedPerson[],
  rows: readonly ListRow[],
  { match, fields }: PushMapping
): PushPlan {
  const key = fields.find(({ to }) => to === match)!
  const byKey = Map.groupBy(rows, (row) => keyOf(row.fields[match]))
  const known = Map.groupBy(people, ({ values }) => keyOf(values[key.from]))
  const plan: PushPlan = { changes: [], unchanged: [], skipped: [] }
  for (const { itemId, values } of people) {
    const value = keyOf(values[key.from])
    const found = value === '' ? [] : (byKey.get(value) ?? [])
    const [row] = found
    const isClear = value !== '' && known.get(value)!.length === 1 && found.length <= 1 && row?.id !== null
    if (!isClear) plan.skipped.push(itemId)
    else {
      const written = fieldsOf(values, row?.fields ?? {}, fields)
      if (Object.keys(written).length === 0) plan.unchanged.push(itemId)
      else plan.changes.push({ itemId, rowId: row?.id ?? null, fields: written })
    }
  }
  return plan
}

function fieldsOf(
  values: Record<string, unknown>,
  row: Record<string, unknown>,
  fields: readonly PushField[]
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(({ from, to, rule }) => {
      const [value, now] = [values[from], row[to]]
      if (rule === 'never' || isEmpty(value)) return []
      if (rule === 'only_empty' ? !isEmpty(now) : String(now) === String(value)) return []
      return [[to, value]]
    })
  )
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const keyOf = (value: unknown): string => (isEmpty(value) ? '' : String(value).trim().toLowerCase())
