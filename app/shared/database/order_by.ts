export type Sorted<N extends string> = N | `-${N}`

/**
 * Returns the ORDER BY clause of a list. `sort` names a column, with a leading minus for descending
 * order. Null values come last. `otherwise` breaks ties and is the default order.
 */
export function orderBy<N extends string>(
  sort: Sorted<N> | undefined,
  expressions: Record<N, string>,
  otherwise: string
): string {
  if (sort === undefined) return `ORDER BY ${otherwise}`
  const isDescending = sort.startsWith('-')
  const expression = expressions[(isDescending ? sort.slice(1) : sort) as N]
  return `ORDER BY (${expression} IS NULL), ${expression} ${isDescending ? 'DESC' : 'ASC'}, ${otherwise}`
}
