import type { Sql } from '#domain/ports/sql'

/**
 * Returns the condition that `column` equals one of `values`, and its one bound value. The
 * statement is the same for any number of values. All values must have one type, and numbers must
 * be whole.
 */
export function anyOf(
  { dialect }: Pick<Sql, 'dialect'>,
  column: string,
  values: readonly (string | number)[]
): [condition: string, value: string] {
  if (dialect === 'sqlite') return [`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values)]
  const elements = values.map((value) =>
    typeof value === 'number' ? value : `"${value.replace(/["\\]/g, '\\$&')}"`
  )
  return [
    `${column} = ANY(?::${typeof values[0] === 'number' ? 'bigint' : 'text'}[])`,
    `{${elements.join(',')}}`,
  ]
}
