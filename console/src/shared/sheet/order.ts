import { useMemo } from 'react'
import { sorted, useSort } from '../sort'
import type { SheetColumn } from './column'

/** Returns items in the order that the address holds, as the sheet shows them. */
export function useOrder<T>(columns: readonly SheetColumn<T>[], items: readonly T[]): readonly T[] {
  const { by: sortBy, descending = false } = useSort() ?? {}
  return useMemo(() => {
    const by = columns.find(({ key, value }) => value && key === sortBy)
    return by ? sorted(items, by.value!, descending) : items
  }, [items, columns, sortBy, descending])
}
