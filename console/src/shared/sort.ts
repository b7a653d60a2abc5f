import { useSearch } from '@tanstack/react-router'

/** The column that a table is sorted by. */
export type Sort = { by: string; descending: boolean }

/**
 * The query parameter for the sort order of a table. On a page with several tables, each has its
 * own.
 */
export type SortParam = 'sort' | 'sort_2'

/**
 * Returns the sort order in the URL, or null. The parameter is `name`, or `-name` for
 * descending.
 */
export function useSort(param: SortParam = 'sort'): Sort | null {
  const search = useSearch({ strict: false }) as Partial<Record<SortParam, string>>
  const sort = search[param]
  if (!sort) return null
  return sort.startsWith('-') ? { by: sort.slice(1), descending: true } : { by: sort, descending: false }
}

/**
 * Returns the sort parameter after a press on a column: ascending, then descending, then the
 * default (undefined).
 */
export function nextSort(current: Sort | null, by: string): string | undefined {
  if (current?.by !== by) return by
  return current.descending ? undefined : `-${by}`
}

type Value = string | number | null

/** Sorts items by a value. Items with null come last in both directions. */
export function sorted<T>(items: readonly T[], value: (item: T) => Value, descending: boolean): T[] {
  const sign = descending ? -1 : 1
  return items.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

const compare = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare
