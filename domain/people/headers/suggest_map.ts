import type { MatchedColumn } from './match_headers.js'

/**
 * Writes a DuckDB SELECT that maps matched columns to fields, for `--map`. Lists the other columns
 * and all fields in comments.
 */
export function suggestMap(columns: readonly MatchedColumn[], fields: readonly string[]): string {
  const byField = Map.groupBy(
    columns.filter(({ field }) => field !== null),
    ({ field }) => field!
  )
  const of = (field: string) => (byField.get(field) ?? []).map(({ header }) => quoted(header))
  const items = ['input_line']
  for (const field of fields) {
    const own = of(field)
    if (own.length > 0) items.push(`${joined(own, ';')} AS ${field}`)
    if (field === 'name' && own.length === 0) {
      const parts = ['name.first', 'name.middle', 'name.last'].flatMap(of)
      items.push(
        parts.length > 0 ? `${joined(parts, ' ')} AS name` : `NULL AS name -- required: choose a column`
      )
    }
    if (field === 'socials') {
      const socials = [...byField.keys()].filter((one) => one.startsWith('socials.'))
      const pairs = socials.map((one) => `'${one.slice('socials.'.length)}', ${of(one)[0]}`)
      if (pairs.length > 0) items.push(`json_object(${pairs.join(', ')}) AS socials`)
    }
  }
  const others = columns.filter(({ field }) => field === null)
  return [
    ...others.map(
      ({ header, nearest }) => `-- Not mapped: ${quoted(header)}${nearest ? `, perhaps ${nearest}` : ''}`
    ),
    `-- Columns: ${fields.join(', ')}`,
    'SELECT',
    withCommas(items),
    'FROM input',
    '',
  ].join('\n')
}

/** Puts commas before comments. */
const withCommas = (items: readonly string[]): string =>
  items
    .map((item, i) => {
      const [code, comment] = item.split(/ (?=-- )/)
      return `  ${code}${i < items.length - 1 ? ',' : ''}${comment ? ` ${comment}` : ''}`
    })
    .join('\n')

const joined = (columns: readonly string[], separator: string): string =>
  columns.length === 1 ? columns[0] : `concat_ws('${separator}', ${columns.join(', ')})`

/** Quotes a name for DuckDB. Line breaks would end a comment. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""').replace(/[\r\n]+/g, ' ')}"`
