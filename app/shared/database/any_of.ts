import type { Sql } from '#domain/ports/sql'

/**
 * The condition that `column` equals one of `values`, and the one value that the condition binds. The statement stays the
 * same for any number of values. All values have the same type; a number must be a whole number.
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
