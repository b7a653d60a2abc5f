export type Sorted<N extends string> = N | `-${N}`

/**
 * The ORDER BY of a list: the expression of the column asked for, descending behind a minus, what has none last; among equals, and
 * where none is asked for, what `otherwise` says.
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
