/**
 * `column IN (...)` for a list that is not empty, with its values. Lists are filled up to the next power of two, so that few
 * different statements come of many lengths.
 */
export function anyOf(column: string, values: readonly string[]): [condition: string, values: string[]] {
  const length = 2 ** Math.ceil(Math.log2(values.length))
  const filled = [...values, ...Array<string>(length - values.length).fill(values[0])]
  return [`${column} IN (${filled.map(() => '?').join(', ')})`, filled]
}
