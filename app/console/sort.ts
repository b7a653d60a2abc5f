import type { Sorted } from '#app/shared/database/order_by'
import { s } from '#app/shared/schema/schema'

export const sortBy = <const N extends string>(names: readonly N[]) =>
  s
    .enum([...names, ...names.map((name): `-${N}` => `-${name}`)] as readonly Sorted<N>[])
    .describe('The column to sort by, with a leading minus for descending order')
    .optional()
