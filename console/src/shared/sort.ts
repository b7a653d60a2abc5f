import { useSearch } from '@tanstack/react-router'

/** What a column is sorted by: as the service knows it, or a value of each item where the table has all of them. */
export type Sort = { by: string; descending: boolean }

/** The parameter of the address that says how a table is sorted; a page with several has one for each. */
export type SortParam = 'sort' | 'sort_2' | 'sort_3'

/** How a table is sorted: `name`, or `-name` for descending; null where the address says nothing of it. */
export function useSort(param: SortParam = 'sort'): Sort | null {
  const search = useSearch({ strict: false }) as Partial<Record<SortParam, string>>
  const sort = search[param]
  if (!sort) return null
  return sort.startsWith('-') ? { by: sort.slice(1), descending: true } : { by: sort, descending: false }
}

/** What the address says after a press on a column: ascending, descending, as before. */
export function nextSort(current: Sort | null, by: string): string | undefined {
  if (current?.by !== by) return by
  return current.descending ? undefined : `-${by}`
}

type Value = string | number | null

/** Items in the order of a value of theirs; those without one stand last. */
export function sorted<T>(items: readonly T[], value: (item: T) => Value, descending: boolean): T[] {
  const sign = descending ? -1 : 1
  return items.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)]
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}

const compare = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare
