import type { Sorted } from '#app/shared/database/order_by'
import { s } from '#app/shared/schema/schema'

/** The query `sort` of a list: one of its columns, descending behind a minus. */
export const sortBy = <const N extends string>(names: readonly N[]) =>
  s
    .enum([...names, ...names.map((name): `-${N}` => `-${name}`)] as readonly Sorted<N>[])
    .describe('The column to sort by, descending behind a minus')
    .optional()
